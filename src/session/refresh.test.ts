// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  authorizations,
  DETAILS,
  HOUR,
  installTestBed,
  json,
  makeLocks,
  network,
  openTab,
  openTabChannel,
  REFRESH,
  refusal,
  reply,
  START,
  sentTo,
  setLocks,
  tokens,
} from '../../tests/support/session-test-bed'

installTestBed()

/** Four tabs of one remembered login; the first one logged in. */
async function openFourTabs() {
  const first = await openTab()
  first.startSession(reply(), { keep: true })
  return [first, await openTab(), await openTab(), await openTab()]
}

test('the token is checked every 5000 ms and refreshed when less than 60 s are left [SES-10] [SES-33]', async () => {
  network.answers[REFRESH] = () => tokens(2)
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 60_000)
  expect(sentTo(REFRESH)).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sentTo(REFRESH)).toHaveLength(1)
  expect(await sentTo(REFRESH)[0]?.json()).toEqual({ refreshToken: 'r1' })
  expect(tab.currentSession()).toMatchObject({
    accessToken: 'a2',
    refreshToken: 'r2',
    validTo: START + 2 * HOUR - 55_000,
  })
})

test('calls that arrive during a refresh wait for it and share it [SES-10]', async () => {
  let release: (response: Response) => void = () => undefined
  network.answers[REFRESH] = () => new Promise((done) => (release = done))
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  tab.startSession(reply(), { keep: false })
  vi.setSystemTime(START + HOUR - 30_000)
  const calls = [tab.readUserDetails(), tab.readUserDetails(), tab.readUserDetails()]
  await vi.advanceTimersByTimeAsync(1000)
  expect(sentTo(DETAILS)).toHaveLength(0)
  release(tokens(2))
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all(calls)
  expect(sentTo(REFRESH)).toHaveLength(1)
  expect(authorizations()).toEqual(['Bearer a2', 'Bearer a2', 'Bearer a2'])
})

test('four tabs of a remembered login refresh once [SES-10]', async () => {
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(tokens(2)), 300))
  const tabs = await openFourTabs()
  await vi.advanceTimersByTimeAsync(HOUR - 30_000)
  expect(sentTo(REFRESH)).toHaveLength(1)
  expect(tabs.map((tab) => tab.currentSession()?.accessToken)).toEqual(['a2', 'a2', 'a2', 'a2'])
})

test('only the tabs of a session that is not remembered ask each other for tokens [SES-10]', async () => {
  network.answers[REFRESH] = () => tokens(2)
  const tab = await openTab()
  const heard: unknown[] = []
  openTabChannel().addEventListener('message', (event) => event instanceof MessageEvent && heard.push(event.data.kind))
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 50_000)
  expect(heard).toEqual(['tokens'])
})

test('a tab holds the lock for 100 ms after a refresh, so that the others find its tokens [SES-10]', async () => {
  network.answers[REFRESH] = () => tokens(2)
  const tab = await openTab()
  const locks = makeLocks()
  setLocks(locks)
  const { refresh } = await import('./refresh')
  const isFree = () => locks.request('portal-refresh', { ifAvailable: true }, (lock) => lock !== null)
  tab.startSession(reply(), { keep: true })
  const refreshBeforeEnd = async () => {
    const session = tab.currentSession()
    if (!session) throw new Error('no session')
    vi.setSystemTime(session.validTo - 30_000)
    return refresh(session)
  }
  expect(await refreshBeforeEnd()).toBe(true)
  await vi.advanceTimersByTimeAsync(99)
  expect(await isFree()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isFree()).toBe(true)
  delete network.answers[REFRESH]
  await expect(refreshBeforeEnd()).rejects.toMatchObject({ kind: 'network' })
  expect(await isFree()).toBe(true)
  // Nothing to find for the others.
  network.answers[REFRESH] = () => refusal(400, 'invalid_grant')
  const refused = refreshBeforeEnd()
  await vi.advanceTimersByTimeAsync(510)
  expect(await refused).toBe(false)
  expect(await isFree()).toBe(true)
  expect(await refresh({ ...tab.startSession(reply(), { keep: true }), refreshToken: undefined })).toBe(false)
})

// `PORTAL_ROUNDS=1 playwright test session-tabs` tests the same in a browser.
test.each([-1, 1])('four tabs refresh once on a machine whose clock is %i day ahead [SES-10]', async (days) => {
  const saysWhen = (answer: Response) => {
    answer.headers.set('Date', new Date(Date.now() - days * 24 * HOUR).toUTCString())
    return answer
  }
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(saysWhen(tokens(2))), 300))
  network.answers[DETAILS] = () => saysWhen(json(200, {}))
  const tabs = await openFourTabs()
  const readAll = () => Promise.all(tabs.map((tab) => tab.readUserDetails()))
  await readAll()
  await vi.advanceTimersByTimeAsync(HOUR - 30_000)
  expect(sentTo(REFRESH)).toHaveLength(1)
  expect(tabs.map((tab) => tab.currentSession()?.validTo)).toEqual(tabs.map(() => tabs[0]?.currentSession()?.validTo))
  await readAll()
  expect(authorizations()).toEqual([...tabs.map(() => 'Bearer a1'), ...tabs.map(() => 'Bearer a2')])
  expect(tabs.flatMap(({ ends }) => ends)).toEqual([])
  expect(tabs[0]?.currentSession()?.validTo).toBeLessThan(START + 2 * HOUR)
  expect(tabs[0]?.currentSession()?.validTo).toBeGreaterThan(START + 2 * HOUR - 61_000)
})

test('a tab that waited for another one finds its tokens, although they reach storage late [SES-10]', async () => {
  const tab = await openTab()
  const locks = makeLocks()
  setLocks(locks)
  const session = tab.startSession(reply(), { keep: true })
  // Another tab holds the lock for a second; the tokens it stored become visible 400 ms after it releases the lock.
  const isHeld = locks.request('portal-refresh', {}, () => new Promise((done) => setTimeout(done, 1000)))
  vi.setSystemTime(START + HOUR - 30_000)
  const { refresh } = await import('./refresh')
  const refreshed = refresh(session)
  await vi.advanceTimersByTimeAsync(1000)
  await isHeld
  await vi.advanceTimersByTimeAsync(400)
  localStorage.setItem(
    'portal.remember-me',
    JSON.stringify({ ...session, accessToken: 'a2', refreshToken: 'r2', validTo: session.validTo + HOUR }),
  )
  await vi.advanceTimersByTimeAsync(50)
  expect(await refreshed).toBe(true)
  expect(tab.currentSession()?.accessToken).toBe('a2')
  expect(sentTo(REFRESH)).toHaveLength(0)
})

test('a duplicated tab takes the new tokens of the other tab, instead of sending a used one [SES-10]', async () => {
  const tab = await openTab()
  const { id, validTo } = tab.startSession(reply(), { keep: false })
  const twin = openTabChannel()
  twin.addEventListener('message', (event) => {
    if (!(event instanceof MessageEvent) || event.data.kind !== 'tokens-wanted' || event.data.id !== id) return
    const fresh = { accessToken: 'a7', tokenType: 'Bearer', refreshToken: 'r7', validTo: validTo + HOUR }
    setTimeout(() => twin.post({ kind: 'tokens', id, tokens: fresh }), 100)
  })
  await vi.advanceTimersByTimeAsync(HOUR - 50_000)
  expect(tab.currentSession()).toMatchObject({ accessToken: 'a7', refreshToken: 'r7' })
  expect(sentTo(REFRESH)).toHaveLength(0)
})

test('a tab sends new tokens to its duplicate, and answers its request for them', async () => {
  network.answers[REFRESH] = () => tokens(2)
  const tab = await openTab()
  const { id } = tab.startSession(reply(), { keep: false })
  const twin = openTabChannel()
  const heard = vi.fn()
  twin.addEventListener('message', (event) => event instanceof MessageEvent && heard(event.data))
  await vi.advanceTimersByTimeAsync(HOUR - 50_000)
  const fresh = expect.objectContaining({ accessToken: 'a2', refreshToken: 'r2' })
  expect(heard).toHaveBeenLastCalledWith({ kind: 'tokens', id, tokens: fresh })
  heard.mockClear()
  twin.post({ kind: 'tokens-wanted', id: 'of another session' })
  twin.post({ kind: 'tokens-wanted', id })
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'tokens', id, tokens: fresh })
})

test('a refresh answered invalid_grant logs the user out as expired [SES-11]', async () => {
  network.answers[REFRESH] = () => refusal(400, 'invalid_grant')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 50_000)
  expect(tab.currentSession()).toBeUndefined()
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
})

test('a refused refresh looks for tokens of a faster tab before it ends the session [SES-10]', async () => {
  const tab = await openTab()
  const session = tab.startSession(reply(), { keep: true })
  network.answers[REFRESH] = () => {
    const newer = { ...session, accessToken: 'a2', refreshToken: 'r2', validTo: session.validTo + HOUR }
    setTimeout(() => localStorage.setItem('portal.remember-me', JSON.stringify(newer)), 300)
    return refusal(400, 'invalid_grant')
  }
  await vi.advanceTimersByTimeAsync(HOUR - 50_000)
  expect(tab.currentSession()?.accessToken).toBe('a2')
  expect(tab.ends).toEqual([])
})

test('a refresh without a response is tried again, and the session ends only at its deadline', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(sentTo(REFRESH).length).toBeGreaterThan(5)
  expect(tab.currentSession()?.accessToken).toBe('a1')
  await vi.advanceTimersByTimeAsync(5000)
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

const LOST: [string, () => Response | Promise<Response>][] = [
  ['breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is half a text', () => new Response('{"accessToken": ', { headers: { 'Content-Type': 'application/json' } })],
  ['is an error page after the act', () => new Response('<html></html>', { status: 500 })],
  ['has a blank token', () => json(200, { accessToken: '', tokenType: 'Bearer', expiresIn: 3600, refreshToken: 'r2' })],
  ['has no refresh token', () => json(200, { accessToken: 'a2', tokenType: 'Bearer', expiresIn: 3600 })],
  ['has no length', () => json(200, { accessToken: 'a2', tokenType: 'Bearer', refreshToken: 'r2' })],
  ['is of another shape', () => json(200, {})],
]

test.each(LOST)('a refresh whose response %s is sent once more with the same token', async (_what, lost) => {
  const answers = [lost, () => tokens(2)]
  network.answers[REFRESH] = () => (answers.shift() ?? (() => refusal(400, 'invalid_grant')))()
  const tab = await openTab()
  const before = tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 55_000)
  expect(await Promise.all(sentTo(REFRESH).map((request) => request.json()))).toEqual([
    { refreshToken: 'r1' },
    { refreshToken: 'r1' },
  ])
  expect(tab.currentSession()).toMatchObject({ id: before.id, accessToken: 'a2', refreshToken: 'r2' })
  expect(tab.ends).toEqual([])
})

test.each(LOST)('a refresh whose response %s both times does not change the tokens', async (_what, lost) => {
  network.answers[REFRESH] = lost
  const tab = await openTab()
  const before = tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 54_000)
  expect(sentTo(REFRESH)).toHaveLength(2)
  expect(tab.currentSession()).toEqual(before)
  expect(JSON.parse(localStorage.getItem('portal.remember-me') ?? '')).toEqual(before)
})

test('a refresh that times out is sent once more, and if refused then, ends the session [SES-11]', async () => {
  network.answers[REFRESH] = (request) => {
    if (sentTo(REFRESH).length > 1) return refusal(400, 'invalid_grant')
    return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
  }
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 24_000)
  expect(sentTo(REFRESH)).toHaveLength(2)
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('a refused refresh is not sent again [SES-11]', async () => {
  network.answers[REFRESH] = () => refusal(400, 'invalid_grant')
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 54_000)
  expect(sentTo(REFRESH)).toHaveLength(1)
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('a refresh with a lost response is not repeated after the session has ended [SES-14]', async () => {
  let lose: (error: Error) => void = () => undefined
  network.answers[REFRESH] = () => new Promise((_, reject) => (lose = reject))
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 55_000)
  tab.endSession('logged-out')
  lose(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(sentTo(REFRESH)).toHaveLength(1)
})

test('a call waits ten seconds for a refresh and is then sent; the late tokens are still used', async () => {
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(tokens(2)), 15_000))
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  vi.setSystemTime(START + HOUR - 40_000)
  const call = tab.readUserDetails()
  await vi.advanceTimersByTimeAsync(10_000)
  await call
  expect(authorizations()).toEqual(['Bearer a1'])
  await vi.advanceTimersByTimeAsync(5100)
  expect(tab.currentSession()?.accessToken).toBe('a2')
  expect(sentTo(REFRESH)).toHaveLength(1)
})

test('tokens that arrive after the logout are dropped [SES-14]', async () => {
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(tokens(2)), 2000))
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 55_000)
  expect(sentTo(REFRESH)).toHaveLength(1)
  tab.endSession('logged-out')
  await vi.advanceTimersByTimeAsync(3000)
  expect(tab.currentSession()).toBeUndefined()
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
})

test('a refresh gives up when another tab holds the lock for 65 s [SES-10]', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController()
    setTimeout(() => timeout.abort(new DOMException('', 'TimeoutError')), ms)
    return timeout.signal
  })
  const tab = await openTab()
  const locks = makeLocks()
  setLocks(locks)
  void locks.request('portal-refresh', {}, () => new Promise(() => undefined))
  const session = tab.startSession(reply(), { keep: true })
  const { refresh } = await import('./refresh')
  let failure: unknown
  refresh(session).catch((error: unknown) => (failure = error))
  await vi.advanceTimersByTimeAsync(64_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toMatchObject({ kind: 'timeout', operation: 'refreshSession' })
  expect(tab.currentSession()?.accessToken).toBe('a1')
})

test('after a refresh without a response, calls are sent for 5 s without another refresh', async () => {
  network.answers[DETAILS] = () => json(200, {})
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  const callAt = async (msLeft: number) => {
    vi.setSystemTime(START + HOUR - msLeft)
    await tab.readUserDetails()
    return sentTo(REFRESH).length
  }
  // Each refresh is sent once more.
  expect(await callAt(30_000)).toBe(2)
  expect(await callAt(25_001)).toBe(2)
  expect(await callAt(25_000)).toBe(4)
  expect(authorizations()).toEqual(['Bearer a1', 'Bearer a1', 'Bearer a1'])
})

test('without Web Locks the tab refreshes by itself', async () => {
  network.answers[REFRESH] = () => tokens(2)
  const tab = await openTab()
  setLocks(undefined)
  tab.startSession(reply(), { keep: true })
  await vi.advanceTimersByTimeAsync(HOUR - 55_000)
  expect(tab.currentSession()?.accessToken).toBe('a2')
})
