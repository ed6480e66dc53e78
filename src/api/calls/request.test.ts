import { createDeposit } from '@generated/api/accounts/accounts'
import { readFeatureFlags } from '@generated/api/content/content'
import { changePassword } from '@generated/api/password/password'
import { cancelPayment, readPaymentStatus } from '@generated/api/payments/payments'
import { login } from '@generated/api/session/session'
import { readTopUp } from '@generated/api/top-ups/top-ups'
import { checkHasOrders, readUserDetails } from '@generated/api/user/user'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { serverNow } from '@/values/dates/clock'
import { ApiError } from '../replies/api-error'
import { type AuthPort, configureRequest } from './auth-port'
import { wireCall } from './wire-call'
import '../../../tests/support/loaded-engine'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const refusal = (status: number, code: string, canRetry = false) =>
  json(status, { errors: [{ code, message: code, severity: 'Error' }], canRetry })

let sent: Request[] = []
let answers: (() => Response | Promise<Response>)[] = []
const answer = (...next: typeof answers) => {
  answers = next
}

type FakeAuth = { [Key in keyof AuthPort]: AuthPort[Key] }
let auth: FakeAuth

// Loads the engine first: a dynamic import in flight ignores fake timers.
beforeAll(async () => {
  await import('../replies/retry-after')
})

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(input instanceof Request ? input : new Request(input, init))
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
  auth = {
    authorization: vi.fn(async () => 'Bearer t1'),
    refreshAfterUnauthorized: vi.fn(async () => false),
    expire: vi.fn(),
    onRefused: vi.fn(),
    epoch: vi.fn(() => 1),
  }
  configureRequest({ auth })
  configureRequest({ baseUrl: 'http://portal.test', onContractMismatch: () => undefined })
  setCurrentLocale('en')
})
afterEach(() => {
  setCurrentLocale('fi')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('an ApiError was expected')
  return error
}

test('sends the language and the authorization of the session [FMT-08] [SES-21]', async () => {
  answer(() => json(200, true))
  expect(await checkHasOrders()).toBe(true)
  expect(sent[0]?.headers.get('Accept-Language')).toBe('en-US')
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer t1')
})

test('does not send an authenticated call without a session [SES-21]', async () => {
  auth.authorization = async () => undefined
  const error = await failure(checkHasOrders())
  expect([error.kind, error.status, sent.length]).toEqual(['no-session', 401, 0])
})

test('login sends no authorization, and its 401 does not affect a session', async () => {
  answer(() => refusal(401, 'invalid_username_or_password'))
  const error = await failure(login({ username: 'aino.virtanen', password: 'x' }))
  expect(error.codes).toEqual(['invalid_username_or_password'])
  expect(sent[0]?.headers.get('Authorization')).toBeNull()
  expect(auth.refreshAfterUnauthorized).not.toHaveBeenCalled()
})

test('retries three times, 2000 ms apart, and only when the error body says canRetry [SES-22]', async () => {
  const busy = () => refusal(503, 'service_unavailable', true)
  answer(busy, busy, busy, () => json(200, false))
  const call = checkHasOrders()
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await call).toBe(false)
  expect(sent).toHaveLength(4)

  sent = []
  answer(busy, busy, busy, busy, () => json(200, false))
  const exhausted = failure(checkHasOrders())
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await exhausted).codes).toEqual(['service_unavailable'])
  expect(sent).toHaveLength(4)

  sent = []
  answer(
    () => refusal(503, 'service_unavailable'),
    () => json(200, false),
  )
  expect((await failure(checkHasOrders())).status).toBe(503)
  expect(sent).toHaveLength(1)
})

test('a 401 in a live session refreshes once and goes on, then logs out as expired [SES-23]', async () => {
  auth.refreshAfterUnauthorized = vi.fn(async () => true)
  answer(
    () => refusal(401, 'unauthorized'),
    () => json(200, true),
  )
  expect(await checkHasOrders()).toBe(true)
  expect(auth.refreshAfterUnauthorized).toHaveBeenCalledTimes(1)

  answer(
    () => refusal(401, 'unauthorized'),
    () => refusal(401, 'unauthorized'),
  )
  expect((await failure(checkHasOrders())).status).toBe(401)
  expect(auth.expire).toHaveBeenCalledTimes(1)
})

test('a 401 on a call that carries a password leaves the session alone [SES-23]', async () => {
  answer(() => refusal(401, 'unauthorized'))
  const body = { currentPassword: 'a', newPassword: 'Etuportaali-2', confirmPassword: 'Etuportaali-2' }
  expect((await failure(changePassword(body))).status).toBe(401)
  expect(auth.expire).not.toHaveBeenCalled()
  expect(auth.refreshAfterUnauthorized).not.toHaveBeenCalled()
})

test('drops an answer that arrives after the session changed [SES-14]', async () => {
  let epoch = 1
  auth.epoch = () => epoch
  answer(() => {
    epoch = 2
    return json(200, true)
  })
  expect((await failure(checkHasOrders())).kind).toBe('superseded')
})

test('returns a read’s response as received, and later reports mismatches by operation and path, never by value [CTR-04]', async () => {
  const reported = vi.fn()
  let isTime = () => {}
  const time = new Promise<void>((done) => {
    isTime = done
  })
  configureRequest({ onContractMismatch: reported, readyToValidate: () => time })
  const reply = { companyName: 'Salainen Oy', roles: 'none' }
  answer(() => json(200, reply))
  expect(await readUserDetails()).toEqual(reply)
  await vi.runAllTimersAsync()
  // The reply of an earlier test may still be waiting for its validator.
  expect(reported).not.toHaveBeenCalledWith(expect.objectContaining({ operation: 'readUserDetails' }))
  isTime()
  await vi.waitFor(() =>
    expect(reported).toHaveBeenCalledWith({ operation: 'readUserDetails', path: '/api/user/details roles' }),
  )
  expect(JSON.stringify(reported.mock.calls)).not.toContain('Salainen')
  configureRequest({ readyToValidate: () => Promise.resolve() })
})

const deposit = () =>
  createDeposit({ payment: { method: 'Online', methodCode: 'FI01' }, accountNumber: 'acc-1', amount: 100 })

test('tells whether the outcome of a failed command is known', async () => {
  expect((await failure(deposit())).outcomeUnknown).toBe(true)
  answer(() => refusal(500, 'internal_error'))
  expect((await failure(deposit())).outcomeUnknown).toBe(true)
  answer(() => new Response('{"paymentId":', { status: 200 }))
  const malformed = await failure(deposit())
  expect([malformed.kind, malformed.outcomeUnknown]).toEqual(['malformed', true])
  answer(() => refusal(400, 'amount_below_minimum'))
  expect((await failure(deposit())).outcomeUnknown).toBe(false)
})

test('sends the idempotency key it is given, the same one after a refresh and after canRetry [PAY-12]', async () => {
  const key = '8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4'
  auth.refreshAfterUnauthorized = async () => true
  answer(
    () => refusal(401, 'unauthorized'),
    () => refusal(503, 'service_unavailable', true),
    () => json(201, { paymentId: 'pay-1', depositOrderId: 'o-1' }),
  )
  const body = { payment: { method: 'Online', methodCode: 'FI01' }, accountNumber: 'acc-1', amount: 100 } as const
  const made = createDeposit(body, { 'Idempotency-Key': key })
  await vi.runAllTimersAsync()
  expect(await made).toEqual({ paymentId: 'pay-1', depositOrderId: 'o-1' })
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([key, key, key])
})

test('reads an HTML error body as an error without items', async () => {
  answer(() => new Response('<html>no</html>', { status: 404, headers: { 'Content-Type': 'text/html' } }))
  const error = await failure(checkHasOrders())
  expect([error.status, error.items]).toEqual([404, []])
})

test.each([
  [['idempotency_key_reused'], true],
  [['validation_failed', 'idempotency_key_reused'], true],
  [['top_up_in_progress'], true],
  [['validation_failed'], false],
  [[], false],
])('a rejection with the codes %j may be of the same command: %s [SES-24]', (codes, expected) => {
  const items = codes.map((code) => ({ code, message: '', severity: 'Error' as const }))
  for (const canRetry of [false, true]) {
    const error = new ApiError({ kind: 'http', operation: 'createDeposit', status: 409, items, canRetry })
    expect(error.outcomeUnknown).toBe(expected)
  }
})

test('an HTML error leaves the outcome of a command unknown, except for 401, 403 and 429 [PAY-23]', async () => {
  const page = (status: number) => () =>
    new Response('<html>no</html>', { status, headers: { 'Content-Type': 'text/html' } })
  const outcomes: boolean[] = []
  for (const status of [400, 404, 403, 429]) {
    answer(page(status), page(status), page(status))
    const failed = failure(deposit())
    await vi.runAllTimersAsync()
    outcomes.push((await failed).outcomeUnknown)
  }
  expect(outcomes).toEqual([true, true, false, false])
  answer(() => refusal(404, 'payment_not_found'))
  expect((await failure(deposit())).outcomeUnknown).toBe(false)
})

test('an id that changes the path of a call is answered as not found, without sending anything', async () => {
  for (const id of ['..\\..\\order\\status\\pay-7001', '..\\logout?removeRefreshToken=true', 'summary', '..', '']) {
    const error = await failure(readTopUp(id))
    expect([error.kind, error.status, error.outcomeUnknown]).toEqual(['http', 404, false])
  }
  for (const id of ['..\\..\\api\\user?', '..']) {
    expect((await failure(readPaymentStatus(id))).status).toBe(404)
    expect((await failure(cancelPayment(id))).status).toBe(404)
  }
  expect(sent).toEqual([])
  answer(() => json(200, {}))
  await readTopUp('t-3001')
  expect(sent[0]?.url).toBe('http://portal.test/api/top-up-load/t-3001')
})

test('takes the server’s time from the API, not from a content file that a cache may have stored [FMT-05]', async () => {
  const date = 'Fri, 27 Nov 2026 03:00:00 GMT'
  const dated = (body: unknown) => () => new Response(JSON.stringify(body), { headers: { Date: date } })
  answer(dated({}), dated(true))
  await readFeatureFlags()
  expect(serverNow()).toBe(Date.now())
  await checkHasOrders()
  expect(serverNow()).toBe(Date.parse(date))
})

const WAIT = { status: 429, headers: { 'Retry-After': '4' } }
const limited = () => new Response('<html>slow down</html>', WAIT)

test('a 429 with a short Retry-After is sent again, within ten seconds in total', async () => {
  answer(limited, limited, () => json(200, true))
  const call = checkHasOrders()
  await vi.advanceTimersByTimeAsync(3999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(4001)
  expect(await call).toBe(true)
  expect(sent).toHaveLength(3)

  sent = []
  answer(limited, limited, limited, () => json(200, true))
  const exhausted = failure(checkHasOrders())
  await vi.advanceTimersByTimeAsync(20_000)
  const error = await exhausted
  expect([error.status, error.codes, error.retryAfterS, sent.length]).toEqual([429, ['too_many_requests'], 4, 3])
})

test('a 429 on a command is sent again too, because it was not carried out', async () => {
  answer(limited, () => json(201, { paymentId: 'pay-1', depositOrderId: 'o-1' }))
  const call = createDeposit({ payment: { method: 'Online', methodCode: 'FI01' }, accountNumber: 'acc-1', amount: 100 })
  await vi.advanceTimersByTimeAsync(4000)
  expect(await call).toEqual({ paymentId: 'pay-1', depositOrderId: 'o-1' })
  expect(sent).toHaveLength(2)
})

test('commands with a key are sent without cookies, so that browsers use another connection for them [PAY-12]', async () => {
  answer(() => json(200, { hasOrders: true }))
  await checkHasOrders()
  answer(() => json(201, { paymentId: 'pay-1', depositOrderId: 'o-1' }))
  const body = { payment: { method: 'Online' as const, methodCode: 'FI01' }, accountNumber: 'acc-1', amount: 100 }
  await createDeposit(body, { 'Idempotency-Key': crypto.randomUUID() })
  expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'omit'])
})

test.each([
  ['0af7651916cd43dd8448eb211c80319c', '0af7651916cd43dd8448eb211c80319c'],
  ['<b>call +358 600 1234</b>', undefined],
  ['r'.repeat(65), undefined],
])('an error carries the X-Request-Id %s of the answer as %s [CTR-01]', async (sentId, requestId) => {
  answer(() => new Response('{}', { status: 500, headers: { 'X-Request-Id': sentId } }))
  expect((await failure(checkHasOrders())).requestId).toBe(requestId)
})

test('sends lists in a query by repeating their name, and leaves absent values out', () => {
  const { url } = wireCall(
    { url: '/api/x', params: { id: ['a', 'b'], text: 'ä &', none: undefined, nothing: null } },
    { baseUrl: '', language: 'fi-FI', authorization: undefined },
  )
  expect(url).toBe('/api/x?id=a&id=b&text=%C3%A4+%26')
})
