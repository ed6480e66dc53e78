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
  expect(second.ends).toEqual([{ reason: 'elsewhere', hasFailed: false }])
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
  expect(asleep.ends).toEqual([{ reason: 'elsewhere', hasFailed: false }])
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
  const { id } = tab.startSession(reply(), { keep: false })
  const other = openTabChannel()
  other.post({ kind: 'tokens', id, tokens: { accessToken: 'evil' } })
  other.post('tokens')
  await deliver()
  expect(tab.currentSession()?.accessToken).toBe('a1')
})
