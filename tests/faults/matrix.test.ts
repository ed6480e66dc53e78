// @vitest-environment jsdom
/**
 * Every operation of the contract × every way a call can fail, at the request function, in fake time. Each must end with one
 * ApiError (or the reply) after a limited number of requests. New operations are included automatically.
 */
import { contractData } from '@generated/contract-data'
import { contractExamples } from '@generated/contract-examples'
import { type OperationName, type OperationRow, registry } from '@generated/registry'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureRequest } from '@/api/calls/auth-port'
import { request } from '@/api/calls/request'
import { ApiError } from '@/api/replies/api-error'
import { installSession } from '@/session/auth'
import { currentSession, endSession, startSession } from '@/session/session-store'

const names = Object.keys(registry) as OperationName[]

/** The API's reply to every call of the operation under test. */
type Fault = (call: Request) => Response | Promise<Response>

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const refusal = (status: number, code: string, canRetry = false) =>
  json(status, { errors: [{ code, message: code, severity: 'Error' }], canRetry })
const limited = (wait: string) =>
  new Response('{"errors":[{"code":"too_many_requests","message":"","severity":"Error"}]}', {
    status: 429,
    headers: { 'Retry-After': wait },
  })
const never: Fault = (call) =>
  new Promise<Response>((_, reject) => {
    call.signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
  })
const later = (ms: number, answer: () => Response): Fault => {
  return () => new Promise((resolve) => setTimeout(() => resolve(answer()), ms))
}

/** These open a session, so their 401 is not about an existing one. */
const OPENS_SESSION: OperationName[] = ['login', 'refreshSession', 'readImpersonation']
const exampleBody = (name: OperationName) => Object.values(contractExamples[name].request)[0] ?? {}
/** A 401 of these means a wrong password (SES-23). */
const carriesPassword = (name: OperationName) =>
  Object.keys(exampleBody(name)).some((field) => field === 'password' || field === 'currentPassword')
/** A 401 of the others triggers a refresh or ends the session (SES-23). */
const isAboutSession = (name: OperationName) =>
  !OPENS_SESSION.includes(name) && !carriesPassword(name) && name !== 'readPaymentStatus'
const isFile = (name: OperationName) => {
  const { responses, successStatus } = contractData[name]
  const types = responses[String(successStatus)]?.contentTypes ?? []
  return types.length > 0 && !types.includes('application/json')
}
/** No field of the reply is required, so that it may be empty. */
const mayBeEmpty = (name: OperationName) => contractData[name].canBeEmpty === true
/** Every success of the operation has a body. */
const hasReply = (name: OperationName) => isFile(name) || (contractData[name].reply && !mayBeEmpty(name))
/** Only a reply with the contract's shape is accepted. */
const mustFit = (name: OperationName) =>
  isFile(name) || (contractData[name].reply && contractData[name].effect === 'command')

let fault: Fault
let onRefresh: Fault
let underTest: OperationName
let sent: string[] = []
/** Each mismatch is reported once, so an operation's may have come in another of its tests. */
const mismatches = new Set<string>()
let stop: () => void

const pathOf = (name: OperationName) => registry[name].path.replaceAll(/\{\w+\}/g, 'x-1')
const isRefresh = (call: Request) =>
  underTest !== 'refreshSession' && new URL(call.url).pathname === '/api/login/refresh'

beforeAll(async () => {
  // An import() in flight does not follow fake time, so load these first.
  await Promise.all([
    import('@/api/replies/received-file'),
    import('@/api/replies/reply-shape'),
    import('@/api/replies/retry-after'),
    import('@/api/calls/http'),
    ...Object.values<OperationRow>(registry).map(async (row) => row.reply?.()),
  ])
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 12, 10) })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const call = input instanceof Request ? input : new Request(input, init)
    sent.push(`${call.method} ${new URL(call.url).pathname}`)
    return isRefresh(call) ? onRefresh(call) : fault(call)
  })
  configureRequest({
    baseUrl: 'http://portal.test',
    onContractMismatch: ({ operation }) => mismatches.add(operation),
  })
  stop = installSession()
})
afterAll(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
beforeEach(() => {
  sent = []
  fault = never
  onRefresh = () => json(200, { accessToken: 'a2', tokenType: 'Bearer', expiresIn: 3600, refreshToken: 'r2' })
  startSession(
    {
      accessToken: 'a1',
      tokenType: 'Bearer',
      refreshToken: 'r1',
      expiresIn: 3600,
      roles: ['Signatory'],
      isUserImpersonate: false,
    },
    { keep: false },
  )
})
afterEach(() => endSession('logged-out'))

type Outcome = { error: unknown } | { value: unknown }

/** Upper bound of a call in ms of fake time: three retries, or a timeout after a refresh. */
const TIMEOUT_MS = 45_000
const STEP_MS = 500

/** Calls the operation and advances time until it settles. @throws Error if it does not */
async function outcomeOf(name: OperationName): Promise<Outcome> {
  underTest = name
  const { method, hasBody } = contractData[name]
  let outcome: Outcome | undefined
  const call = request<unknown>(
    {
      url: pathOf(name),
      method,
      ...(hasBody && { data: exampleBody(name) }),
      ...(isFile(name) && { responseType: 'blob' }),
    },
    { operation: name },
  )
  call.then(
    (value) => {
      outcome = { value }
    },
    (error: unknown) => {
      outcome = { error }
    },
  )
  for (let waited = 0; !outcome && waited <= TIMEOUT_MS; waited += STEP_MS) await vi.advanceTimersByTimeAsync(STEP_MS)
  if (!outcome) throw new Error(`${name} hangs`)
  return outcome
}

async function failureOf(name: OperationName): Promise<ApiError> {
  const outcome = await outcomeOf(name)
  if (!('error' in outcome)) throw new Error(`${name} succeeded`)
  expect(outcome.error).toBeInstanceOf(ApiError)
  // The line above has checked that it failed.
  const error = outcome.error as ApiError
  expect(error.operation).toBe(name)
  return error
}

const calls = () => sent.filter((line) => line !== 'POST /api/login/refresh' || underTest === 'refreshSession').length
const refreshes = () => sent.length - calls()

test('the matrix contains every operation of the contract', () => {
  expect(names.length).toBeGreaterThan(80)
  expect(names.toSorted()).toEqual(Object.keys(contractData).toSorted())
})

describe.each(names)('%s', (name) => {
  test('500 is one error after one request', async () => {
    fault = () => refusal(500, 'internal_error')
    const error = await failureOf(name)
    expect([error.kind, error.status, error.codes, error.canRetry]).toEqual(['http', 500, ['internal_error'], false])
    expect([calls(), refreshes()]).toEqual([1, 0])
  })

  test('500 that can be retried is one error after four requests [SES-22]', async () => {
    fault = () => refusal(500, 'internal_error', true)
    const started = Date.now()
    const error = await failureOf(name)
    expect([error.status, error.canRetry, calls()]).toEqual([500, true, 4])
    expect(Date.now() - started).toBeGreaterThanOrEqual(6000)
  })

  test('401 refreshes at most once and ends the session only if it is about the session [SES-23]', async () => {
    fault = () => refusal(401, 'unauthorized')
    const error = await failureOf(name)
    expect([error.kind, error.status]).toEqual(['http', 401])
    expect([calls(), refreshes()]).toEqual(isAboutSession(name) ? [2, 1] : [1, 0])
    expect(currentSession() === undefined).toBe(isAboutSession(name))
  })

  test('401 with a refused refresh is one error after one request [SES-11]', async () => {
    fault = () => refusal(401, 'unauthorized')
    onRefresh = () => refusal(400, 'invalid_grant')
    const error = await failureOf(name)
    expect(error.status).toBe(401)
    expect([calls(), refreshes()]).toEqual(isAboutSession(name) ? [1, 1] : [1, 0])
    expect(currentSession() === undefined).toBe(isAboutSession(name))
  })

  test('401 whose refresh gets no reply fails, and keeps the session', async () => {
    fault = () => refusal(401, 'unauthorized')
    onRefresh = never
    const outcome = await outcomeOf(name)
    expect('error' in outcome && outcome.error instanceof ApiError).toBe(true)
    expect([calls(), refreshes()]).toEqual(isAboutSession(name) ? [1, 1] : [1, 0])
    expect(currentSession()).toBeDefined()
  })

  test('403 is one error after one request and keeps the session', async () => {
    fault = () => refusal(403, 'forbidden')
    const error = await failureOf(name)
    expect([error.kind, error.status, calls(), refreshes()]).toEqual(['http', 403, 1, 0])
    expect(currentSession()).toBeDefined()
  })

  test('404 with an HTML body is one error without items', async () => {
    fault = () => new Response('<html>no</html>', { status: 404, headers: { 'Content-Type': 'text/html' } })
    const error = await failureOf(name)
    expect([error.kind, error.status, error.items, calls()]).toEqual(['http', 404, [], 1])
  })

  test('malformed JSON is one error', async () => {
    fault = () => new Response('{"broken": ', { status: 200, headers: { 'Content-Type': 'application/json' } })
    const error = await failureOf(name)
    expect([error.kind, error.status, calls()]).toEqual(['malformed', 200, 1])
  })

  test('a success with an HTML page is one error', async () => {
    fault = () => new Response('<html>hi</html>', { status: 200, headers: { 'Content-Type': 'text/html' } })
    const error = await failureOf(name)
    expect([error.kind, error.status, calls()]).toEqual(['malformed', 200, 1])
  })

  test.each([
    [200, ''],
    [204, null],
    [200, 'null'],
  ])('%i without a body is one error if the contract has a body', async (status, body) => {
    fault = () => new Response(body, { status })
    if (hasReply(name)) {
      const error = await failureOf(name)
      expect([error.kind, error.status, calls()]).toEqual(['malformed', status, 1])
    } else expect(await outcomeOf(name)).toEqual({ value: undefined })
  })

  test('a reply of another shape is reported; a read returns it, a command has an unknown outcome [CTR-04]', async () => {
    const reply = { unexpected: ['one'] }
    fault = () => json(200, reply)
    if (mustFit(name) && !mayBeEmpty(name)) {
      const error = await failureOf(name)
      // A read changes nothing, whatever it returns.
      const mayHaveActed = registry[name].effect === 'command'
      expect([error.kind, error.status, error.outcomeUnknown]).toEqual(['malformed', 200, mayHaveActed])
    } else expect(await outcomeOf(name)).toEqual({ value: reply })
    expect(calls()).toBe(1)
    // All fields of these replies are optional, so this one is valid.
    const fitsAnything = mayBeEmpty(name) || ['updateBenefitGroup', 'validateEmail', 'checkPersonalId'].includes(name)
    if (contractData[name].reply && !fitsAnything) expect(mismatches).toContain(name)
  })

  test.each(['[]', '"ok"', '{}'])('%s is malformed for a command with a reply', async (body) => {
    fault = () => new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } })
    if (mustFit(name) && !(body === '{}' && mayBeEmpty(name))) expect((await failureOf(name)).kind).toBe('malformed')
    else expect(await outcomeOf(name)).toEqual({ value: JSON.parse(body) as unknown })
  })

  test('429 is retried after a short Retry-After, and reports a long one', async () => {
    fault = () => limited('4')
    const started = Date.now()
    const error = await failureOf(name)
    expect([error.status, error.retryAfterS, error.outcomeUnknown, calls()]).toEqual([429, 4, false, 3])
    expect(Date.now() - started).toBeGreaterThanOrEqual(8000)
    sent = []
    fault = () => limited('40')
    expect([(await failureOf(name)).retryAfterS, calls()]).toEqual([40, 1])
  })

  test('429 of a proxy, in HTML without Retry-After, is the same error after one request', async () => {
    fault = () => new Response('<html>no</html>', { status: 429, headers: { 'Content-Type': 'text/html' } })
    const error = await failureOf(name)
    expect([error.status, error.codes, error.outcomeUnknown, calls()]).toEqual([429, ['too_many_requests'], false, 1])
  })

  test('a path that matches another operation is never sent', async () => {
    const { method } = contractData[name]
    const evil = [
      '..',
      '.',
      '',
      '..%5C..%5Clogout',
      '..\\logout',
      'x?y',
      'x#y',
      '%2e%2e',
      '%5c',
      'a/b',
      'a%2Fb',
      'a b',
      'ä',
    ]
    const { path } = registry[name]
    const urls = path.includes('{')
      ? evil.map((text) => path.replaceAll(/\{\w+\}/g, text))
      : evil.map((text) => `${path}/${text}`)
    for (const url of urls) {
      const error = await request({ url, method }, { operation: name }).catch((thrown: unknown) => thrown)
      expect(error, url).toMatchObject({ name: 'ApiError', kind: 'http', status: 404, outcomeUnknown: false })
    }
    const other = method === 'GET' ? 'DELETE' : 'GET'
    await expect(request({ url: pathOf(name), method: other }, { operation: name })).rejects.toThrow('http 404')
    expect(sent).toEqual([])
  })

  test('no reply is a timeout after 30 s', async () => {
    const started = Date.now()
    const error = await failureOf(name)
    expect([error.kind, error.status, calls()]).toEqual(['timeout', 0, 1])
    expect(Date.now() - started).toBeGreaterThanOrEqual(30_000)
    expect(Date.now() - started).toBeLessThanOrEqual(31_000)
  })

  test('an unreachable API is one error after one request', async () => {
    fault = () => Promise.reject(new TypeError('Failed to fetch'))
    const error = await failureOf(name)
    expect([error.kind, error.status, calls()]).toEqual(['network', 0, 1])
  })

  test('a reply after 10 s is accepted', async () => {
    fault = later(10_000, () => refusal(503, 'service_unavailable'))
    const error = await failureOf(name)
    expect([error.kind, error.status, calls()]).toEqual(['http', 503, 1])
  })

  test('a reply after the session has ended is dropped [SES-14]', async () => {
    fault = later(1000, () => json(200, { unexpected: true }))
    setTimeout(() => endSession('logged-out'), 500)
    const error = await failureOf(name)
    // Calls that open a session belong to none; their reply is read and breaks the contract.
    expect([error.kind, calls()]).toEqual([OPENS_SESSION.includes(name) ? 'malformed' : 'superseded', 1])
  })

  test('the end of the session ends retries [SES-14]', async () => {
    fault = () => refusal(503, 'service_unavailable', true)
    setTimeout(() => endSession('logged-out'), 1000)
    const error = await failureOf(name)
    const ends = contractData[name].isPublic ? 'superseded' : 'no-session'
    expect([error.kind, calls()]).toEqual(OPENS_SESSION.includes(name) ? ['http', 4] : [ends, 1])
  })

  test('without a session only public operations are sent [SES-21]', async () => {
    endSession('logged-out')
    fault = () => refusal(500, 'internal_error')
    const error = await failureOf(name)
    expect([error.kind, calls()]).toEqual(contractData[name].isPublic ? ['http', 1] : ['no-session', 0])
  })
})
