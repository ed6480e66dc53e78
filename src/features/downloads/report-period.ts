import { downloadDeductionReportBodyWageTypeOneMax as WAGE_TYPE_LIMIT } from '@generated/api/reports/reports.zod'
import { m } from '@generated/messages/messages.js'
import { daysOf, monthOf, type ReportPeriod, shiftMonth } from '@/domain/months'
import { addDays, isBefore, type PlainDate } from '@/values/dates/plain-date'

export const PERIODS = ['last-month', 'this-month', 'custom'] as const
export type PeriodChoice = (typeof PERIODS)[number]

export interface ChosenPeriod {
  choice: PeriodChoice
  picked?: ReportPeriod | undefined
}

/** DWN-02, DWN-09: the days of the period; undefined for an incomplete custom one. The current month ends today. */
export const reportPeriod = ({ choice, picked }: ChosenPeriod, today: PlainDate): ReportPeriod | undefined =>
  choice === 'custom' ? picked : daysOf(shiftMonth(monthOf(today), choice === 'last-month' ? -1 : 0), today)

/** DWN-03: an end before the new start becomes the day after it, at most today. */
export function endAfterStart({ startDate, endDate }: ReportPeriod, today: PlainDate): PlainDate {
  if (!isBefore(endDate, startDate)) return endDate
  const next = addDays(startDate, 1)
  return isBefore(today, next) ? today : next
}

/** DWN-02: required and within the limit. */
export function wageTypeError(text: string): string | undefined {
  const length = text.trim().length
  if (length > WAGE_TYPE_LIMIT) return m.form_error_too_long({ count: WAGE_TYPE_LIMIT })
  return length === 0 ? m.downloads_wage_type_missing() : undefined
}
