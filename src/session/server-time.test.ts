import { afterEach, expect, test, vi } from 'vitest'
import { byOwnClock, recordServerTime } from './server-time'

const NOW = Date.UTC(2026, 10, 22, 9)
afterEach(() => vi.useRealTimers())

test.each([
  ['an hour ahead', 3_600_000, 3_600_000],
  ['an hour behind', -3_600_000, -3_600_000],
  ['5,001 s ahead', 5001, 5001],
  ['5 s ahead', 5000, 0],
  ['5 s behind', -5000, 0],
  ['right', 0, 0],
])('with a clock that is %s, a time of the server is %i ms later by it, if that counts: %i', (_, ahead, counted) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  recordServerTime(NOW - ahead)
  expect(byOwnClock(NOW)).toBe(NOW + counted)
})
