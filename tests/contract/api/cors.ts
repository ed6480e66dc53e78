/** Checks that an API on another origin allows the portal's headers by CORS. */
import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { addressOf } from './caller.ts'
import { allOperations, inputsOf } from './inputs.ts'
import type { Run } from './run.ts'

/** Response headers that the portal reads (docs/backend-and-proxy.md). */
const EXPOSED = ['Date', 'Content-Disposition', 'Retry-After', 'X-Request-Id']

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean)
const allows = (headers: Headers, name: string, item: string) => listOf(headers, name).includes(item.toLowerCase())
const isLetIn = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')

/** Request headers that need a preflight. */
function sentHeaders(operation: OperationName): string[] {
  const { hasBody, parameters } = contractData[operation]
  return [
    'Accept-Language',
    'Authorization',
    ...(hasBody ? ['Content-Type'] : []),
    ...parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name),
  ]
}

async function preflight(run: Run, operation: OperationName, origin: string): Promise<void> {
  const { send, url, deadlineMs } = run.options
  const params = Object.fromEntries(inputsOf(operation).map(({ name }) => [name, 'no-such-id-0']))
  const asked = sentHeaders(operation)
  const { method } = contractData[operation]
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': asked.join(', ').toLowerCase(),
  }
  const request = new Request(addressOf({ operation, params }, url), {
    method: 'OPTIONS',
    headers,
    signal: AbortSignal.timeout(deadlineMs),
  })
  const answer = await send(request).catch(() => undefined)
  if (!answer) return run.complain(operation, 'a preflight', 'no answer')
  const { headers: given, ok } = answer
  const broken = [
    ...(ok && isLetIn(given, origin) ? [] : [`Access-Control-Allow-Origin does not let ${origin} in`]),
    // GET and POST are always allowed.
    ...(['GET', 'POST'].includes(method) || allows(given, 'Access-Control-Allow-Methods', method)
      ? []
      : [`Access-Control-Allow-Methods lacks ${method}`]),
    ...asked
      .filter((name) => !allows(given, 'Access-Control-Allow-Headers', name))
      .map((name) => `Access-Control-Allow-Headers lacks ${name}`),
  ]
  for (const finding of broken) run.complain(operation, 'a preflight', finding)
}

/** Response headers that must be readable from the portal's origin. */
async function readHeaders(run: Run, operation: OperationName, origin: string): Promise<void> {
  const { send, url, deadlineMs } = run.options
  const params = Object.fromEntries(inputsOf(operation).map(({ name }) => [name, 'no-such-id-0']))
  const request = new Request(addressOf({ operation, params }, url), {
    headers: { Origin: origin },
    signal: AbortSignal.timeout(deadlineMs),
  })
  const answer = await send(request).catch(() => undefined)
  if (!answer) return run.complain(operation, 'from the portal', 'no answer')
  if (!isLetIn(answer.headers, origin)) {
    run.complain(operation, 'from the portal', `Access-Control-Allow-Origin does not let ${origin} in`)
  }
  for (const name of EXPOSED.filter((header) => !allows(answer.headers, 'Access-Control-Expose-Headers', header))) {
    run.complain(operation, 'from the portal', `Access-Control-Expose-Headers lacks ${name}`)
  }
}

/** Skipped if portal and API have the same origin. */
export async function checkCors(run: Run): Promise<void> {
  const { origin } = run.options
  if (origin === undefined) return
  for (const operation of allOperations.filter((name) => run.wants(name))) {
    await preflight(run, operation, origin)
    if (contractData[operation].effect === 'read' && contractData[operation].method === 'GET') {
      await readHeaders(run, operation, origin)
    }
  }
}
