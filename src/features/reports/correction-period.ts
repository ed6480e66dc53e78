import type { ListBalanceCorrectionsParams } from '@generated/api/model'
import { daysOf, monthOf, type ReportPeriod, shiftMonth } from '@/domain/months'
import { type Instant, isBefore, type PlainDate, parseDate } from '@/values/dates/plain-date'
import type { ReportsSearch } from './reports-search'

/** REP-06: rows per page. */
export const CORRECTIONS_PAGE = 10

/** REP-06, DWN-08: how long a correction is tagged as New. */
const NEW_FOR_MS = 168 * 3_600_000

/** A custom period has its days as yyyy-MM-dd or DD.MM.YYYY. */
export type PeriodSearch = Pick<ReportsSearch, 'period' | 'from' | 'to'>

/** REP-06: the requested days, inclusive. Undefined for all days and for an invalid custom period. */
export function periodOf({ period, from = '', to = '' }: PeriodSearch, today: PlainDate): ReportPeriod | undefined {
  if (period === undefined) return undefined
  if (period !== 'custom') return daysOf(shiftMonth(monthOf(today), period === 'last-month' ? -1 : 0), today)
  const [start, end] = [parseDate(from), parseDate(to)]
  if (!start.ok || !end.ok) return undefined
  const isRange = !isBefore(end.value, start.value) && !isBefore(today, end.value)
  return isRange ? { startDate: start.value, endDate: end.value } : undefined
}

/** REP-06: query params: ten rows, from 00:00 UTC of the first day to 23:59 UTC of the last. */
export const correctionsParams = (page = 1, period?: ReportPeriod): ListBalanceCorrectionsParams => ({
  Page: page,
  RowsPerPage: CORRECTIONS_PAGE,
  ...(period && { From: `${period.startDate}T00:00:00Z`, To: `${period.endDate}T23:59:00Z` }),
})

/** REP-06: whether a correction is still tagged as New; `now` in ms. */
export const isNewCorrection = (madeAt: Instant, now: number): boolean => now - new Date(madeAt).getTime() < NEW_FOR_MS
