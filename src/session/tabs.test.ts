// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  installTestBed,
  openTab,
  openTabChannel,
  reply,
  START,
  storageChanges,
} from '../../tests/support/session-test-bed'

installTestBed()
const deliver = () => vi.advanceTimersByTimeAsync(1)

test('logging out in one tab logs out the other tabs of the session [SES-14]', async () => {
  const first = await openTab()
  first.startSession(reply(), { keep: true })
  const second = await openTab()
  first.endSession('logged-out')
  storageChanges()
  expect(second.currentSession()).toBeUndefined()
  expect(second.ends).toEqual([{ reason: 'logged-out', hasFailed: false }])
})

test('a logout does not end other sessions [SES-14]', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: false })
  localStorage.setItem('portal.ended-sessions', JSON.stringify([{ id: 'another' }]))
  storageChanges()
  expect(tab.currentSession()?.accessToken).toBe('a1')
})

test('an impersonation and the user’s own session do not end each other [SES-14] [SES-30]', async () => {
  const own = await openTab()
  own.startSession(reply(), { keep: true })
  const impersonating = await openTab()
  const kept = localStorage.getItem('portal.remember-me')
  impersonating.startImpersonatedSession({ accessToken: 'i1', roles: ['Signatory'], validTo: START + 600_000 })
  storageChanges()
  expect(localStorage.getItem('portal.remember-me')).toBe(kept)
  impersonating.endSession('impersonation-ended')
  storageChanges()
  expect(own.currentSession()?.accessToken).toBe('a1')
  impersonating.startImpersonatedSession({ accessToken: 'i2', roles: ['Signatory'], validTo: START + 600_000 })
  own.endSession('logged-out')
  storageChanges()
  expect(impersonating.currentSession()?.accessToken).toBe('i2')
})

test('an impersonation that another page of the tab has ended ends with its own message [SES-31]', async () => {
  const tab = await openTab()
  tab.startImpersonatedSession({ accessToken: 'i1', roles: ['Signatory'], validTo: START + 600_000 })
  sessionStorage.removeItem('portal.impersonation')
  window.dispatchEvent(new Event('pageshow'))
  expect(tab.ends).toEqual([{ reason: 'impersonation-ended', hasFailed: false }])
})

test('a tab that missed the logout message finds the logout when it wakes up [SES-14]', async () => {
  const asleep = await openTab()
  const { id } = asleep.startSession(reply(), { keep: false })
  localStorage.setItem('portal.ended-sessions', JSON.stringify([{ id }]))
  window.dispatchEvent(new Event('pageshow'))
  expect(asleep.ends).toEqual([{ reason: 'logged-out', hasFailed: false }])
  expect(sessionStorage.getItem('portal.session')).toBeNull()
})

test('a duplicated tab does not continue a session that was logged out [SES-14]', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: false })
  const copied = sessionStorage.getItem('portal.session') ?? ''
  tab.endSession('logged-out')
  sessionStorage.setItem('portal.session', copied)
  expect((await openTab()).currentSession()).toBeUndefined()
  expect(sessionStorage.getItem('portal.session')).toBeNull()
})

// The other tab may check at any moment: between two writes, or after the last one.
for (const keep of [true, false]) {
  for (const moment of ['after the last write', 'after each write']) {
    test(`a refused refresh ends the other tab as expired when it checks ${moment}, ${keep ? 'remembered' : 'duplicated'} [SES-11] [SES-14]`, async () => {
      const first = await openTab()
      first.startSession(reply(), { keep, owner: 'aino' })
      const second = await openTab()
      const { setItem, removeItem } = Storage.prototype
      let isLooking = moment === 'after the last write'
      const look = () => {
        // Only checks after writes of the first tab.
        if (isLooking) return
        isLooking = true
        second.followStorage()
        isLooking = false
      }
      const spies = [
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
          setItem.call(this, key, value)
          look()
        }),
        vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
          removeItem.call(this, key)
          look()
        }),
      ]
      first.endSession('expired')
      storageChanges()
      for (const spy of spies) spy.mockRestore()
      expect(first.ends).toEqual([{ reason: 'expired', hasFailed: false }])
      expect(second.ends).toEqual([{ reason: 'expired', hasFailed: false }])
      expect([localStorage.getItem('portal.remember-me'), sessionStorage.getItem('portal.session')]).toEqual([
        null,
        null,
      ])
    })
  }
}

test('when used tokens expire, a tab with newer tokens goes on [SES-11]', async () => {
  const tab = await openTab()
  const { id, validTo } = tab.startSession(reply(), { keep: false })
  const note = (until: number) =>
    localStorage.setItem('portal.ended-sessions', JSON.stringify([{ id, validTo: until }]))
  note(validTo - 1)
  storageChanges()
  expect(tab.currentSession()?.id).toBe(id)
  note(validTo)
  storageChanges()
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('a logout stays a logout when the tokens expire after it [SES-14]', async () => {
  const asleep = await openTab()
  const tab = await openTab()
  const { id } = tab.startSession(reply(), { keep: true })
  asleep.restoreSession()
  tab.endSession('logged-out')
  asleep.endSession('expired')
  expect(JSON.parse(localStorage.getItem('portal.ended-sessions') ?? '')).toEqual([{ id }])
})

test('a remembered login of another user ends the tabs of the first user [SES-14]', async () => {
  const first = await openTab()
  first.startSession(reply(), { keep: true })
  const second = await openTab()
  second.startSession(reply({ accessToken: 'b1' }), { keep: true })
  window.dispatchEvent(new Event('storage'))
  expect(first.ends).toEqual([{ reason: 'elsewhere', hasFailed: false }])
  expect(second.currentSession()?.accessToken).toBe('b1')
})

test('a tab opens one channel of the browser, and hears nothing after it has closed', async () => {
  const opened: EventTarget[] = []
  const post = vi.fn()
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = post
      constructor() {
        super()
        opened.push(this)
      }
    },
  )
  vi.resetModules()
  const { notifyTabs, onTabMessage } = await import('./tab-channel')
  const message = { kind: 'tokens-wanted', id: 's' } as const
  const hear = vi.fn()
  const stop = onTabMessage(hear)
  const send = () => opened[0]?.dispatchEvent(new MessageEvent('message', { data: message }))
  notifyTabs(message)
  send()
  stop()
  send()
  expect(opened).toHaveLength(1)
  expect(post).toHaveBeenCalledExactlyOnceWith(message)
  expect(hear).toHaveBeenCalledExactlyOnceWith(message)
})

test('messages of another shape are ignored', async () => {
  const tab = await openTab()
  const other = openTabChannel()
  other.post({ kind: 'tokens-wanted', id: 's' })
  await deliver()
  const { id } = tab.startSession(reply(), { keep: false })
  other.post({ kind: 'tokens', id, tokens: { accessToken: 'evil' } })
  other.post('tokens')
  await deliver()
  expect(tab.currentSession()?.accessToken).toBe('a1')
})

const TOKENS = { accessToken: 'a2', tokenType: 'Bearer', refreshToken: 'r2', validTo: START + 7_200_000 }

test.each([
  { keep: false, stored: 'a2' },
  // The tab that refreshed a remembered session has stored its tokens itself.
  { keep: true, stored: 'a1' },
])('newer tokens of its session are used by a tab, older ones and those of others not: %o [SES-10]', async (one) => {
  const tab = await openTab()
  const { id, validTo } = tab.startSession(reply(), { keep: one.keep })
  const other = openTabChannel()
  other.post({ kind: 'tokens', id: 'another', tokens: TOKENS })
  other.post({ kind: 'tokens', id, tokens: { ...TOKENS, validTo } })
  await deliver()
  expect(tab.currentSession()?.accessToken).toBe('a1')
  other.post({ kind: 'tokens', id, tokens: TOKENS })
  await deliver()
  expect(tab.currentSession()).toMatchObject({ id, ...TOKENS })
  const text = (one.keep ? localStorage : sessionStorage).getItem(one.keep ? 'portal.remember-me' : 'portal.session')
  expect(JSON.parse(text ?? '')).toMatchObject({ id, accessToken: one.stored })
})

test('a session that cannot be refreshed has no tokens to send', async () => {
  const tab = await openTab()
  const { id } = tab.startSession(reply({ refreshToken: undefined }), { keep: false })
  const other = openTabChannel()
  const heard = vi.fn()
  other.addEventListener('message', heard)
  other.post({ kind: 'tokens-wanted', id })
  await deliver()
  expect(heard).not.toHaveBeenCalled()
})

/** Changes the remembered login as another tab does. */
const storeOver = (over: object) =>
  localStorage.setItem(
    'portal.remember-me',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('portal.remember-me') ?? ''), ...over }),
  )

test('tokens that another tab refreshed stay when the old ones expire here, but not at a logout [SES-11] [SES-13]', async () => {
  const tab = await openTab()
  for (const [reason, isLeft] of [
    ['expired', true],
    ['logged-out', false],
  ] as const) {
    localStorage.clear()
    tab.startSession(reply(), { keep: true })
    storeOver(TOKENS)
    tab.endSession(reason)
    expect(localStorage.getItem('portal.remember-me') !== null).toBe(isLeft)
  }
  localStorage.clear()
  tab.startSession(reply(), { keep: true })
  tab.endSession('expired')
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
  tab.expireSession()
  expect(tab.ends).toHaveLength(3)
})

test('tokens that arrive after a logout in another tab renew nothing [SES-14]', async () => {
  const tab = await openTab()
  const { id } = tab.startSession(reply(), { keep: true })
  localStorage.removeItem('portal.remember-me')
  expect(tab.renewSession(id, TOKENS)).toBe(false)
  expect(tab.ends).toEqual([{ reason: 'elsewhere', hasFailed: false }])
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
})

test('a session whose record is gone at its deadline has expired [SES-12]', async () => {
  const tab = await openTab()
  const { validTo } = tab.startSession(reply(), { keep: true })
  localStorage.removeItem('portal.remember-me')
  vi.setSystemTime(validTo)
  tab.followStorage()
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('a tab takes over newer tokens and other roles from storage, but no older tokens [SES-10]', async () => {
  const tab = await openTab()
  const session = tab.startSession(reply({ roles: ['VoucherManager'] }), { keep: true })
  tab.followStorage()
  expect(tab.currentSession()).toBe(session)
  storeOver({ roles: ['voucherManager', 'signatory'] })
  tab.followStorage()
  expect(tab.currentSession()).toEqual({ ...session, roles: ['voucherManager', 'signatory'] })
  storeOver({ accessToken: 'a0', roles: [], validTo: session.validTo - 1 })
  tab.followStorage()
  expect(tab.currentSession()?.accessToken).toBe('a1')
  storeOver(TOKENS)
  tab.followStorage()
  expect(tab.currentSession()?.accessToken).toBe('a2')
})

test('a role is granted to the tokens that another tab has refreshed, once, and to no guest [NAV-12]', async () => {
  const tab = await openTab()
  tab.grantRole('signatory')
  expect(tab.currentSession()).toBeUndefined()
  tab.startSession(reply({ roles: ['VoucherManager'] }), { keep: true })
  storeOver(TOKENS)
  tab.grantRole('signatory')
  const granted = tab.currentSession()
  expect(granted).toMatchObject({ accessToken: 'a2', roles: ['voucherManager', 'signatory'] })
  tab.grantRole('signatory')
  expect(tab.currentSession()).toBe(granted)
})
