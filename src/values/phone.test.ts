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

test('formats a number in groups with no-break spaces', () => {
  expect(groupedPhone('+358931580001')).toBe('+358\u00a0931\u00a0580\u00a0001')
  expect(groupedPhone('+46812345678')).toBe('+46812345678')
})

test.each([
  ['+358 20 123 4567', 'tel:+358201234567'],
  ['(09) 123-456', 'tel:09123456'],
])('%s is called as %s [CTR-07]', (number, href) => {
  expect(phoneLink(number)).toBe(href)
})
