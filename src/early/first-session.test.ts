// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession, startImpersonatedSession, startSession } from '@/session/session-store'
import { readStoredSession } from '@/session/stored-session'
import { firstAuthorization, hasSessionOrLink } from './first-session'

const REPLY = {
  accessToken: 'mine',
  tokenType: 'Bearer',
  expiresIn: 600,
  refreshToken: 'again',
  roles: ['Signatory'],
  isUserImpersonate: false,
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => endSession('logged-out'))

test('the first script uses the session that the portal restores: the tab’s, a remembered one, or an impersonation', () => {
  expect([firstAuthorization('signatory'), hasSessionOrLink()]).toEqual([undefined, false])
  startSession({ ...REPLY, accessToken: 'kept' }, { keep: true })
  expect(firstAuthorization('signatory')).toBe('Bearer kept')
  startSession(REPLY, { keep: false })
  expect(firstAuthorization('signatory')).toBe('Bearer mine')
  startImpersonatedSession({ accessToken: 'admin', roles: ['Signatory'], validTo: Date.now() + 600_000 })
  expect(firstAuthorization('signatory')).toBe('Bearer admin')
  expect(readStoredSession()?.accessToken).toBe('admin')
  expect(hasSessionOrLink()).toBe(true)
})

test('the first script sends nothing with a token that expires soon or is refreshed first, or without the role [SES-10] [SES-12]', () => {
  for (const [expiresIn, refreshToken, isAsked] of [
    [61, 'again', true],
    // The portal refreshes this token before its first call.
    [59, 'again', false],
    [61, undefined, true],
    [59, undefined, false],
  ] as const) {
    startSession({ ...REPLY, expiresIn, refreshToken }, { keep: false })
    expect([expiresIn, firstAuthorization('signatory') !== undefined]).toEqual([expiresIn, isAsked])
  }
  startSession({ ...REPLY, roles: ['VoucherManager'] }, { keep: false })
  expect(firstAuthorization('signatory')).toBeUndefined()
})

test('with an impersonation link the first script does not use the session that it replaces [SES-30]', () => {
  startSession(REPLY, { keep: false })
  history.replaceState(null, '', '/?impersonation=11111111-1111-4111-8111-111111111111')
  expect(firstAuthorization('signatory')).toBeUndefined()
  sessionStorage.clear()
  expect(hasSessionOrLink()).toBe(true)
})

test('the first script sends nothing for an ended session or a damaged record [SES-14]', () => {
  const { id, validTo } = startSession(REPLY, { keep: false })
  const asks = () => [firstAuthorization('signatory') !== undefined, hasSessionOrLink()]
  const note = (ended: unknown) => localStorage.setItem('portal.ended-sessions', JSON.stringify(ended))
  note([{ id }])
  expect(asks()).toEqual([false, false])
  note([{ id, validTo }])
  expect(asks()).toEqual([false, false])
  // Only older tokens of the session are noted as spent.
  note([{ id, validTo: validTo - 1 }])
  expect(asks()).toEqual([true, true])
  note([id, null, { id: 'another' }])
  expect(asks()).toEqual([true, true])
  localStorage.clear()
  for (const record of ['"text"', '[]', '{"accessToken":1}', 'no JSON']) {
    sessionStorage.setItem('portal.session', record)
    expect(firstAuthorization('signatory')).toBeUndefined()
  }
})
