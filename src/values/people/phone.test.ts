import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedPhone, normalisePhone, phoneLink } from './phone'

test.each([
  ['+358 40 123 4567', '+358401234567'],
  ['+358401234567', '+358401234567'],
  ['00358 40 123 4567', '+358401234567'],
  ['040 123 4567', '+358401234567'],
  ['040-1234567', '+358401234567'],
  ['(09) 123 4567', '+35891234567'],
  ['+358 (0)40 123 4567', '+358401234567'],
  ['+3580401234567', '+358401234567'],
  ['+358 0040 123 4567', '+358401234567'],
  ['+46 (0)8 123 456 78', '+46812345678'],
  ['+46 8-123 456 78', '+46812345678'],
  // 00, 0 and 358 have a special meaning only at the beginning.
  ['+46 8 358 012 34', '+46835801234'],
  ['040 1200 345', '+358401200345'],
  ['0400 (0)12 345', '+358400012345'],
  ['358401234567', '+358401234567'],
  ['\u00a0+44.20.7946.0958 ', '+442079460958'],
  ['040\u20131234567', '+358401234567'],
])('%j is sent as %s [VAL-07]', (text, expected) => {
  expect(normalisePhone(text)).toBe(expected)
})

test.each([
  ['', ''],
  [' ', ''],
  ['+', '+'],
  ['call 040 1234567', 'call 040 1234567'],
  ['040 1234567 ext 5', '040 1234567 ext 5'],
  ['040+1234567', '040+1234567'],
  ['+040 123 4567', '+0401234567'],
  ['０４０', '０４０'],
])('%j is left for the contract to refuse [VAL-07]', (text, expected) => {
  expect(normalisePhone(text)).toBe(expected)
})

test('a normalised number stays as it is [VAL-07]', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789+ -()/.,'.split('')) })
  fc.assert(
    fc.property(typed, (text) => {
      const once = normalisePhone(text)
      expect(normalisePhone(once)).toBe(once)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['+358401234567', '+358 40 123 4567'],
  ['+358400123456', '+358 400 123 456'],
  ['+35850123456', '+358 50 123 456'],
  ['+358457123456', '+358 457 123 456'],
  ['+358931580001', '+358 9 3158 0001'],
  ['+35891234567', '+358 9 123 4567'],
  ['+35821234567', '+358 2 123 4567'],
  ['+358201234567', '+358 20 123 4567'],
  ['+358291234567', '+358 29 123 4567'],
  ['+35810123456', '+358 10 123 456'],
  ['+35810123456789', '+358 10 123 456 789'],
  ['+46812345678', '+46812345678'],
])('%s is shown as %s', (number, shown) => {
  expect(groupedPhone(number)).toBe(shown.replaceAll(' ', '\u00a0'))
})

test.each([
  ['+358 20 123 4567', 'tel:+358201234567'],
  ['(09) 123-456', 'tel:09123456'],
])('the link for %s calls %s [CTR-07]', (number, href) => {
  expect(phoneLink(number)).toBe(href)
})
