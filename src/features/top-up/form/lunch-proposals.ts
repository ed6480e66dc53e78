import { SMALLEST_TOP_UP } from '@generated/limits'
import { type Cents, cents, isKnown } from '@/values/money'
import {
  endOfMonth,
  type Holiday,
  holidaysBetween,
  type PlainDate,
  plainDate,
  startOfMonth,
  workingDaysBetween,
} from '@/values/plain-date'
import type { RecipientRow } from '../recipients/employee-choice'

/** What one month's working days come to for those who have the same days and the same value of a day. */
export interface LunchProposal {
  /** Working days of the month that these employees get lunch for. */
  days: number
  /** Value of a day, by their benefit group. */
  dayValue: Cents
  /** Days times value, or what they may still get when that is less. */
  amount: Cents
  /** True when less than days times value may still be loaded (TOP-04). */
  isCut: boolean
  /** What createTopUp takes, in the order of the rows. */
  ids: string[]
}

export interface LunchMonth {
  /** The first of the month. */
  month: PlainDate
  workingDays: number
  /** Holidays from Monday to Friday, which are left out. */
  holidays: { date: PlainDate; holiday: Holiday }[]
  /** Those with the most employees first; without whoever has no days, or less left than a load may be (DAY-02). */
  proposals: LunchProposal[]
}

/**
 * DAY-01: the days of one employee in a month: the employee's own lunch days where they are set (EMP-09), else the share of
 * the month's working days that the employment percentage gives, in whole days (as the limits of the API count them).
 */
function lunchDaysOf({ employee }: RecipientRow, month: PlainDate, last: PlainDate): number {
  const { benefitLunchMaxWorkingDays: own, benefitPercentage = 100, startOfBenefit, endOfBenefit } = employee
  // Whoever starts or ends within the month gets the days that are left of it.
  const first = startOfBenefit > month ? plainDate(startOfBenefit) : month
  const end = endOfBenefit !== undefined && endOfBenefit < last ? plainDate(endOfBenefit) : last
  const days = workingDaysBetween(first, end)
  return Math.min(days, own ?? Math.floor((days * benefitPercentage) / 100))
}

/** DAY-01: the days that one employee gets lunch for in the month of a load, and the value of a day. */
export const lunchDays = (row: RecipientRow, loadDate: PlainDate): { days: number; dayValue: Cents } => ({
  days: lunchDaysOf(row, startOfMonth(loadDate), endOfMonth(loadDate)),
  dayValue: cents(row.employee.benefitGroupSettings.maxAmountPerPeriod),
})

/** DAY-01: lunch for the working days of the month that a load falls in, for those who can be chosen. */
export function lunchMonth(rows: readonly RecipientRow[], loadDate: PlainDate): LunchMonth {
  const [month, last] = [startOfMonth(loadDate), endOfMonth(loadDate)]
  const workingDays = workingDaysBetween(month, last)
  const proposals = new Map<string, LunchProposal>()
  for (const row of rows) {
    if (row.refusal !== undefined) continue
    const { days, dayValue } = lunchDays(row, loadDate)
    const whole = days * dayValue
    const amount = cents(Math.min(whole, row.available))
    if (!isKnown(amount) || amount < SMALLEST_TOP_UP) continue
    const key = `${days} ${dayValue} ${amount}`
    const same = proposals.get(key)
    if (same) same.ids.push(row.id)
    else proposals.set(key, { days, dayValue, amount, isCut: amount < whole, ids: [row.id] })
  }
  return {
    month,
    workingDays,
    holidays: holidaysBetween(month, last),
    proposals: [...proposals.values()].toSorted((a, b) => b.ids.length - a.ids.length || b.amount - a.amount),
  }
}
