// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { endOf, markEnded, type Session } from './stored-session'

beforeEach(() => localStorage.clear())

const session = (id: string): Session => ({
  id,
  accessToken: 'a',
  tokenType: 'Bearer',
  validTo: 1000,
  roles: [],
  isUserImpersonate: false,
  isPersistent: true,
})

test('the last end of a session counts, and the ends of other sessions stay [SES-14]', () => {
  markEnded(session('s-1'), 'expired')
  markEnded(session('s-2'), 'expired')
  expect([endOf(session('s-1')), endOf(session('s-2')), endOf(session('s-3'))]).toEqual([
    'expired',
    'expired',
    undefined,
  ])
  markEnded(session('s-1'), 'logged-out')
  expect([endOf(session('s-1')), endOf(session('s-2'))]).toEqual(['logged-out', 'expired'])
})

test('newer tokens of an expired session continue, those of a logout do not [SES-14]', () => {
  markEnded(session('s-1'), 'expired')
  expect(endOf({ ...session('s-1'), validTo: 1001 })).toBeUndefined()
  markEnded(session('s-1'), 'logged-out')
  expect(endOf({ ...session('s-1'), validTo: 1001 })).toBe('logged-out')
})

test('the ends of the last twenty sessions are kept', () => {
  for (let at = 1; at <= 21; at += 1) markEnded(session(`s-${at}`), 'expired')
  expect([endOf(session('s-1')), endOf(session('s-2')), endOf(session('s-21'))]).toEqual([
    undefined,
    'expired',
    'expired',
  ])
})
