/** Sends calls of the contract, rate-limited by the API's replies, and formats calls without their secrets. */
import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'

export type Values = Record<string, unknown>
/** The session of a call. */
export type Session = {
  accessToken: string
  refreshToken: string
  tokenType: string
  /** Expiry by this machine's clock, in ms. */
  expiresAt: number
  roles: string[]
  companyId: string
}
/** A call of an operation: parameters by name, body, and the caller's session. */
export type Call = {
  operation: OperationName
  params?: Values
  body?: unknown
  by?: Pick<Session, 'accessToken' | 'tokenType'>
  /** Accept-Language; Finnish by default. */
  language?: string
  /** The value of Idempotency-Key. */
  key?: string
}
/** A reply with its whole body. `status` 0 means no reply; `failure` says why. */
export type Answer = {
  status: number
  headers: Headers
  type: string
  bytes: Uint8Array
  json: unknown
  ms: number
  failure?: string
}
export type Send = (request: Request) => Promise<Response>
export type CallerOptions = {
  url: string
  send: Send
  deadlineMs: number
  concurrency: number
  /** Sleeps between repetitions; tests replace it. */
  wait: (ms: number) => Promise<void>
}

/** A call is repeated at most this often, and only if the reply guarantees that nothing was done. */
const REPETITIONS = 3
const RETRY_MS = 2000
const LONGEST_WAIT_MS = 60_000

const DEFAULT_LANGUAGE = 'fi-FI'

const textOf = (value: unknown) => (typeof value === 'string' ? value : String(value))

export function addressOf({ operation, params = {} }: Call, url: string): URL {
  const { path, parameters } = contractData[operation]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name] ?? '')))
  const address = new URL(url.replace(/\/$/, '') + filled)
  for (const { name } of parameters.filter((parameter) => parameter.in === 'query')) {
    const value = params[name]
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value]) {
      address.searchParams.append(name, textOf(one))
    }
  }
  return address
}

const SECRET = /password|token|personalid|ssn/i
const PERSONAL_ID = /\b[0-3]\d[01]\d{3}[-+A-FU-Y]\d{3}[0-9A-Z]\b/g
const variable = (key: string) => `$${key.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}`

/** The value with its secrets replaced by shell variables. */
function withoutSecrets(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return SECRET.test(key) && value !== '' ? variable(key) : value.replaceAll(PERSONAL_ID, '$PERSONAL_ID')
  }
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, name)]))
}

/** The call as a curl line, with shell variables for tokens, passwords and personal identity codes. */
export function curlOf(call: Call): string {
  const { method } = contractData[call.operation]
  const hidden = { ...call, params: withoutSecrets(call.params ?? {}) as Values }
  const { pathname, search } = addressOf(hidden, 'http://x')
  const path = `${pathname}${search}`.replaceAll('%24', '$')
  const quoted = (text: string) => `"${text.replaceAll(/["\\`]/g, '\\$&')}"`
  return [
    `curl -X ${method} ${quoted(`$CONTRACT_URL${path}`)}`,
    ...(call.by ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(call.key === undefined ? [] : [`-H "Idempotency-Key: ${call.key}"`]),
    ...(call.language === undefined ? [] : [`-H "Accept-Language: ${call.language}"`]),
    ...(call.body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(withoutSecrets(call.body)))}`]),
  ].join(' ')
}

function requestOf(call: Call, url: string, signal: AbortSignal): Request {
  const { by, language = DEFAULT_LANGUAGE, key } = call
  const headers = {
    'Accept-Language': language,
    ...(by && { Authorization: `${by.tokenType} ${by.accessToken}` }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
  }
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  const { method } = contractData[call.operation]
  // The contract declares no redirects, so one is returned as the reply, not followed.
  return new Request(addressOf(call, url), { method, headers, body, signal, redirect: 'manual' })
}

function jsonOf(type: string, bytes: Uint8Array): unknown {
  if (type !== 'application/json') return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

async function sendOnce(call: Call, { url, send, deadlineMs }: CallerOptions): Promise<Answer> {
  const started = performance.now()
  const none = { status: 0, headers: new Headers(), type: '', bytes: new Uint8Array(), json: undefined }
  const deadline = AbortSignal.timeout(deadlineMs)
  try {
    const late = new Promise<never>((_, reject) => {
      deadline.addEventListener('abort', () => reject(new Error('late')))
    })
    const read = async () => {
      const response = await send(requestOf(call, url, deadline))
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
    }
    const { response, bytes } = await Promise.race([read(), late])
    const type = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? ''
    const { status, headers } = response
    return { status, headers, type, bytes, json: jsonOf(type, bytes), ms: performance.now() - started }
  } catch {
    const failure = deadline.aborted ? `no answer within ${deadlineMs / 1000} s` : 'the connection failed'
    return { ...none, ms: performance.now() - started, failure }
  }
}

/** How long to wait before the call may be repeated; undefined if it may not be. */
function pauseAfter({ status, headers, json }: Answer): number | undefined {
  if (status === 429) return Math.min(Number(headers.get('Retry-After') ?? 5) * 1000, LONGEST_WAIT_MS)
  const canRetry = typeof json === 'object' && json !== null && 'canRetry' in json && json.canRetry === true
  return canRetry ? RETRY_MS : undefined
}

/** A function that sends calls with limited concurrency, backs off on 429, and retries only when `canRetry` allows it. */
export function makeCaller(options: CallerOptions): (call: Call) => Promise<Answer> {
  let free = options.concurrency
  const waiting: (() => void)[] = []
  const call = async (given: Call): Promise<Answer> => {
    for (let left = REPETITIONS; ; left -= 1) {
      const answer = await sendOnce(given, options)
      const pause = pauseAfter(answer)
      if (pause === undefined || left === 0) return answer
      await options.wait(pause)
    }
  }
  return async (given) => {
    if (free === 0) await new Promise<void>((go) => waiting.push(go))
    else free -= 1
    try {
      return await call(given)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
