import { expect, test } from 'vitest'
import { isAllowedAsUsername, isSameUsername } from './username'

test('an email address is no username, a name with @ is [VAL-03]', () => {
  expect(isAllowedAsUsername('anni@yritys.example')).toBe(false)
  expect(isAllowedAsUsername('anni@yritys')).toBe(true)
  expect(isAllowedAsUsername('anni.virtanen')).toBe(true)
})

test('usernames are the same in any case', () => {
  expect(isSameUsername('Anni.Virtanen', 'anni.virtanen')).toBe(true)
  expect(isSameUsername('anni.virtanen', 'anni.virtanen1')).toBe(false)
})
