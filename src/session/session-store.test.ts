// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { installTestBed, openTab, reply, START } from '../../tests/support/session-test-bed'

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

test('an end found before the app registers is reported when it does', async () => {
  vi.resetModules()
  const { configureSession, announceEnd } = await import('./app-port')
  void announceEnd('expired', { hasFailed: false })
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

const PLACES = {
  'portal.remember-me': { area: () => localStorage, flags: { isPersistent: true, isUserImpersonate: false } },
  'portal.session': { area: () => sessionStorage, flags: { isPersistent: false, isUserImpersonate: false } },
  'portal.impersonation': { area: () => sessionStorage, flags: { isPersistent: false, isUserImpersonate: true } },
} as const
const record = { id: 's', accessToken: 'a', tokenType: 'Bearer', validTo: START + 600_000, roles: ['signatory'] }

test.each(Object.entries(PLACES))('a whole record in %s is a session', async (key, { area, flags }) => {
  area().setItem(key, JSON.stringify({ ...record, ...flags }))
  expect((await openTab()).currentSession()).toEqual({ ...record, ...flags })
})

const DAMAGES: [string, unknown][] = [
  ['no JSON', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'session'],
  ['nothing in it', {}],
  ['the flags of another place', { isPersistent: false, isUserImpersonate: false }],
  ['the flags of another place', { isPersistent: true, isUserImpersonate: false }],
  ['the flags of another place', { isPersistent: false, isUserImpersonate: true }],
  ['an impersonation that is kept', { isPersistent: true, isUserImpersonate: true }],
  ['no flags', { isPersistent: undefined, isUserImpersonate: undefined }],
  ['a flag that is a text', { isPersistent: 'true' }],
  ['no access token', { accessToken: undefined }],
  ['a blank access token', { accessToken: '' }],
  ['an access token that is a number', { accessToken: 1 }],
  ['a blank refresh token', { refreshToken: '' }],
  ['no token type', { tokenType: null }],
  ['no id', { id: undefined }],
  ['a deadline that is no number', { validTo: Number.NaN }],
  ['a deadline that is a text', { validTo: '2026-01-12' }],
  ['a deadline without end', { validTo: 1e300 }],
  ['a deadline before all time', { validTo: -1 }],
  ['no roles', { roles: undefined }],
  ['a role that there is not', { roles: ['admin'] }],
  ['an owner that is no text', { owner: 7 }],
]
const damaged = Object.entries(PLACES).flatMap(([key, { area, flags }]) =>
  DAMAGES.flatMap(([what, over]) => {
    const isPatch = typeof over === 'object' && over !== null && Object.keys(over).length > 0
    const whole = { ...record, ...flags }
    const value = isPatch ? { ...whole, ...over } : over
    if (JSON.stringify(value) === JSON.stringify(whole)) return []
    return [{ what, key, area, text: value === undefined ? '{"broken": ' : JSON.stringify(value) }]
  }),
)

test.each(damaged)('a record with $what in $key is deleted, and nobody is logged in', async ({ key, area, text }) => {
  area().setItem(key, text)
  const tab = await openTab()
  expect(tab.currentSession()).toBeUndefined()
  expect(area().getItem(key)).toBeNull()
  expect(tab.ends).toEqual([])
})

test('a damaged record does not hide another login', async () => {
  const before = await openTab()
  const { id } = before.startSession(reply(), { keep: true })
  before.close()
  sessionStorage.setItem('portal.session', localStorage.getItem('portal.remember-me') ?? '')
  expect((await openTab()).currentSession()?.id).toBe(id)
})

test.each([
  { accessToken: '' },
  { tokenType: '' },
  { refreshToken: '' },
  { expiresIn: Number.NaN },
  { expiresIn: Number.POSITIVE_INFINITY },
])('a login reply with %j opens no session, stores nothing and keeps a remembered login', async (over) => {
  const tab = await openTab()
  const kept = JSON.stringify({ ...record, ...PLACES['portal.remember-me'].flags })
  localStorage.setItem('portal.remember-me', kept)
  for (const keep of [true, false]) {
    expect(() => tab.startSession(reply(over), { keep })).toThrow('login: malformed')
  }
  expect(tab.currentSession()).toBeUndefined()
  expect([localStorage.getItem('portal.remember-me'), sessionStorage.length]).toEqual([kept, 0])
  expect(tab.onStart).not.toHaveBeenCalled()
})

test('restoring a login discards data that was read before it [SES-14]', async () => {
  const tab = await openTab()
  localStorage.setItem('portal.remember-me', JSON.stringify({ ...record, ...PLACES['portal.remember-me'].flags }))
  tab.restoreSession()
  expect(tab.currentSession()?.id).toBe('s')
  expect(tab.onStart).toHaveBeenCalledTimes(1)
})

test('another tab’s login is not restored while an early login is pending; once restored it refuses further ones [SES-14]', async () => {
  const press = { isWaiting: () => true, take: () => false, refuse: vi.fn() }
  localStorage.setItem('portal.remember-me', JSON.stringify({ ...record, ...PLACES['portal.remember-me'].flags }))
  const tab = await openTab(press)
  expect(tab.currentSession()).toBeUndefined()
  expect(press.refuse).not.toHaveBeenCalled()
  press.isWaiting = () => false
  tab.restoreSession()
  expect(tab.currentSession()?.id).toBe('s')
  expect(press.refuse).toHaveBeenCalledOnce()
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
