import { LARGEST_PAYMENT } from '@generated/limits'
import { type Cents, cents, isKnown } from '@/values/money'
import { addWorkingDays, compareDates, isBefore, isKnownDate, type PlainDate } from '@/values/plain-date'
import type { PlannedKind, PlannedTopUp } from './planned-top-ups'

/** PAY-13: a payment takes 1–3 business days. */
const PAYMENT_DAYS = { least: 1, most: 3 }
/** DEP-02: most that one deposit may be. */
export const LARGEST_DEPOSIT: Cents = cents(LARGEST_PAYMENT)

/** How many deposits a sum takes. */
export const depositsFor = (amount: Cents): number => Math.ceil(amount / LARGEST_DEPOSIT)

export interface ForecastRow extends PlannedTopUp {
  /** What is left on the account after it; below zero what is missing by then. */
  balance: Cents
}

export interface Shortage {
  date: PlainDate
  /** Of whatever falls on that day, so that a text names it. */
  kinds: ReadonlySet<PlannedKind>
  /** What all loads up to the end of that day lack together. */
  missing: Cents
  /** How many deposits it takes. */
  deposits: number
  /** Transferred on this banking day the money is there in time; undefined when that day is over. */
  transferBy: PlainDate | undefined
  /** When money that is transferred today is there, at the earliest and at the latest. */
  arrives: { earliest: PlainDate; latest: PlainDate }
}

export interface Forecast {
  rows: ForecastRow[]
  /** The first day whose loads the balance does not cover; undefined when it covers all of them. */
  shortage: Shortage | undefined
  /** What all the loads together lack. */
  missingInAll: Cents
}

function shortageOf(rows: readonly ForecastRow[], today: PlainDate): Shortage | undefined {
  const first = rows.find((row) => row.balance < 0)
  if (!first) return undefined
  const { date } = first
  const onDay = rows.filter((row) => row.date === date && row.amount > 0)
  const inTime = addWorkingDays(date, -PAYMENT_DAYS.most)
  const missing = cents(0 - (onDay.at(-1) ?? first).balance)
  return {
    date,
    kinds: new Set(onDay.map(({ kind }) => kind)),
    missing,
    deposits: depositsFor(missing),
    transferBy: isBefore(inTime, today) ? undefined : inTime,
    arrives: {
      earliest: addWorkingDays(today, PAYMENT_DAYS.least),
      latest: addWorkingDays(today, PAYMENT_DAYS.most),
    },
  }
}

/**
 * How long a balance lasts, and what to transfer by when, if nothing is transferred meanwhile. Loads in any order.
 * @returns undefined when the balance, a sum or a day is not known: it would tell of money that nobody has counted
 */
export function forecast(balance: Cents, loads: readonly PlannedTopUp[], today: PlainDate): Forecast | undefined {
  let left = balance
  const rows = loads
    // Loads of a day are charged as it begins, refunds come in its course: they pay for the next day.
    .toSorted((one, other) => compareDates(one.date, other.date) || Number(one.amount < 0) - Number(other.amount < 0))
    .map((load): ForecastRow => {
      left = cents(left - load.amount)
      return { ...load, balance: left }
    })
  if (!isKnown(left) || loads.some(({ date }) => !isKnownDate(date))) return undefined
  return {
    rows,
    shortage: shortageOf(rows, today),
    missingInAll: cents(Math.max(0, 0 - left)),
  }
}
