import { downloadDeductionReportBodyWageTypeOneMax } from '@generated/api/reports/reports.zod'
import { addTo, daysOf, monthOf, type ReportPeriod } from '@/domain/months'
import { addDays, isBefore, type PlainDate } from '@/values/plain-date'

export const PERIODS = ['last-month', 'this-month', 'custom'] as const
export type PeriodChoice = (typeof PERIODS)[number]

/** DWN-02, DWN-09: the days of the period; undefined for an incomplete custom one. The current month ends today. */
export function reportPeriod(
  choice: PeriodChoice,
  picked: ReportPeriod | undefined,
  today: PlainDate,
): ReportPeriod | undefined {
  return choice === 'custom' ? picked : daysOf(addTo(monthOf(today), choice === 'last-month' ? -1 : 0), today)
}

/** DWN-03: an end before the new start becomes the day after it, at most today. */
export function endFor({ startDate, endDate }: ReportPeriod, today: PlainDate): PlainDate {
  if (!isBefore(endDate, startDate)) return endDate
  const next = addDays(startDate, 1)
  return isBefore(today, next) ? today : next
}

/** Why a report cannot be downloaded yet. If there are several reasons, the first one to fix. */
export type Block = 'dates' | 'benefits' | 'columns' | 'employee-columns' | 'wage-type'

/** DWN-05 for lunch and income register; `wageType` is undefined when its column is not active. */
export function payrollBlock(choices: {
  period: ReportPeriod | undefined
  columns: number
  wageType: string | undefined
}): Block | undefined {
  if (!choices.period) return 'dates'
  if (choices.columns === 0) return 'columns'
  return isWageTypeFit(choices.wageType) ? undefined : 'wage-type'
}

export const WAGE_TYPE_LIMIT = downloadDeductionReportBodyWageTypeOneMax

/** DWN-02: required and within the limit while its column is active. */
export const isWageTypeFit = (text: string | undefined): boolean =>
  text === undefined || (text.trim() !== '' && text.trim().length <= WAGE_TYPE_LIMIT)

/** DWN-05 for the other report. `employeeColumns` is the number of active employee columns; 0 if that group is off. */
export function otherBlock(choices: {
  period: ReportPeriod | undefined
  benefits: number
  employeeColumns: number
}): Block | undefined {
  if (choices.benefits === 0) return 'benefits'
  if (!choices.period) return 'dates'
  return choices.employeeColumns === 0 ? 'employee-columns' : undefined
}
