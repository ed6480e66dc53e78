import { LARGEST_TOP_UP, SMALLEST_TOP_UP } from '@generated/limits'
import { groupBy } from '@/values/collections/group-by'
import {
  endOfMonth,
  holidaysBetween,
  type PlainDate,
  plainDate,
  startOfMonth,
  workingDaysBetween,
} from '@/values/dates/plain-date'
import { type Cents, cents } from '@/values/numbers/money'
import type { RecipientRow } from '../recipients/employee-choice'

export interface LunchProposal {
  days: number
  dayValue: Cents
  /** Days times daily value, or the remaining maximum if that is less. */
  amount: Cents
  /** The remaining maximum limits the amount (TOP-04). */
  isCut: boolean
  ids: string[]
}

export type LunchMonth = ReturnType<typeof lunchMonth>

/**
 * DAY-01: an employee's lunch days in the month of a load, and their daily value. The days are the employee's own if set
 * (EMP-09), otherwise the month's working days times the employment percentage, in whole days. The API calculates its
 * limits the same way.
 */
function lunchDays({ employee }: RecipientRow, loadDate: PlainDate): { days: number; dayValue: Cents } {
  const { benefitLunchMaxWorkingDays: own, benefitPercentage = 100, startOfBenefit, endOfBenefit } = employee
  const [month, last] = [startOfMonth(loadDate), endOfMonth(loadDate)]
  // A benefit that starts or ends within the month covers only part of its days.
  const first = startOfBenefit > month ? plainDate(startOfBenefit) : month
  const end = endOfBenefit !== undefined && endOfBenefit < last ? plainDate(endOfBenefit) : last
  const days = workingDaysBetween(first, end)
  return {
    days: Math.min(days, own ?? Math.floor((days * benefitPercentage) / 100)),
    dayValue: cents(employee.benefitGroupSettings.maxAmountPerPeriod),
  }
}

/** DAY-01: lunch for the working days of the load's month, for selectable employees. */
export function lunchMonth(rows: readonly RecipientRow[], loadDate: PlainDate) {
  const [month, last] = [startOfMonth(loadDate), endOfMonth(loadDate)]
  const workingDays = workingDaysBetween(month, last)
  const proposals = new Map<string, LunchProposal>()
  for (const row of rows) {
    if (row.refusal !== undefined) continue
    const { days, dayValue } = lunchDays(row, loadDate)
    const whole = days * dayValue
    const amount = cents(Math.min(whole, row.available))
    // DAY-02. An unknown amount is not at least 1 € either.
    if (!(amount >= SMALLEST_TOP_UP)) continue
    const key = `${days} ${dayValue} ${amount}`
    const same = proposals.get(key)
    if (same) same.ids.push(row.id)
    else proposals.set(key, { days, dayValue, amount, isCut: amount < whole, ids: [row.id] })
  }
  return {
    month,
    workingDays,
    /** Holidays from Monday to Friday, which are not counted. */
    holidays: holidaysBetween(month, last),
    /** Most employees first. */
    proposals: [...proposals.values()].toSorted((a, b) => b.ids.length - a.ids.length || b.amount - a.amount),
  }
}

/** Amount per employee: the typed one, the remaining maximum, or lunch for the working days. */
export type AmountKind = 'same' | 'maximum' | 'days'

export interface AmountGroup {
  amount: Cents
  ids: string[]
}

function amountFor(row: RecipientRow, kind: Exclude<AmountKind, 'same'>, loadDate: PlainDate): Cents {
  const most = cents(Math.min(row.available, LARGEST_TOP_UP))
  if (kind === 'maximum') return most
  const { days, dayValue } = lunchDays(row, loadDate)
  return cents(Math.min(days * dayValue, most))
}

/** Largest first, without those with less left than the minimum of a load; undefined if all get the typed amount. */
export function groupByAmount(
  rows: readonly RecipientRow[],
  kind: AmountKind,
  loadDate: PlainDate,
): AmountGroup[] | undefined {
  if (kind === 'same') return undefined
  const own = rows.map((row) => ({ ...row, amount: amountFor(row, kind, loadDate) }))
  const loadable = own.filter(({ refusal, amount }) => refusal === undefined && amount >= SMALLEST_TOP_UP)
  return [...groupBy(loadable, ({ amount }) => amount)]
    .map(([amount, group]) => ({ amount, ids: group.map(({ id }) => id) }))
    .toSorted((a, b) => b.amount - a.amount)
}

export const idsOf = (groups: readonly AmountGroup[]): string[] => groups.flatMap(({ ids }) => ids)
