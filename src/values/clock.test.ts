import { afterEach, expect, test, vi } from 'vitest'
import { now, setClockOffset, today } from './clock'

afterEach(() => {
  setClockOffset(0)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each(['America/Los_Angeles', 'UTC', 'Europe/Helsinki', 'Pacific/Kiritimati'])(
  'today is the day in Helsinki on a machine in %s [FMT-05]',
  (zone) => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: Date.parse('2026-06-07T20:59:59Z'), toFake: ['Date'] })
    expect(today()).toBe('2026-06-07')
    vi.setSystemTime(Date.parse('2026-06-07T21:00:00Z'))
    expect(today()).toBe('2026-06-08')
  },
)

test('an offset changes both time and day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-07T12:00:00Z'), toFake: ['Date'] })
  setClockOffset(86_400_000)
  expect(now()).toBe(Date.parse('2026-06-08T12:00:00Z'))
  expect(today()).toBe('2026-06-08')
})
