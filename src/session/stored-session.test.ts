// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { endOf, markEnded, readStoredSession, type Session } from './stored-session'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

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

const PLACES = {
  'portal.remember-me': { area: () => localStorage, flags: { isPersistent: true, isUserImpersonate: false } },
  'portal.session': { area: () => sessionStorage, flags: { isPersistent: false, isUserImpersonate: false } },
  'portal.impersonation': { area: () => sessionStorage, flags: { isPersistent: false, isUserImpersonate: true } },
} as const
const record = { id: 's', accessToken: 'a', tokenType: 'Bearer', validTo: 600_000, roles: ['signatory'] }

test.each(Object.entries(PLACES))('a whole record in %s is a session', (key, { area, flags }) => {
  area().setItem(key, JSON.stringify({ ...record, ...flags }))
  expect(readStoredSession()).toEqual({ ...record, ...flags })
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

test.each(damaged)('a record with $what in $key is no session, and is deleted', ({ key, area, text }) => {
  area().setItem(key, text)
  expect(readStoredSession()).toBeUndefined()
  expect(area().getItem(key)).toBeNull()
})

test('an impersonation that could be refreshed is no session [SES-30]', () => {
  const { area, flags } = PLACES['portal.impersonation']
  area().setItem('portal.impersonation', JSON.stringify({ ...record, ...flags, refreshToken: 'r' }))
  expect(readStoredSession()).toBeUndefined()
})

test('a damaged record does not hide another login', () => {
  const remembered = { ...record, ...PLACES['portal.remember-me'].flags }
  localStorage.setItem('portal.remember-me', JSON.stringify(remembered))
  sessionStorage.setItem('portal.session', JSON.stringify(remembered))
  expect(readStoredSession()).toEqual(remembered)
})
