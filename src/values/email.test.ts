import { expect, test } from 'vitest'
import { looksLikeEmail } from './email'

test.each(['anni@yritys.example', 'a.b+c@x.y.example', 'ä@ö.example'])('%j looks like an address', (text) => {
  expect(looksLikeEmail(text)).toBe(true)
})

test.each(['', 'anni', 'anni@yritys', '@yritys.example', 'anni@', 'a b@c.example', 'a@b@c.example', 'a@b.example\n'])(
  '%j does not look like an address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(false)
  },
)
