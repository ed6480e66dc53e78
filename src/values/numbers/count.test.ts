import { expect, test } from 'vitest'
import { formatCount, formatDecimal, formatDecimalInput } from './count'

test.each([
  [0, '0'],
  [12, '12'],
  [999, '999'],
  [1000, '1\u00a0000'],
  [9805, '9\u00a0805'],
  [10_000, '10\u00a0000'],
  [123_456, '123\u00a0456'],
  [1_234_567, '1\u00a0234\u00a0567'],
])('%i is written %j', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test.each([
  [2.5, '2,5', '2,5'],
  [24, '24', '24'],
  [undefined, '–', ''],
  [Number.NaN, '–', ''],
])('%j is written %j, and %j in a text field', (number, shown, typed) => {
  expect([formatDecimal(number), formatDecimalInput(number)]).toEqual([shown, typed])
})
