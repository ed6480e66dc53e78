// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
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
} from './sent-commands'
import { endSession, startSession } from './session-store'

let stop: () => void
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
  endSession('logged-out')
  stop()
})

const evidence = { body: { amount: 100 }, personalId: '131052-308T', note: 'hetu 131052-308T' }

test('a sent command is unresolved only once the page no longer waits for it', () => {
  storeSent('deposit', 'k-1', evidence)
  expect(unresolvedCommands()).toEqual([])
  stopWaiting('deposit', 'k-1')
  expect(unresolvedCommands()).toMatchObject([{ key: 'k-1', path: '/' }])
  markLookedUp('deposit')
  expect(unresolvedCommands()).toEqual([])
  expect(sentCommand('deposit')?.key).toBe('k-1')
  dropSent('deposit', 'another')
  expect(sentCommand('deposit')?.key).toBe('k-1')
  dropSent('deposit', 'k-1')
  expect(sentCommand('deposit')).toBeUndefined()
})

test.each(['expired', 'logged-out', 'elsewhere'] as const)(
  'a sent command stays stored for the same user when the session ends (%s) [SES-14]',
  (reason) => {
    storeSent('deposit', 'k-1', evidence)
    endSession(reason)
    expect(leavesUnresolved()).toBe('open')
    stopWaiting('deposit', 'k-1')
    expect(sentCommand('deposit')).toBeUndefined()
    logInAs('aino')
    expect(unresolvedCommands()).toMatchObject([{ key: 'k-1', path: '/' }])
    expect(sentCommand('deposit')?.evidence.body).toEqual({ amount: 100 })
    endSession(reason)
    logInAs('kerttu')
    expect(sentCommand('deposit')).toBeUndefined()
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
  stopWaiting('employee', 'k-1')
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
  stopWaiting('deposit', 'k-1')
  expect(unresolvedCommands().map(({ key }) => key)).toEqual(['k-1'])
  stopWaiting('employee', 'k-2')
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
  markRefused('k-2', false)
})

test("a guest's command leaves nothing open", () => {
  endSession('expired')
  storeSent('contract', 'k-1', evidence)
  expect(leavesUnresolved()).toBeUndefined()
})
