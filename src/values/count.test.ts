import { expect, test } from 'vitest'
import { formatCount } from './count'

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
