import { expect, test } from 'vitest'
import { refreshDelay } from './use-refreshing'

test.each([
  { reads: 0, delay: 3000 },
  { reads: 19, delay: 3000 },
  { reads: 20, delay: 10_000 },
  { reads: 49, delay: 10_000 },
  { reads: 50, delay: undefined },
])('after $reads reads a running load is read again in $delay ms', ({ reads, delay }) => {
  expect(refreshDelay(reads)).toBe(delay)
})
