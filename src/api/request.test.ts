import { createDeposit, downloadDepositReceipt } from '@generated/api/accounts/accounts'
import { changePassword } from '@generated/api/password/password'
import { login } from '@generated/api/session/session'
import { checkHasOrders, readUserDetails } from '@generated/api/user/user'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error'
import { type AuthPort, configureAuth, configureRequest } from './auth-port'
import { fileNameOf } from './request'

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
    epoch: vi.fn(() => 1),
    onServerTime: vi.fn(),
  }
  configureAuth(auth)
  configureRequest({
    baseUrl: 'http://portal.test',
    acceptLanguage: () => 'en-US',
    onContractMismatch: () => undefined,
  })
})
afterEach(() => {
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

test('login carries no authorization and a 401 of it says nothing about a session', async () => {
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

test('reports a reply outside the contract by operation and path, never by value, and hands it on [CTR-04]', async () => {
  const reported = vi.fn()
  configureRequest({ onContractMismatch: reported })
  const reply = { companyName: 'Salainen Oy', roles: 'none' }
  answer(() => json(200, reply))
  expect(await readUserDetails()).toEqual(reply)
  expect(reported).toHaveBeenCalledWith({ operation: 'readUserDetails', path: '/api/user/details roles' })
  expect(JSON.stringify(reported.mock.calls)).not.toContain('Salainen')
})

test('hands a long reply on before it is checked, and reports it all the same [CTR-04]', async () => {
  const reported = vi.fn()
  configureRequest({ onContractMismatch: reported })
  const reply = { companyName: 'Salainen Oy', roles: 'n'.repeat(300_000) }
  answer(() => json(200, reply))
  expect(await readUserDetails()).toEqual(reply)
  expect(reported).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  expect(reported).toHaveBeenCalledWith({ operation: 'readUserDetails', path: '/api/user/details roles' })
})

test('tells whether the outcome of a failed command is known', async () => {
  const deposit = () =>
    createDeposit({ payment: { method: 'Online', methodCode: 'FI01' }, accountNumber: 'acc-1', amount: 100 })
  expect((await failure(deposit())).outcomeUnknown).toBe(true)
  answer(() => refusal(500, 'internal_error'))
  expect((await failure(deposit())).outcomeUnknown).toBe(true)
  answer(() => new Response('{"paymentId":', { status: 200 }))
  const malformed = await failure(deposit())
  expect([malformed.kind, malformed.outcomeUnknown]).toEqual(['malformed', true])
  answer(() => refusal(400, 'amount_below_minimum'))
  expect((await failure(deposit())).outcomeUnknown).toBe(false)
})

test('reads an HTML error body as an error without items', async () => {
  answer(() => new Response('<html>no</html>', { status: 404, headers: { 'Content-Type': 'text/html' } }))
  const error = await failure(checkHasOrders())
  expect([error.status, error.items]).toEqual([404, []])
})

test('hands a file over with the server’s name, and reads the error body of a file call', async () => {
  answer(
    () =>
      new Response('%PDF-', {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': "attachment; filename*=UTF-8''kuitti%20%C3%A4.pdf",
        },
      }),
  )
  const file = await downloadDepositReceipt('o-1')
  expect(file).toBeInstanceOf(File)
  expect((file as File).name).toBe('kuitti ä.pdf')
  answer(() => refusal(404, 'document_not_found'))
  expect((await failure(downloadDepositReceipt('o-1'))).codes).toEqual(['document_not_found'])
})

test('reads the file name from either form of the header', () => {
  expect(fileNameOf('attachment; filename="report.csv"')).toBe('report.csv')
  expect(fileNameOf("attachment; filename=a.csv; filename*=UTF-8''%C3%A5.csv")).toBe('å.csv')
  expect(fileNameOf("attachment; filename*=UTF-8''%E0%A4%A")).toBe('')
  expect(fileNameOf(undefined)).toBe('')
})
