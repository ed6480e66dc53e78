import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { estimationQuery } from './queries'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('an estimation of this month and the next is read anew when the month changes [DEP-03]', () => {
  const keyAt = (time: string) => {
    vi.setSystemTime(time)
    return estimationQuery(['lunch:current'], true).queryKey
  }
  const atTheEnd = keyAt('2026-11-30T23:59:00+02:00')
  expect(keyAt('2026-11-01T00:00:00+02:00')).toEqual(atTheEnd)
  expect(keyAt('2026-12-01T00:00:00+02:00')).not.toEqual(atTheEnd)
})
