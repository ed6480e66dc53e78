import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { correctionsParams, isNewCorrection, type PeriodSearch, periodOf } from './correction-period'

const period = (from: string, to: string) => ({ startDate: plainDate(from), endDate: plainDate(to) })

test.each<{ today: string; search: PeriodSearch; is: ReturnType<typeof periodOf> }>([
  { today: '2026-11-21', search: {}, is: undefined },
  { today: '2026-11-21', search: { period: 'this-month' }, is: period('2026-11-01', '2026-11-21') },
  { today: '2026-03-31', search: { period: 'last-month' }, is: period('2026-02-01', '2026-02-28') },
  { today: '2026-01-05', search: { period: 'last-month' }, is: period('2025-12-01', '2025-12-31') },
  {
    today: '2026-11-21',
    search: { period: 'custom', from: '2026-11-20', to: '2026-11-21' },
    is: period('2026-11-20', '2026-11-21'),
  },
  {
    today: '2026-11-21',
    search: { period: 'custom', from: '2026-11-20', to: '2026-11-20' },
    is: period('2026-11-20', '2026-11-20'),
  },
  // Both days are required, in order, and not in the future.
  { today: '2026-11-21', search: { period: 'custom', from: '2026-11-20' }, is: undefined },
  { today: '2026-11-21', search: { period: 'custom', to: '2026-11-20' }, is: undefined },
  { today: '2026-11-21', search: { period: 'custom', from: '2026-11-21', to: '2026-11-20' }, is: undefined },
  { today: '2026-11-21', search: { period: 'custom', from: '2026-11-20', to: '2026-11-22' }, is: undefined },
])('on $today $search is $is [REP-06]', ({ today, search, is }) => {
  expect(periodOf(search, plainDate(today))).toEqual(is)
})

test('requests corrections ten per page, from 00:00 to 23:59 UTC [REP-06]', () => {
  expect(correctionsParams(2, period('2026-03-29', '2026-10-25'))).toEqual({
    Page: 2,
    RowsPerPage: 10,
    From: '2026-03-29T00:00:00Z',
    To: '2026-10-25T23:59:00Z',
  })
  expect(correctionsParams()).toEqual({ Page: 1, RowsPerPage: 10 })
})

test.each([
  { hours: 0, isNew: true },
  { hours: 167.99, isNew: true },
  { hours: 168, isNew: false },
  { hours: 8760, isNew: false },
])('after $hours hours a correction is new: $isNew [REP-06] [DWN-08]', ({ hours, isNew }) => {
  const madeAt = '2026-11-14T10:00:00Z'
  expect(isNewCorrection(madeAt, Date.parse(madeAt) + hours * 3_600_000)).toBe(isNew)
})
