import type { ListBalanceCorrectionsParams } from '@generated/api/model'
import {
  addMonths,
  endOfMonth,
  type Instant,
  isBefore,
  type PlainDate,
  parseDate,
  startOfMonth,
} from '@/values/plain-date'

/** REP-06: rows per page. */
export const CORRECTIONS_PAGE = 10

/** REP-06, DWN-08: how long a correction is tagged as New. */
const NEW_FOR_MS = 168 * 3_600_000

export interface AskedPeriod {
  period?: 'this-month' | 'last-month' | 'custom' | undefined
  /** Custom period: yyyy-MM-dd or DD.MM.YYYY. */
  from?: string | undefined
  to?: string | undefined
}

export interface Period {
  from: PlainDate
  to: PlainDate
}

/** REP-06: the requested days, inclusive. Undefined for all days and for an invalid custom period. */
export function periodOf({ period, from = '', to = '' }: AskedPeriod, today: PlainDate): Period | undefined {
  switch (period) {
    case 'this-month':
      return { from: startOfMonth(today), to: today }
    case 'last-month': {
      const first = startOfMonth(addMonths(today, -1))
      return { from: first, to: endOfMonth(first) }
    }
    case 'custom': {
      const [start, end] = [parseDate(from), parseDate(to)]
      if (!start.ok || !end.ok) return undefined
      const isRange = !isBefore(end.value, start.value) && !isBefore(today, end.value)
      return isRange ? { from: start.value, to: end.value } : undefined
    }
    default:
      return undefined
  }
}

/** REP-06: query params: ten rows, from 00:00 UTC of the first day to 23:59 UTC of the last. */
export const correctionsParams = (page = 1, period?: Period): ListBalanceCorrectionsParams => ({
  Page: page,
  RowsPerPage: CORRECTIONS_PAGE,
  ...(period && { From: `${period.from}T00:00:00Z`, To: `${period.to}T23:59:00Z` }),
})

/** REP-06: whether a correction is still tagged as New; `now` in ms. */
export const isNewCorrection = (madeAt: Instant, now: number): boolean => now - new Date(madeAt).getTime() < NEW_FOR_MS
