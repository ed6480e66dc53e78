// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { installTestBed, openTab, reply, START, storageChanges } from '../../tests/support/session-test-bed'

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

test('a remembered login is stored under its key and restored at the next start [SES-09]', async () => {
  const before = await openTab()
  const { id } = before.startSession(reply(), { keep: true })
  before.close()
  sessionStorage.clear()
  const after = await openTab()
  expect(after.currentSession()?.id).toBe(id)
  expect(localStorage.getItem('portal.remember-me')).toContain('"accessToken":"a1"')
})

test('without “remember me” the login lasts as long as the tab and survives a reload [SES-09]', async () => {
  const before = await openTab()
  const { id } = before.startSession(reply(), { keep: false })
  before.close()
  expect(localStorage).toHaveLength(0)
  expect((await openTab()).currentSession()?.id).toBe(id)
  sessionStorage.clear()
  expect((await openTab()).currentSession()).toBeUndefined()
})

test('storage contains tokens and roles, but nothing about the user', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: true, owner: '0123456789abcdef' })
  expect(Object.keys(JSON.parse(localStorage.getItem('portal.remember-me') ?? '{}')).sort()).toEqual([
    'accessToken',
    'id',
    'isPersistent',
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

test('a login replaces the remembered login of another user, which does not return after a logout [SES-14]', async () => {
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
  const { configureSession } = await import('./app-port')
  const onStart = vi.fn()
  configureSession({ onStart })
  configureSession({})
  tab.startSession(reply(), { keep: false })
  expect(onStart).not.toHaveBeenCalled()
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

const REMEMBERED = {
  id: 's',
  accessToken: 'a',
  tokenType: 'Bearer',
  validTo: START + 600_000,
  roles: ['signatory'],
  isUserImpersonate: false,
  isPersistent: true,
}

test.each([
  { accessToken: '' },
  { tokenType: '' },
  { refreshToken: '' },
  { expiresIn: Number.NaN },
  { expiresIn: Number.POSITIVE_INFINITY },
])('a login reply with %j opens no session, stores nothing and keeps a remembered login', async (over) => {
  const tab = await openTab()
  const kept = JSON.stringify(REMEMBERED)
  localStorage.setItem('portal.remember-me', kept)
  for (const keep of [true, false]) {
    expect(() => tab.startSession(reply(over), { keep })).toThrow('login: malformed')
  }
  expect(tab.currentSession()).toBeUndefined()
  expect([localStorage.getItem('portal.remember-me'), sessionStorage.length]).toEqual([kept, 0])
  expect(tab.onStart).not.toHaveBeenCalled()
})

test('an impersonation without a token opens no session, by login or by link [SES-30]', async () => {
  const tab = await openTab()
  const broken = reply({ isUserImpersonate: true, accessToken: '' })
  expect(() => tab.startSession(broken, { keep: false })).toThrow('login: malformed')
  expect(() => tab.startImpersonatedSession({ ...broken, validTo: START + 1 })).toThrow('readImpersonation: malformed')
})

test.each([{ refreshToken: undefined }, { accessToken: '' }, { validTo: Number.NaN }])(
  'tokens with %j do not renew the session [SES-11]',
  async (over) => {
    const tab = await openTab()
    const session = tab.startSession(reply(), { keep: false })
    const renewed = { accessToken: 'a2', tokenType: 'Bearer', refreshToken: 'r2', validTo: START + 7_200_000, ...over }
    // A reply that the validator did not check may lack what its type promises.
    expect(() => tab.renewSession(session.id, renewed as typeof renewed & { refreshToken: string })).toThrow(
      'refreshSession: malformed',
    )
    expect(tab.currentSession()).toEqual(session)
  },
)

test('restoring a login discards data that was read before it [SES-14]', async () => {
  const tab = await openTab()
  localStorage.setItem('portal.remember-me', JSON.stringify(REMEMBERED))
  tab.restoreSession()
  expect(tab.currentSession()?.id).toBe('s')
  expect(tab.onStart).toHaveBeenCalledTimes(1)
})

test('another tab’s login is not restored while an early login is pending; once restored it refuses further ones [SES-14]', async () => {
  const press = { isWaiting: () => true, take: () => false, refuse: vi.fn() }
  localStorage.setItem('portal.remember-me', JSON.stringify(REMEMBERED))
  const tab = await openTab(press)
  expect(tab.currentSession()).toBeUndefined()
  expect(press.refuse).not.toHaveBeenCalled()
  press.isWaiting = () => false
  tab.restoreSession()
  expect(tab.currentSession()?.id).toBe('s')
  expect(press.refuse).toHaveBeenCalledOnce()
})

test('without an early login the login form has nothing to take over', async () => {
  await openTab()
  const { submittedLogin } = await import('./submitted-login')
  expect(submittedLogin().take()).toBe(false)
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
  expect(tab.currentSession()).toMatchObject({
    isPersistent: false,
    isUserImpersonate: true,
    validTo: START + 3_600_000,
  })
  expect(tab.currentSession()?.refreshToken).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('a component follows the session and the rights of its roles, and sees that the ended user’s page is leaving [SES-14] [SES-26]', async () => {
  const tab = await openTab()
  const { configureSession } = await import('./app-port')
  let showNext = () => {}
  configureSession({ onEnd: () => new Promise((done) => (showNext = done)) })
  const { result, unmount } = renderHook(() => [
    tab.useSession()?.accessToken,
    tab.useIsSignatory(),
    tab.useIsManager(),
    tab.useIsLeaving(),
  ])
  expect(result.current).toEqual([undefined, false, false, false])
  act(() => void tab.startSession(reply({ accessToken: 'a0', roles: [] }), { keep: false }))
  expect(result.current).toEqual(['a0', false, false, false])
  act(() => void tab.startSession(reply({ roles: ['VoucherManager'] }), { keep: false }))
  expect(result.current).toEqual(['a1', false, true, false])
  act(() => tab.grantRole('signatory'))
  expect(result.current).toEqual(['a1', true, true, false])
  act(() => tab.endSession('logged-out'))
  expect(result.current).toEqual([undefined, false, false, true])
  await act(async () => showNext())
  expect(result.current).toEqual([undefined, false, false, false])
  unmount()
})

test('a page for guests sees a login that another tab stored, until it expires or is used here [SES-09]', async () => {
  const tab = await openTab()
  const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  const { result, rerender, unmount } = renderHook(tab.useHasStoredSession)
  const store = () => {
    localStorage.setItem('portal.remember-me', JSON.stringify(REMEMBERED))
    act(() => void storageChanges())
  }
  expect(result.current).toBe(false)
  store()
  expect(result.current).toBe(true)
  act(tab.restoreSession)
  expect(result.current).toBe(false)
  act(() => tab.endSession('logged-out'))
  expect(result.current).toBe(false)
  localStorage.clear()
  store()
  expect(result.current).toBe(true)
  vi.setSystemTime(REMEMBERED.validTo)
  rerender()
  expect(result.current).toBe(false)
  const subscribed = added.mock.calls.filter(([type]) => type === 'storage')
  expect(subscribed).toHaveLength(1)
  unmount()
  expect(removed.mock.calls.filter(([type]) => type === 'storage')).toEqual(subscribed)
})
