// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { installTestBed, openTab, openTabChannel, reply, START } from '../../tests/support/session-test-bed'

installTestBed()
const deliver = () => vi.advanceTimersByTimeAsync(1)

test('logging out in one tab logs out the other tabs of the session [SES-14]', async () => {
  const first = await openTab()
  first.startSession(reply(), { keep: true })
  const second = await openTab()
  first.endSession('logged-out')
  await deliver()
  expect(second.currentSession()).toBeUndefined()
  expect(second.ends).toEqual([{ reason: 'elsewhere', hasFailed: false }])
})

test('a logout ends no other session [SES-14]', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: false })
  openTabChannel().say({ kind: 'logged-out', id: 'another' })
  await deliver()
  expect(tab.currentSession()?.accessToken).toBe('a1')
})

test('neither an impersonation nor the own session ends the other [SES-14] [SES-30]', async () => {
  const own = await openTab()
  own.startSession(reply(), { keep: true })
  const impersonating = await openTab()
  const kept = localStorage.getItem('portal.remember-me')
  impersonating.startImpersonatedSession({ accessToken: 'i1', roles: ['Signatory'], validTo: START + 600_000 })
  await deliver()
  expect(localStorage.getItem('portal.remember-me')).toBe(kept)
  impersonating.endSession('impersonation-ended')
  await deliver()
  expect(own.currentSession()?.accessToken).toBe('a1')
  impersonating.startImpersonatedSession({ accessToken: 'i2', roles: ['Signatory'], validTo: START + 600_000 })
  own.endSession('logged-out')
  await deliver()
  expect(impersonating.currentSession()?.accessToken).toBe('i2')
})

test('a tab that could not hear of the logout finds it when it wakes up [SES-14]', async () => {
  const asleep = await openTab()
  const { id } = asleep.startSession(reply(), { keep: false })
  localStorage.setItem('portal.ended-sessions', JSON.stringify([id]))
  window.dispatchEvent(new Event('pageshow'))
  expect(asleep.ends).toEqual([{ reason: 'elsewhere', hasFailed: false }])
  expect(sessionStorage.getItem('portal.session')).toBeNull()
})

test('a duplicated tab of a session that was logged out does not take it up again [SES-14]', async () => {
  const tab = await openTab()
  tab.startSession(reply(), { keep: false })
  const copied = sessionStorage.getItem('portal.session') ?? ''
  tab.endSession('logged-out')
  sessionStorage.setItem('portal.session', copied)
  expect((await openTab()).currentSession()).toBeUndefined()
  expect(sessionStorage.getItem('portal.session')).toBeNull()
})

test('an expired tab ends the others, but none that holds newer tokens', async () => {
  const tab = await openTab()
  const { id, validTo } = tab.startSession(reply(), { keep: false })
  const other = openTabChannel()
  other.say({ kind: 'expired', id, validTo: validTo - 1 })
  await deliver()
  expect(tab.currentSession()?.id).toBe(id)
  other.say({ kind: 'expired', id, validTo })
  await deliver()
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('a kept login replaced by another user ends the tabs of the first [SES-14]', async () => {
  const first = await openTab()
  first.startSession(reply(), { keep: true })
  const second = await openTab()
  second.startSession(reply({ accessToken: 'b1' }), { keep: true })
  window.dispatchEvent(new Event('storage'))
  expect(first.ends).toEqual([{ reason: 'elsewhere', hasFailed: false }])
  expect(second.currentSession()?.accessToken).toBe('b1')
})

test('messages of another shape are ignored', async () => {
  const tab = await openTab()
  const { id } = tab.startSession(reply(), { keep: false })
  const other = openTabChannel()
  other.say({ kind: 'tokens', id, tokens: { accessToken: 'evil' } })
  other.say('logged-out')
  await deliver()
  expect(tab.currentSession()?.accessToken).toBe('a1')
})
