// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  installTestBed,
  network,
  noContent,
  openTab,
  refusal,
  reply,
  START,
  sentTo,
} from '../../tests/support/session-test-bed'

installTestBed()

const LOGOUT = '/api/logout'
const open = async () => {
  const tab = await openTab()
  return { ...tab, ...(await import('./logout')) }
}

test('logout calls the API and deletes the remembered login [SES-13]', async () => {
  network.answers[LOGOUT] = noContent
  const tab = await open()
  tab.startSession(reply(), { keep: true })
  await tab.logOut()
  expect(sentTo(LOGOUT)[0]?.url).toBe('http://portal.test/api/logout?removeRefreshToken=true')
  expect(tab.currentSession()).toBeUndefined()
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
  expect(tab.ends).toEqual([{ reason: 'logged-out', hasFailed: false }])
})

test('a failed logout call still ends the session here and says so [SES-13]', async () => {
  network.answers[LOGOUT] = () => refusal(500, 'internal_error')
  const tab = await open()
  tab.startSession(reply(), { keep: false })
  await tab.logOut()
  expect(tab.ends).toEqual([{ reason: 'logged-out', hasFailed: true }])
  expect(sessionStorage.getItem('portal.session')).toBeNull()
})

test('a logout call without a response ends the session here all the same [SES-13]', async () => {
  network.answers[LOGOUT] = () => new Promise(() => undefined)
  const tab = await open()
  tab.startSession(reply(), { keep: false })
  const result = tab.logOut()
  await vi.advanceTimersByTimeAsync(7999)
  expect(tab.ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await result
  expect(tab.ends).toEqual([{ reason: 'logged-out', hasFailed: true }])
})

test('a logout of a session that has expired says that instead [SES-13]', async () => {
  const tab = await open()
  tab.startSession(reply({ expiresIn: 60 }), { keep: false })
  vi.setSystemTime(START + 60_000)
  await tab.logOut()
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
  expect(network.sent).toHaveLength(0)
})

test('a logout that the API refuses as expired says that instead [SES-13] [SES-23]', async () => {
  network.answers[LOGOUT] = () => refusal(401, 'unauthorized')
  network.answers['/api/login/refresh'] = () => refusal(400, 'invalid_grant')
  const tab = await open()
  tab.startSession(reply(), { keep: true })
  const result = tab.logOut()
  await vi.advanceTimersByTimeAsync(1500)
  await result
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('a logout that is answered after the next login does not end it [SES-14]', async () => {
  let answer: (response: Response) => void = () => undefined
  network.answers[LOGOUT] = () => new Promise((done) => (answer = done))
  const tab = await open()
  tab.startSession(reply(), { keep: false })
  const result = tab.logOut()
  await vi.advanceTimersByTimeAsync(1)
  tab.startSession(reply({ accessToken: 'b1' }), { keep: false })
  answer(noContent())
  await result
  expect(tab.currentSession()?.accessToken).toBe('b1')
  expect(tab.ends).toEqual([])
})

test('a logout without a response does not stop the logout of the next session [SES-13]', async () => {
  network.answers[LOGOUT] = () => new Promise(() => undefined)
  const tab = await open()
  tab.startSession(reply(), { keep: false })
  void tab.logOut()
  await vi.advanceTimersByTimeAsync(1)
  tab.startSession(reply({ accessToken: 'b1' }), { keep: false })
  network.answers[LOGOUT] = noContent
  await tab.logOut()
  expect(tab.currentSession()).toBeUndefined()
})

test('pressing logout twice sends one call', async () => {
  network.answers[LOGOUT] = noContent
  const tab = await open()
  tab.startSession(reply(), { keep: false })
  await Promise.all([tab.logOut(), tab.logOut()])
  expect(sentTo(LOGOUT)).toHaveLength(1)
})

test('logging out without a session sends nothing', async () => {
  const tab = await open()
  await tab.logOut()
  expect(sentTo(LOGOUT)).toHaveLength(0)
})

test('logging out of an impersonation ends it with its own message [SES-31]', async () => {
  network.answers[LOGOUT] = noContent
  const tab = await open()
  tab.startImpersonatedSession({ accessToken: 'i1', roles: ['Signatory'], validTo: START + 600_000 })
  await tab.logOut()
  expect(tab.ends).toEqual([{ reason: 'impersonation-ended', hasFailed: false }])
})

test('a session without a refresh token removes none, and the next session can be logged out too [SES-13]', async () => {
  network.answers[LOGOUT] = noContent
  const tab = await open()
  for (const refreshToken of [undefined, 'r1']) {
    tab.startSession(reply({ refreshToken }), { keep: false })
    // oxlint-disable-next-line no-await-in-loop -- one session after the other
    await tab.logOut()
  }
  expect(sentTo(LOGOUT).map(({ url }) => new URL(url).search)).toEqual([
    '?removeRefreshToken=false',
    '?removeRefreshToken=true',
  ])
})
