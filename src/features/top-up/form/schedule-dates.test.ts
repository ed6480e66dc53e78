import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { scheduleBounds } from './schedule-dates'

test.each([
  ['2026-03-10', '2026-03-11', '2026-12-31'],
  ['2026-11-30', '2026-12-01', '2026-12-31'],
  ['2026-12-01', '2026-12-02', '2026-12-31'],
  ['2026-12-02', '2026-12-03', '2027-12-31'],
  ['2026-12-31', '2027-01-01', '2027-12-31'],
  ['2028-02-28', '2028-02-29', '2028-12-31'],
])('on %s a load may be scheduled from %s to %s [TOP-05]', (today, min, max) => {
  expect(scheduleBounds(plainDate(today))).toEqual({ min, max })
})
