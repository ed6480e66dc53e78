// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordServerTime } from '@/values/dates/clock'
import {
  dropSent,
  installSentCommands,
  leavesUnresolved,
  markLookedUp,
  markRefused,
  sentCommand,
  stopWaiting,
  storeSent,
  unresolvedCommands,
  useSent,
  useSentBefore,
  useUnresolved,
} from './sent-commands'
import { endSession, startImpersonatedSession, startSession } from './session-store'

const SENT_AT = Date.UTC(2026, 0, 12, 10)
let stop: () => void
let unmounts: (() => void)[] = []
const logInAs = (owner: string) =>
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false },
    { keep: false, owner },
  )

beforeEach(() => {
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  stop = installSentCommands()
  logInAs('nobody')
  endSession('logged-out')
  logInAs('aino')
})
afterEach(() => {
  for (const unmount of unmounts) unmount()
  unmounts = []
  vi.useRealTimers()
  for (const key of ['k-1', 'k-2']) markRefused(key, false)
  endSession('logged-out')
  stop()
})

const evidence = { body: { amount: 100 }, personalId: '131052-308T', note: 'hetu 131052-308T' }

test('a sent command is unresolved only once the page no longer waits for it', () => {
  storeSent('deposit', 'k-1', evidence)
  expect(unresolvedCommands()).toEqual([])
  stopWaiting('k-1')
  expect(unresolvedCommands()).toMatchObject([{ key: 'k-1', path: '/' }])
  markLookedUp('deposit')
  expect(unresolvedCommands()).toEqual([])
  expect(sentCommand('deposit')?.key).toBe('k-1')
  dropSent('deposit', 'another')
  expect(sentCommand('deposit')?.key).toBe('k-1')
  dropSent('deposit', 'k-1')
  expect(sentCommand('deposit')).toBeUndefined()
})

test('a sent command has the time of the server, to be compared with what it made, even if this clock is days ahead [PAY-12]', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SENT_AT + 3 * 86_400_000 })
  recordServerTime(SENT_AT, Date.now())
  storeSent('deposit', 'k-1', evidence)
  recordServerTime(Date.now(), Date.now())
  expect(sentCommand('deposit')?.sentAt).toBe(SENT_AT)
})

test('a command that is sent again days later keeps the time of its first sending, which may have made something [PAY-12]', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SENT_AT })
  storeSent('order', 'k-1', evidence)
  stopWaiting('k-1')
  markLookedUp('order')
  vi.setSystemTime(SENT_AT + 2 * 86_400_000)
  storeSent('order', 'k-1', evidence)
  expect(sentCommand('order')).toMatchObject({ sentAt: SENT_AT, isLookedUp: false })
  storeSent('order', 'k-2', evidence)
  expect(sentCommand('order')?.sentAt).toBe(SENT_AT + 2 * 86_400_000)
})

test.each(['expired', 'logged-out', 'elsewhere'] as const)(
  'a sent command stays stored for the same user when the session ends (%s) [SES-14]',
  (reason) => {
    storeSent('deposit', 'k-1', evidence)
    endSession(reason)
    expect(leavesUnresolved()).toBe('open')
    stopWaiting('k-1')
    expect(sentCommand('deposit')).toBeUndefined()
    logInAs('aino')
    expect(unresolvedCommands()).toMatchObject([{ key: 'k-1', path: '/' }])
    expect(sentCommand('deposit')?.evidence.body).toEqual({ amount: 100 })
    endSession(reason)
    logInAs('kerttu')
    expect(sentCommand('deposit')).toBeUndefined()
    expect(sessionStorage.getItem('portal.sent')).toBeNull()
    endSession(reason)
    logInAs('aino')
    expect(sentCommand('deposit')).toBeUndefined()
  },
)

test('a command in flight when the session ended is unresolved at the next login', () => {
  storeSent('deposit', 'k-1', evidence)
  endSession('expired')
  logInAs('aino')
  expect(unresolvedCommands()).toMatchObject([{ key: 'k-1' }])
})

test('an outcome that arrives after the session has ended is used', () => {
  storeSent('deposit', 'k-1', evidence)
  endSession('expired')
  dropSent('deposit', 'k-1')
  logInAs('aino')
  expect(sentCommand('deposit')).toBeUndefined()
})

test('personal ids are not stored', () => {
  storeSent('deposit', 'k-1', evidence)
  const written = JSON.stringify({ ...sessionStorage })
  expect(written).toContain('k-1')
  expect(written).not.toContain('131052')
})

test('a command that cannot be looked up is shown by its own form only', () => {
  storeSent('employee', 'k-1', {})
  stopWaiting('k-1')
  expect(unresolvedCommands()).toEqual([])
  expect(leavesUnresolved()).toBeUndefined()
  expect(sentCommand('employee')?.key).toBe('k-1')
})

test("a guest's commands are separate from those of an ended session, and are deleted at the next login [SES-14]", () => {
  storeSent('deposit', 'k-1', evidence)
  endSession('expired')
  storeSent('contract', 'k-2', { body: {} })
  expect(sentCommand('contract')?.key).toBe('k-2')
  expect(sentCommand('deposit')).toBeUndefined()
  logInAs('aino')
  expect(sentCommand('deposit')?.key).toBe('k-1')
  endSession('expired')
  expect(sentCommand('contract')).toBeUndefined()
})

test('each form waits for its own command, and drops only that', () => {
  storeSent('deposit', 'k-1', evidence)
  storeSent('employee', 'k-2', evidence)
  stopWaiting('k-1')
  expect(unresolvedCommands().map(({ key }) => key)).toEqual(['k-1'])
  stopWaiting('k-2')
  dropSent('deposit', 'k-1')
  expect(unresolvedCommands().map(({ key }) => key)).toEqual(['k-2'])
})

test('a command that is not stored is neither dropped nor looked up', () => {
  storeSent('deposit', 'k-1', evidence)
  const before = JSON.stringify({ ...sessionStorage })
  dropSent('deposit', 'k-2')
  dropSent('employee', 'k-1')
  markLookedUp('employee')
  expect(JSON.stringify({ ...sessionStorage })).toBe(before)
})

test("dropping a guest's command keeps those of the ended session", () => {
  storeSent('deposit', 'k-1', evidence)
  endSession('expired')
  storeSent('contract', 'k-2', evidence)
  dropSent('contract', 'k-2')
  expect(sentCommand('contract')).toBeUndefined()
  logInAs('aino')
  expect(sentCommand('deposit')?.key).toBe('k-1')
})

test('an ended session leaves its outcome open unless each of its commands was refused', () => {
  storeSent('deposit', 'k-1', evidence)
  storeSent('employee', 'k-2', evidence)
  endSession('expired')
  markRefused('k-1', true)
  expect(leavesUnresolved()).toBe('open')
  markRefused('k-2', true)
  expect(leavesUnresolved()).toBe('refused')
  markRefused('k-1', false)
  expect(leavesUnresolved()).toBe('open')
})

test("a guest's command leaves nothing open", () => {
  endSession('expired')
  storeSent('contract', 'k-1', evidence)
  expect(leavesUnresolved()).toBeUndefined()
})

/** What a form sees of its command. */
function seenBy(formId: string | undefined) {
  const sent = renderHook(() => useSent(formId ?? '')?.key)
  const unresolved = renderHook(() => useUnresolved(formId ?? '')?.key)
  const before = renderHook(() => useSentBefore(formId))
  unmounts.push(sent.unmount, unresolved.unmount, before.unmount)
  return () => ({ sent: sent.result.current, unresolved: unresolved.result.current, before: before.result.current })
}

test('a form offers itself while its command is in flight and after the look-up, and looks it up in between', () => {
  const form = seenBy('deposit')
  expect(form()).toEqual({ sent: undefined, unresolved: undefined, before: undefined })
  act(() => storeSent('deposit', 'k-1', evidence))
  expect(form()).toEqual({ sent: 'k-1', unresolved: undefined, before: undefined })
  act(() => stopWaiting('k-1'))
  expect(form()).toEqual({ sent: 'k-1', unresolved: 'k-1', before: undefined })
  act(() => markLookedUp('deposit'))
  expect(form()).toEqual({ sent: 'k-1', unresolved: undefined, before: undefined })
})

test('a form that opens again says when its command was sent, until it is sent again or looked up', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SENT_AT })
  storeSent('deposit', 'k-1', evidence)
  const form = seenBy('deposit')
  expect(form().before).toBeUndefined()
  act(() => stopWaiting('k-1'))
  expect(form().before).toBe(SENT_AT)
  expect(seenBy('employee')().before).toBeUndefined()
  expect(seenBy(undefined)().before).toBeUndefined()
  act(() => markLookedUp('deposit'))
  expect(form().before).toBeUndefined()
  act(() => storeSent('deposit', 'k-2', evidence))
  act(() => stopWaiting('k-2'))
  expect(form().before).toBeUndefined()
})

test('a form does not see the command of an ended session [SES-14]', () => {
  storeSent('deposit', 'k-1', evidence)
  stopWaiting('k-1')
  const form = seenBy('deposit')
  expect(form()).toMatchObject({ sent: 'k-1', unresolved: 'k-1' })
  act(() => endSession('expired'))
  expect(form()).toMatchObject({ sent: undefined, unresolved: undefined })
  act(() => void logInAs('aino'))
  expect(form()).toMatchObject({ sent: 'k-1', unresolved: 'k-1' })
})

test('an impersonation has commands of its own, which end with it', () => {
  const impersonate = () =>
    startImpersonatedSession({ accessToken: 'i', roles: ['Signatory'], validTo: Date.now() + 600_000 })
  impersonate()
  storeSent('deposit', 'k-1', evidence)
  expect(sentCommand('deposit')?.key).toBe('k-1')
  endSession('impersonation-ended')
  impersonate()
  expect(sentCommand('deposit')).toBeUndefined()
})

test('what was sent before an impersonation is hidden in it, and can be looked up after it [SES-14] [PAY-12]', () => {
  storeSent('deposit', 'k-1', evidence)
  stopWaiting('k-1')
  startImpersonatedSession({ accessToken: 'i', roles: ['Signatory'], validTo: Date.now() + 600_000 })
  expect(unresolvedCommands()).toEqual([])
  endSession('impersonation-ended')
  logInAs('aino')
  expect(unresolvedCommands()).toMatchObject([{ key: 'k-1' }])
})

test('after a reload the commands that the previous page stored are unresolved', () => {
  storeSent('deposit', 'k-1', evidence)
  stop()
  expect(sentCommand('deposit')).toBeUndefined()
  stop = installSentCommands()
  expect(unresolvedCommands()).toMatchObject([{ key: 'k-1' }])
  stop()
  endSession('expired')
  logInAs('niko')
  expect(sessionStorage.getItem('portal.sent')).toContain('k-1')
  sessionStorage.setItem('portal.sent', '{"aino": {"deposit": {"key": 1}}}')
  stop = installSentCommands()
  expect([sentCommand('deposit'), unresolvedCommands()]).toEqual([undefined, []])
})
