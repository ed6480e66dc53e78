import { downloadDeductionReportBodyWageTypeOneMax } from '@generated/api/reports/reports.zod'
import { m } from '@generated/messages/messages.js'
import { daysOf, monthOf, type ReportPeriod, shiftMonth } from '@/domain/months'
import { addDays, isBefore, type PlainDate } from '@/values/plain-date'

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

/** DWN-05 for lunch and income register: the first thing to fix. `wageType` is undefined when its column is not active. */
export function payrollDisabledReason(choices: {
  period: ReportPeriod | undefined
  columns: number
  wageType: string | undefined
}): string | undefined {
  if (!choices.period) return m.downloads_block_dates()
  if (choices.columns === 0) return m.downloads_block_no_columns()
  return isWageTypeFit(choices.wageType) ? undefined : m.downloads_block_wage_type()
}

export const WAGE_TYPE_LIMIT = downloadDeductionReportBodyWageTypeOneMax

/** DWN-02: required and within the limit while its column is active. */
export const isWageTypeFit = (text: string | undefined): boolean =>
  text === undefined || (text.trim() !== '' && text.trim().length <= WAGE_TYPE_LIMIT)

/** DWN-05 for the other report. `employeeColumns` is the number of active employee columns; 0 if that group is off. */
export function otherDisabledReason(choices: {
  period: ReportPeriod | undefined
  benefits: number
  employeeColumns: number
}): string | undefined {
  if (choices.benefits === 0) return m.downloads_block_benefits()
  if (!choices.period) return m.downloads_block_dates()
  return choices.employeeColumns === 0 ? m.downloads_block_columns() : undefined
}
