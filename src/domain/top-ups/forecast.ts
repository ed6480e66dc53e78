import { LARGEST_PAYMENT } from '@generated/limits'
import { addWorkingDays, compareDates, isBefore, isKnownDate, type PlainDate } from '@/values/dates/plain-date'
import { type Cents, cents, isKnownAmount } from '@/values/numbers/money'
import type { PlannedTopUp } from './planned-top-ups'

/** PAY-13: a payment takes 1–3 business days. */
const PAYMENT_DAYS = 3
/** DEP-02: the maximum amount of one deposit. */
export const LARGEST_DEPOSIT: Cents = cents(LARGEST_PAYMENT)

export const depositOf = (amount: Cents): Cents => cents(Math.min(amount, LARGEST_DEPOSIT))

export interface ForecastRow extends PlannedTopUp {
  /** The balance after the load; negative when money is missing by then. */
  balance: Cents
}

export type Forecast = NonNullable<ReturnType<typeof forecast>>
export type Shortage = NonNullable<ReturnType<typeof shortageOf>>

/** The first day whose loads the balance does not cover; undefined when it covers all of them. */
function shortageOf(rows: readonly ForecastRow[], today: PlainDate) {
  const first = rows.find((row) => row.balance < 0)
  if (!first) return undefined
  const { date } = first
  const uncovered = rows.filter((row) => row.date === date && row.balance < 0)
  const inTime = addWorkingDays(date, -PAYMENT_DAYS)
  const missing = cents(0 - (uncovered.at(-1) ?? first).balance)
  return {
    date,
    /** Of the loads of that day that the balance does not cover; undefined when they differ. */
    kind: uncovered.every(({ kind }) => kind === first.kind) ? first.kind : undefined,
    missing,
    /** The last banking day on which a transfer arrives in time; undefined when that day is past. */
    transferBy: isBefore(inTime, today) ? undefined : inTime,
  }
}

/**
 * @param loads in any order of days; those of one day in the order in which they are paid
 * @returns undefined when the balance, an amount or a day is unknown
 */
export function forecast(balance: Cents, loads: readonly PlannedTopUp[], today: PlainDate) {
  let left = balance
  const rows = loads
    .toSorted((one, other) => compareDates(one.date, other.date))
    .map((load): ForecastRow => {
      left = cents(left - load.amount)
      return { ...load, balance: left }
    })
  if (!isKnownAmount(left) || loads.some(({ date }) => !isKnownDate(date))) return undefined
  return { rows, shortage: shortageOf(rows, today), missingInAll: cents(Math.max(0, 0 - left)) }
}
