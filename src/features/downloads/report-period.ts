import type { ReportPeriod } from '@/domain/report-days'
import { addDays, addMonths, endOfMonth, isBefore, type PlainDate, startOfMonth } from '@/values/plain-date'

export const PERIODS = ['last-month', 'this-month', 'custom'] as const
export type PeriodChoice = (typeof PERIODS)[number]

/** DWN-02, DWN-09: the days of a choice; undefined while a custom one has none. The current month ends today. */
export function reportPeriod(
  choice: PeriodChoice,
  picked: ReportPeriod | undefined,
  today: PlainDate,
): ReportPeriod | undefined {
  if (choice === 'custom') return picked
  if (choice === 'this-month') return { startDate: startOfMonth(today), endDate: today }
  const startDate = startOfMonth(addMonths(today, -1))
  return { startDate, endDate: endOfMonth(startDate) }
}

/** DWN-03: the end that goes with a start: a start after the end moves it to the next day, today at the latest. */
export function endFor({ startDate, endDate }: ReportPeriod, today: PlainDate): PlainDate {
  if (!isBefore(endDate, startDate)) return endDate
  const next = addDays(startDate, 1)
  return isBefore(today, next) ? today : next
}

/** What keeps a report from being downloaded, the first thing to mend first. */
export type Block = 'dates' | 'benefits' | 'columns' | 'employee-columns' | 'wage-type'

/** DWN-05 for lunch and income register: `wageType` is undefined when its column is not active. */
export function payrollBlock(choices: {
  period: ReportPeriod | undefined
  columns: number
  wageType: string | undefined
  wageTypeLimit: number
}): Block | undefined {
  if (!choices.period) return 'dates'
  if (choices.columns === 0) return 'columns'
  return isWageTypeFit(choices.wageType, choices.wageTypeLimit) ? undefined : 'wage-type'
}

/** DWN-02: required, within the limit, when its column is active. */
export const isWageTypeFit = (text: string | undefined, limit: number): boolean =>
  text === undefined || (text.trim() !== '' && text.trim().length <= limit)

/** DWN-05 for the other report: `employeeColumns` counts the active columns of employee data, 0 without their scope. */
export function otherBlock(choices: {
  period: ReportPeriod | undefined
  benefits: number
  employeeColumns: number
}): Block | undefined {
  if (choices.benefits === 0) return 'benefits'
  if (!choices.period) return 'dates'
  return choices.employeeColumns === 0 ? 'employee-columns' : undefined
}
