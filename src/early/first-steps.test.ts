// @vitest-environment jsdom
import { login, logout } from '@generated/api/session/session'
import { checkHasOrders, readUserDetails } from '@generated/api/user/user'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { configureRequest } from '@/api/calls/auth-port'
import { type WireCall, wireCall } from '@/api/calls/wire-call'
import { serverNow } from '@/values/dates/clock'
import { dropFirstCalls, sendFirstCall, takeFirstCall, takeFirstConfig } from './first-steps'

const DETAILS = '/api/user/details'
const MINE = { baseUrl: 'http://portal.test', language: 'fi-FI', authorization: 'Bearer mine' }
const wire = (url: string, over: Partial<typeof MINE> = {}): WireCall =>
  wireCall({ method: 'GET', url }, { ...MINE, ...over })
const own = wire(DETAILS)

let sent: string[] = []
let answers: Record<string, (request: Request) => Response | Promise<Response>>
let authorization = 'Bearer mine'
const details = (name: string) => Response.json({ companyName: name })

/** Sets what the page's first script leaves on window. */
const leave = (...calls: WireCall[]) => {
  window.portalFirst = { calls: Promise.resolve(calls.map(sendFirstCall)) }
}

beforeEach(() => {
  sent = []
  answers = {}
  authorization = 'Bearer mine'
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    sent.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('Authorization')}`)
    const answer = answers[request.headers.get('Authorization') ?? 'none']
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(request)
  })
  configureRequest({
    auth: {
      authorization: async () => authorization,
      refreshAfterUnauthorized: async () => false,
      expire: () => undefined,
      onRefused: () => undefined,
      epoch: () => 1,
    },
  })
  configureRequest({
    baseUrl: 'http://portal.test',
    onContractMismatch: () => undefined,
    earlyResponse: takeFirstCall,
  })
})
afterEach(() => {
  delete window.portalFirst
  configureRequest({ earlyResponse: () => undefined })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first script’s response is used once for the same call of the portal', async () => {
  answers = { 'Bearer mine': () => details('Virtanen Oy') }
  leave(own)
  expect(await readUserDetails()).toEqual({ companyName: 'Virtanen Oy' })
  expect(sent).toHaveLength(1)
  await readUserDetails()
  expect(sent).toHaveLength(2)
})

test('a first call without an answer is given up after 30 seconds, and sent again', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController()
    setTimeout(() => deadline.abort(new DOMException('late', 'TimeoutError')), ms)
    return deadline.signal
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const never = ({ signal }: Request) =>
    new Promise<Response>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  answers = { 'Bearer mine': (request) => (sent.length === 1 ? never(request) : details('Mine Oy')) }
  leave(own)
  const read = readUserDetails()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await read).toEqual({ companyName: 'Mine Oy' })
})

test('a response for another login is discarded and read again [SES-14]', async () => {
  answers = { 'Bearer mine': () => details('Mine Oy'), 'Bearer other': () => details('Other Oy') }
  leave(wire(DETAILS, { authorization: 'Bearer other' }))
  expect(await readUserDetails()).toEqual({ companyName: 'Mine Oy' })
  // Not used later either, when the other session is open.
  authorization = 'Bearer other'
  await readUserDetails()
  expect(sent).toEqual([
    'GET /api/user/details Bearer other',
    'GET /api/user/details Bearer mine',
    'GET /api/user/details Bearer other',
  ])
})

test('a response used later does not set the server clock offset', async () => {
  const date = new Date(Date.now() - 20_000).toUTCString()
  answers = { 'Bearer mine': () => Response.json({ companyName: 'Mine Oy' }, { headers: { Date: date } }) }
  leave(own)
  await readUserDetails()
  expect(serverNow()).toBeGreaterThan(Date.now() - 5000)
  await readUserDetails()
  expect(serverNow()).toBeLessThan(Date.now() - 15_000)
})

test('a call with another language or address is not the same call [FMT-08]', async () => {
  answers = { 'Bearer mine': () => details('Mine Oy') }
  for (const call of [wire(DETAILS, { language: 'en-US' }), wire(DETAILS, { baseUrl: 'http://other.test' })]) {
    sent = []
    leave(call)
    await readUserDetails()
    expect(sent).toHaveLength(2)
  }
})

test('other reads leave the first call in place, a command discards it', async () => {
  answers = { 'Bearer mine': () => details('Mine Oy') }
  leave(own)
  await checkHasOrders().catch(() => undefined)
  expect(window.portalFirst?.calls).toBeDefined()
  await logout({ removeRefreshToken: true }).catch(() => undefined)
  expect(window.portalFirst?.calls).toBeUndefined()
})

test('several responses are used at the same time, each once, and others stay for their own call', async () => {
  answers = { 'Bearer mine': () => details('Mine Oy') }
  const orders = wire('/api/user/has-orders')
  leave(own, orders, wire('/api/settings'))
  await Promise.all([readUserDetails(), checkHasOrders().catch(() => undefined)])
  expect(sent).toHaveLength(3)
  expect(await window.portalFirst?.calls).toHaveLength(1)
  await Promise.all([readUserDetails(), checkHasOrders().catch(() => undefined)])
  expect(sent).toHaveLength(5)
})

test('a response older than half a minute is read again', async () => {
  answers = { 'Bearer mine': () => details('Mine Oy') }
  leave(own)
  await window.portalFirst?.calls
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
  await readUserDetails()
  expect(sent).toHaveLength(2)
})

test('a read whose first call got no response is sent again', async () => {
  let tries = 0
  answers = {
    'Bearer mine': () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch')
      return details('Mine Oy')
    },
  }
  leave(own)
  expect(await readUserDetails()).toEqual({ companyName: 'Mine Oy' })
  expect(tries).toBe(2)
})

const credentials = { username: 'aino.virtanen', password: 'salainen' }
const loginCall = wireCall(
  { method: 'POST', url: '/api/login', data: credentials },
  { ...MINE, authorization: undefined },
)
const refused = () =>
  Response.json(
    { errors: [{ code: 'access_denied', message: '', severity: 'Error' }], canRetry: false },
    { status: 401 },
  )

test('a login submitted before the portal loaded is sent once; another password is sent as a new call [SES-01]', async () => {
  answers = { none: refused }
  leave(loginCall)
  await expect(login(credentials)).rejects.toMatchObject({ status: 401, items: [{ code: 'access_denied' }] })
  expect(sent).toHaveLength(1)
  leave(loginCall)
  await expect(login({ ...credentials, password: 'toinen' })).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(3)
})

test('a login whose first call got no response is not sent again automatically', async () => {
  leave(loginCall)
  await expect(login(credentials)).rejects.toMatchObject({ kind: 'network' })
  expect(sent).toHaveLength(1)
})

const opened = () =>
  Response.json({
    accessToken: 'early',
    tokenType: 'Bearer',
    expiresIn: 3600,
    refreshToken: 'again',
    roles: ['Signatory'],
    isUserImpersonate: false,
  })
const ENDED = 'GET /api/logout Bearer early'

test('ends the session of an early login that is not used: another password, half a minute later, or the page is left [SES-14]', async () => {
  answers = { none: opened, 'Bearer early': () => new Response(null, { status: 204 }) }
  leave(loginCall)
  await login(credentials)
  await dropFirstCalls()
  expect(sent).toEqual(['POST /api/login null'])
  sent = []
  leave(loginCall)
  await login({ ...credentials, password: 'toinen' })
  await vi.waitFor(() => expect(sent).toContain(ENDED))
  sent = []
  leave(loginCall)
  await dropFirstCalls()
  expect(sent).toContain(ENDED)
  expect(window.portalFirst?.calls).toBeUndefined()
  sent = []
  leave(loginCall)
  await window.portalFirst?.calls
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
  await login(credentials)
  await vi.waitFor(() => expect(sent).toContain(ENDED))
})

test('ends no session after an early login that was refused, unreadable or unanswered', async () => {
  for (const answer of [
    refused,
    () => new Response('<html>'),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    answers = { none: answer }
    leave(loginCall)
    await dropFirstCalls()
  }
  expect(sent).toEqual(Array(3).fill('POST /api/login null'))
})

test('the configuration that the first script requested is read once', () => {
  const config = Promise.resolve(new Response('{}'))
  window.portalFirst = { config }
  expect([takeFirstConfig(), takeFirstConfig()]).toEqual([config, undefined])
})
