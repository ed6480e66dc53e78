import {
  setNewPasswordBodyNewPasswordMax as max,
  setNewPasswordBodyNewPasswordMin as min,
  setNewPasswordBodyNewPasswordRegExp as pattern,
} from '@generated/api/password/password.zod'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAllowedAsUsername, isSameUsername, looksLikeEmail, passwordRules } from './credentials'

test('an email address is no username, a name with @ is [VAL-03]', () => {
  expect(isAllowedAsUsername('anni@yritys.example')).toBe(false)
  expect(isAllowedAsUsername('anni@yritys')).toBe(true)
  expect(isAllowedAsUsername('anni.virtanen')).toBe(true)
})

test('usernames are the same in any case', () => {
  expect(isSameUsername('Anni.Virtanen', 'anni.virtanen')).toBe(true)
  expect(isSameUsername('anni.virtanen', 'anni.virtanen1')).toBe(false)
})

test('a username that a reply lacks equals none [CTR-07]', () => {
  expect(isSameUsername('anni.virtanen', undefined)).toBe(false)
  expect(isSameUsername(undefined, 'anni.virtanen')).toBe(false)
  expect(isSameUsername(undefined, undefined)).toBe(false)
})

test.each(['anni@yritys.example', 'a.b+c@x.y.example', 'ä@ö.example'])('%j looks like an address', (text) => {
  expect(looksLikeEmail(text)).toBe(true)
})

test.each(['', 'anni', 'anni@yritys', '@yritys.example', 'anni@', 'a b@c.example', 'a@b@c.example', 'a@b.example\n'])(
  '%j does not look like an address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(false)
  },
)

const rules = passwordRules({ min, max })
const unmet = (password: string, username = 'anni.virtanen') =>
  rules.filter(({ test }) => !test(password, username)).map(({ id }) => id)

test.each([
  ['Salasana1!', []],
  [`Aa1!${'x'.repeat(46)}`, []],
  [`Aa1!${'x'.repeat(47)}`, ['length']],
  ['Salasan1!', ['length']],
  ['SALASANA1!', ['lowercase']],
  ['salasana1!', ['uppercase']],
  ['Salasanaa!', ['digit']],
  ['Salasanaa1', ['symbol']],
  ['Salasanää1', ['symbol']],
  ['Sala sana1!', ['no-white-space']],
  [' Salasana1!', ['no-white-space']],
])('%j does not meet %j [VAL-04]', (password, expected) => {
  expect(unmet(password)).toEqual(expected)
})

test('a password that equals the username, whatever the case, does not meet the rule [VAL-04]', () => {
  expect(unmet('Anni.Virtanen1', 'anni.virtanen1')).toEqual(['not-username'])
  expect(unmet('Anni.Virtanen1', ' anni.virtanen1 ')).toEqual(['not-username'])
  expect(unmet('Anni.Virtanen1', 'anni.virtanen')).toEqual([])
})

test.each(['', 'anni.virtanen'])('an empty password meets no rule, for the username %j [VAL-04]', (username) => {
  expect(unmet('', username)).toEqual([
    'length',
    'lowercase',
    'uppercase',
    'digit',
    'symbol',
    'no-white-space',
    'not-username',
  ])
})

test("the rules together are the contract's limits and pattern [VAL-04]", () => {
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'aBå1Ä! é\u00a0'), minLength: 8, maxLength: 52 }),
    fc.string({ unit: 'binary', maxLength: 52 }),
  )
  fc.assert(
    fc.property(typed, (password) => {
      const accepted = password.length >= min && password.length <= max && pattern.test(password)
      expect(unmet(password, 'nobody').length === 0).toBe(accepted)
    }),
    { numRuns: 1000 },
  )
})
