/** The API of another origin than the portal's must let browsers send and read what the portal needs. */
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { addressOf } from './caller.ts'
import { allOperations, inputsOf } from './inputs.ts'
import type { Run } from './run.ts'

/** Headers of answers that the portal reads (docs/backend-and-proxy.md). */
const EXPOSED = ['Date', 'Content-Disposition', 'Retry-After', 'X-Request-Id']

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean)
const allows = (headers: Headers, name: string, item: string) => listOf(headers, name).includes(item.toLowerCase())
const isLetIn = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')

/** Headers of requests that a browser asks about before it sends them. */
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
    // GET and POST need no permission.
    ...(['GET', 'POST'].includes(method) || allows(given, 'Access-Control-Allow-Methods', method)
      ? []
      : [`Access-Control-Allow-Methods lacks ${method}`]),
    ...asked
      .filter((name) => !allows(given, 'Access-Control-Allow-Headers', name))
      .map((name) => `Access-Control-Allow-Headers lacks ${name}`),
  ]
  for (const finding of broken) run.complain(operation, 'a preflight', finding)
}

/** What the answer to a real request must let the portal read. */
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

/** Nothing is asked where portal and API have one origin. */
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
