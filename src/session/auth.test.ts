// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  authorizations,
  DETAILS,
  HOUR,
  installTestBed,
  json,
  network,
  openTab,
  REFRESH,
  refusal,
  reply,
  START,
  sentTo,
  tokens,
} from '../../tests/support/session-test-bed'

installTestBed()

test('the header is built from token type and access token [SES-21]', async () => {
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  tab.startSession(reply({ tokenType: 'Portal', accessToken: 'secret' }), { keep: false })
  await tab.readUserDetails()
  expect(authorizations()).toEqual(['Portal secret'])
})

test('without a session an authenticated call fails as unauthorized and is not sent [SES-21]', async () => {
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  await expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'no-session', status: 401 })
  expect(network.sent).toHaveLength(0)
})

test('after the deadline no call is sent, and the session is logged out as expired [SES-23]', async () => {
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  tab.startSession(reply({ expiresIn: 600 }), { keep: false })
  vi.setSystemTime(START + 600_000)
  await expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'no-session' })
  expect(network.sent).toHaveLength(0)
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

/** Waits for calls that are answered 401 while their tab looks whether another tab has refreshed or ended the session. */
async function afterLook<T>(calls: Promise<T>): Promise<T> {
  const [result] = await Promise.all([calls, vi.advanceTimersByTimeAsync(1500)])
  return result
}

test('a 401 in a live session refreshes once and sends the call again [SES-23]', async () => {
  network.answers[REFRESH] = () => tokens(2)
  network.answers[DETAILS] = (request) =>
    request.headers.get('Authorization') === 'Bearer a2' ? json(200, {}) : refusal(401, 'unauthorized')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await afterLook(tab.readUserDetails())
  expect(authorizations()).toEqual(['Bearer a1', 'Bearer a2'])
  expect(tab.ends).toEqual([])
})

test('calls that are made while a refused token is refreshed wait for the new one [SES-10]', async () => {
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(tokens(2)), 1000))
  network.answers[DETAILS] = (request) =>
    request.headers.get('Authorization') === 'Bearer a2' ? json(200, {}) : refusal(401, 'unauthorized')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  const first = tab.readUserDetails()
  await vi.advanceTimersByTimeAsync(1000)
  const second = tab.readUserDetails()
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all([first, second])
  expect(authorizations()).toEqual(['Bearer a1', 'Bearer a2', 'Bearer a2'])
})

test('a call that is refused waits ten seconds for the refresh; then it fails, but the session goes on', async () => {
  network.answers[REFRESH] = () => new Promise(() => undefined)
  network.answers[DETAILS] = () => refusal(401, 'unauthorized')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  const failure = expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'timeout', operation: 'refreshSession' })
  await vi.advanceTimersByTimeAsync(10_000)
  await failure
  expect(tab.ends).toEqual([])
})

test('a call whose refresh is refused fails as unauthorized, unless another tab has newer tokens [SES-11] [SES-23]', async () => {
  network.answers[REFRESH] = () => refusal(401, 'unauthorized')
  network.answers[DETAILS] = (request) =>
    request.headers.get('Authorization') === 'Bearer a2' ? json(200, {}) : refusal(401, 'unauthorized')
  const tab = await openTab()
  const session = tab.startSession(reply(), { keep: true })
  const saved = tab.readUserDetails()
  await vi.advanceTimersByTimeAsync(700)
  const newer = { ...session, accessToken: 'a2', refreshToken: 'r2', validTo: session.validTo + 1000 }
  localStorage.setItem('portal.remember-me', JSON.stringify(newer))
  await vi.advanceTimersByTimeAsync(800)
  await saved
  expect(authorizations()).toEqual(['Bearer a1', 'Bearer a2'])
  network.answers[DETAILS] = () => refusal(401, 'unauthorized')
  await afterLook(expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'http', status: 401 }))
  expect(sentTo(DETAILS)).toHaveLength(3)
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('a 401 after that refresh logs out as expired [SES-23]', async () => {
  network.answers[REFRESH] = () => tokens(2)
  network.answers[DETAILS] = () => refusal(401, 'unauthorized')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await afterLook(expect(tab.readUserDetails()).rejects.toMatchObject({ status: 401 }))
  expect(sentTo(REFRESH)).toHaveLength(1)
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('several calls answered 401 share one refresh [SES-10]', async () => {
  network.answers[REFRESH] = () => tokens(2)
  network.answers[DETAILS] = (request) =>
    request.headers.get('Authorization') === 'Bearer a2' ? json(200, {}) : refusal(401, 'unauthorized')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await afterLook(Promise.all([tab.readUserDetails(), tab.readUserDetails()]))
  expect(sentTo(REFRESH)).toHaveLength(1)
})

test('a call whose 401 arrives after a refresh is sent again with the new tokens [SES-10]', async () => {
  network.answers[REFRESH] = () => tokens(2)
  let isFirst = true
  network.answers[DETAILS] = async (request) => {
    if (request.headers.get('Authorization') === 'Bearer a2') return json(200, {})
    if (!isFirst) await new Promise((done) => setTimeout(done, 2000))
    isFirst = false
    return refusal(401, 'unauthorized')
  }
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  const calls = [tab.readUserDetails(), tab.readUserDetails()]
  await vi.advanceTimersByTimeAsync(3000)
  await Promise.all(calls)
  expect(sentTo(REFRESH)).toHaveLength(1)
})

test('if the refresh after a 401 gets no response, the call fails but the session goes on', async () => {
  network.answers[DETAILS] = () => refusal(401, 'unauthorized')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await afterLook(expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'network', operation: 'refreshSession' }))
  expect(tab.currentSession()?.accessToken).toBe('a1')
})

test('a 401 after a logout in another tab ends this session without sending a refresh [SES-14]', async () => {
  network.answers[DETAILS] = () => refusal(401, 'unauthorized')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  const call = expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'http', status: 401 })
  // What the other tab wrote reaches this one's storage 300 ms late.
  await vi.advanceTimersByTimeAsync(300)
  localStorage.removeItem('portal.remember-me')
  await vi.advanceTimersByTimeAsync(1200)
  await call
  expect(sentTo(REFRESH)).toHaveLength(0)
  expect(tab.ends).toEqual([{ reason: 'elsewhere', hasFailed: false }])
})

test('a 401 in an impersonation ends it without a refresh [SES-30]', async () => {
  network.answers[DETAILS] = () => refusal(401, 'unauthorized')
  const tab = await openTab()
  tab.startImpersonatedSession({ accessToken: 'i1', roles: ['Signatory'], validTo: START + 600_000 })
  await expect(tab.readUserDetails()).rejects.toMatchObject({ status: 401 })
  expect(sentTo(REFRESH)).toHaveLength(0)
  expect(tab.ends).toEqual([{ reason: 'impersonation-ended', hasFailed: false }])
})

test('a call that waited for a refresh is not sent when the session has ended meanwhile [SES-14]', async () => {
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(tokens(2)), 3000))
  const tab = await openTab()
  tab.startSession(reply(), { keep: false })
  vi.setSystemTime(START + 3_570_000)
  const failure = expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'no-session' })
  await vi.advanceTimersByTimeAsync(1000)
  tab.endSession('logged-out')
  await vi.advanceTimersByTimeAsync(3000)
  await failure
  expect(sentTo(DETAILS)).toHaveLength(0)
})

test('a call that waited for a refresh is never sent with the next user’s token [SES-14]', async () => {
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(tokens(2)), 3000))
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  tab.startSession(reply(), { keep: false })
  vi.setSystemTime(START + 3_570_000)
  const failure = expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'no-session' })
  await vi.advanceTimersByTimeAsync(1000)
  tab.endSession('logged-out')
  tab.startSession(reply({ accessToken: 'b1', refreshToken: 'rb' }), { keep: false })
  await vi.advanceTimersByTimeAsync(3000)
  await failure
  expect(sentTo(DETAILS)).toHaveLength(0)
  expect(tab.currentSession()?.accessToken).toBe('b1')
})

test('calls of a new session do not wait for the refresh of the session before [SES-14]', async () => {
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(tokens(2)), 3000))
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 55_000)
  expect(sentTo(REFRESH)).toHaveLength(1)
  tab.endSession('logged-out')
  tab.startSession(reply({ accessToken: 'b1', refreshToken: 'rb' }), { keep: true })
  const call = tab.readUserDetails()
  await vi.advanceTimersByTimeAsync(0)
  expect(authorizations()).toEqual(['Bearer b1'])
  await call
})

test('a call whose session reaches its deadline while it waits for a refresh is not sent [SES-23]', async () => {
  network.answers[REFRESH] = () => new Promise(() => undefined)
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  tab.startSession(reply({ expiresIn: 64 }), { keep: true })
  // The next checks of the session are before and after its deadline.
  await vi.advanceTimersByTimeAsync(2500)
  vi.setSystemTime(START + 54_000)
  const failure = expect(tab.readUserDetails()).rejects.toMatchObject({ kind: 'no-session' })
  await vi.advanceTimersByTimeAsync(10_000)
  await failure
  expect(sentTo(DETAILS)).toHaveLength(0)
})

test('a page that is unloading follows the session no longer', async () => {
  const tab = await openTab()
  const [{ recordEntered, returnTarget }, { registerDraft }] = await Promise.all([
    import('./history'),
    import('./draft'),
  ])
  const logIn = () => tab.startSession(reply({ expiresIn: 60 }), { keep: false, owner: 'aino' })
  logIn()
  tab.endSession('expired')
  tab.close()
  logIn()
  expect(returnTarget()).toBe('/login')
  recordEntered('/reports')
  registerDraft('employee', () => ({ firstName: 'Aino' }))
  const { validTo } = logIn()
  vi.setSystemTime(validTo)
  for (const waking of ['focus', 'online', 'pageshow', 'storage']) window.dispatchEvent(new Event(waking))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(tab.ends).toHaveLength(1)
  tab.endSession('expired')
  expect(Object.keys(sessionStorage)).toEqual([])
})
