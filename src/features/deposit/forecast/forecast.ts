import { type Cents, cents } from '@/values/money'
import { addDays, compareDates, isBefore, isWorkingDay, type PlainDate } from '@/values/plain-date'
import type { PlannedTopUp } from './planned-top-ups'

/** PAY-13: a payment takes 1–3 business days. */
const PAYMENT_DAYS = 3

export interface ForecastRow extends PlannedTopUp {
  /** What is left on the account after it; below zero what is missing by then. */
  balance: Cents
}

export interface Forecast {
  rows: ForecastRow[]
  /** The first load that the balance does not cover; undefined when it covers all of them. */
  shortage:
    | {
        date: PlainDate
        /** What that load lacks. */
        missing: Cents
        /** Transferred on this day the money is there in time; today when that has passed. */
        transferBy: PlainDate
      }
    | undefined
  /** What all the loads together lack. */
  missingInAll: Cents
}

/** The day `count` working days before another. */
export function workingDaysBefore(date: PlainDate, count: number): PlainDate {
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, -1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

function shortageOf({ date, balance }: ForecastRow, today: PlainDate) {
  const inTime = workingDaysBefore(date, PAYMENT_DAYS)
  return { date, missing: cents(0 - balance), transferBy: isBefore(inTime, today) ? today : inTime }
}

/** How long a balance lasts, and what to transfer by when, if nothing is transferred meanwhile. Loads in any order. */
export function forecast(balance: Cents, loads: readonly PlannedTopUp[], today: PlainDate): Forecast {
  let left = balance
  const rows = loads
    .toSorted((one, other) => compareDates(one.date, other.date))
    .map((load): ForecastRow => {
      left = cents(left - load.amount)
      return { ...load, balance: left }
    })
  const first = rows.find((row) => row.balance < 0)
  return {
    rows,
    shortage: first && shortageOf(first, today),
    missingInAll: cents(Math.max(0, 0 - left)),
  }
}
