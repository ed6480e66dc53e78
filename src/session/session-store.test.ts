// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { installTestBed, openTab, reply, START } from './session-test-bed'

installTestBed()

test('a login reply makes the session: expiry is now plus expiresIn, roles are camel-cased [SES-06]', async () => {
  const tab = await openTab()
  tab.startSession(reply({ expiresIn: 900, roles: ['VoucherManager', 'Signatory', 'Accountant'] }), { keep: false })
  expect(tab.currentSession()).toMatchObject({
    accessToken: 'a1',
    validTo: START + 900_000,
    roles: ['voucherManager', 'signatory'],
  })
})

test('a kept login lies under the remember-me key and is restored on the next start [SES-09]', async () => {
  const before = await openTab()
  const { id } = before.startSession(reply(), { keep: true })
  before.close()
  sessionStorage.clear()
  const after = await openTab()
  expect(after.currentSession()?.id).toBe(id)
  expect(localStorage.getItem('portal.remember-me')).toContain('"accessToken":"a1"')
})

test('without keep the login lives for the tab and survives a reload [SES-09]', async () => {
  const before = await openTab()
  const { id } = before.startSession(reply(), { keep: false })
  before.close()
  expect(localStorage).toHaveLength(0)
  expect((await openTab()).currentSession()?.id).toBe(id)
  sessionStorage.clear()
  expect((await openTab()).currentSession()).toBeUndefined()
})

test('storage holds tokens and roles, nothing about the user', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: true, owner: '0123456789abcdef' })
  expect(Object.keys(JSON.parse(localStorage.getItem('portal.remember-me') ?? '{}')).sort()).toEqual([
    'accessToken',
    'id',
    'isKept',
    'isUserImpersonate',
    'owner',
    'refreshToken',
    'roles',
    'tokenType',
    'validTo',
  ])
})

test('a session found expired on start is logged out as expired [SES-12]', async () => {
  const before = await openTab()
  before.startSession(reply({ expiresIn: 600 }), { keep: true })
  before.close()
  vi.setSystemTime(START + 600_000)
  const after = await openTab()
  expect(after.currentSession()).toBeUndefined()
  expect(after.ends).toEqual([{ reason: 'expired', hasFailed: false }])
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
})

test('an end found before the app listens is told when it does', async () => {
  vi.resetModules()
  const { configureSession, tellEnd } = await import('./app-port')
  tellEnd('expired', { hasFailed: false })
  const onEnd = vi.fn()
  configureSession({ onEnd })
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired', { hasFailed: false })
})

test('each start and end changes the epoch, a refresh does not', async () => {
  const tab = await openTab()
  const first = tab.sessionEpoch()
  const { id } = tab.startSession(reply(), { keep: false })
  const second = tab.sessionEpoch()
  tab.renewSession(id, { accessToken: 'a2', tokenType: 'Bearer', refreshToken: 'r2', validTo: START + 7_200_000 })
  const third = tab.sessionEpoch()
  tab.endSession('logged-out')
  expect([second > first, third === second, tab.sessionEpoch() > third]).toEqual([true, true, true])
})

test('a login replaces the remembered login of another user, who does not come back with a logout [SES-14]', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  tab.startSession(reply({ accessToken: 'b1' }), { keep: false })
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
  tab.endSession('logged-out')
  tab.restoreSession()
  expect(tab.currentSession()).toBeUndefined()
})

test('the app is told of a start, so that nothing read before it is shown [SES-14]', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: false })
  expect(tab.onStart).toHaveBeenCalledTimes(1)
})

test('a browser that blocks storage still has a session until the page goes', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const tab = await openTab()
  tab.startSession(reply(), { keep: true })
  tab.followStorage()
  expect(tab.currentSession()?.accessToken).toBe('a1')
  refuse.mockRestore()
})

test('broken or foreign values in storage are no session', async () => {
  localStorage.setItem('portal.remember-me', '{"id":1,"accessToken":"a1"}')
  sessionStorage.setItem('portal.session', 'no json')
  expect((await openTab()).currentSession()).toBeUndefined()
})

test('a role granted during the session is appended and stored', async () => {
  const tab = await openTab()
  tab.startSession(reply({ roles: ['VoucherManager'] }), { keep: false })
  tab.grantRole('signatory')
  expect(tab.currentSession()?.roles).toEqual(['voucherManager', 'signatory'])
  expect((await openTab()).currentSession()?.roles).toEqual(['voucherManager', 'signatory'])
})

test('a login reply of an impersonating admin is neither kept nor refreshed [SES-30]', async () => {
  const tab = await openTab()
  tab.startSession(reply({ isUserImpersonate: true }), { keep: true })
  expect(tab.currentSession()).toMatchObject({ isKept: false, isUserImpersonate: true, validTo: START + 3_600_000 })
  expect(tab.currentSession()?.refreshToken).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})
