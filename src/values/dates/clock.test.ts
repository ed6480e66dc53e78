import { afterEach, expect, test, vi } from 'vitest'
import { byOwnClock, now, recordServerTime, serverNow, setClockOffset, today } from './clock'

const NOW = Date.UTC(2026, 5, 7, 12)
const fakeClock = (ms: number) => vi.useFakeTimers({ now: ms, toFake: ['Date'] })

afterEach(() => {
  setClockOffset(0)
  recordServerTime(now(), now())
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each(['America/Los_Angeles', 'UTC', 'Europe/Helsinki', 'Pacific/Kiritimati'])(
  'today is the day in Helsinki on a machine in %s [FMT-05]',
  (zone) => {
    vi.stubEnv('TZ', zone)
    fakeClock(Date.parse('2026-06-07T20:59:59Z'))
    expect(today()).toBe('2026-06-07')
    vi.setSystemTime(Date.parse('2026-06-07T21:00:00Z'))
    expect(today()).toBe('2026-06-08')
  },
)

test('an offset changes both time and day', () => {
  fakeClock(NOW)
  setClockOffset(86_400_000)
  expect(now()).toBe(Date.parse('2026-06-08T12:00:00Z'))
  expect(today()).toBe('2026-06-08')
})

test.each([
  ['an hour ahead', 3_600_000, 3_600_000],
  ['an hour behind', -3_600_000, -3_600_000],
  ['5,001 s ahead', 5001, 5001],
  ['5 s ahead', 5000, 0],
  ['5 s behind', -5000, 0],
  ['right', 0, 0],
])('with a clock that is %s, a time of the server is %i ms later by it, if that counts: %i', (_, ahead, counted) => {
  fakeClock(NOW)
  recordServerTime(NOW - ahead, NOW)
  expect(byOwnClock(NOW)).toBe(NOW + counted)
  expect(serverNow()).toBe(NOW - counted)
  expect(now()).toBe(NOW)
})

test.each([
  ['right', 0, 0],
  ['an hour ahead', 3_600_000, 3_600_000],
  ['an hour behind', -3_600_000, -3_570_000],
])('a reply that took 30 s does not make a clock late that is %s [FMT-05]', (_, ahead, counted) => {
  fakeClock(NOW + ahead + 30_000)
  recordServerTime(NOW, NOW + ahead)
  expect(byOwnClock(NOW)).toBe(NOW + counted)
})

test('today is the server’s day on a machine whose clock is a day ahead or behind [FMT-05]', () => {
  for (const ahead of [86_400_000, -86_400_000]) {
    fakeClock(NOW + ahead)
    recordServerTime(NOW, NOW + ahead)
    expect(today()).toBe('2026-06-07')
  }
})
