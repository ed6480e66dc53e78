import type { TopUpRow } from '../../database/rows/benefits.ts'
import { helsinkiInstant } from '../../values/calendar.ts'

/** Duration of a paid load until every item is done (TOP-15), in ms. */
export const LOAD_TAKES_MS = 20_000

const DAY_MS = 86_400_000
/** An unpaid e-invoice counts as payment_not_received after this time (PAY-20), and expires after twice this time. */
const UNPAID_FOR_MS = 14 * DAY_MS
const EXPIRED_AFTER_MS = 2 * UNPAID_FOR_MS

export type LoadStatus =
  | 'in_progress'
  | 'success'
  | 'closed_with_errors'
  | 'canceled'
  | 'expired'
  | 'payment_not_received'
  | 'payment_confirmed_waiting_for_load_date'
  | 'waiting_for_payment'
  | 'waiting_for_load_date'
export type LoadItemStatus =
  | 'success'
  | 'error'
  | 'in_progress'
  | 'not_started'
  | 'expired'
  | 'canceled'
  | 'waiting_for_load_date'
  | 'payment_not_received'
  | 'scheduled'

type Load = Pick<TopUpRow, 'createdAt' | 'scheduledOn' | 'paymentMethod' | 'paidAt' | 'outcome' | 'items'>

/** When loading begins (ms): at once when paid, else on the load date; undefined while unpaid. */
export function loadStartsAt(load: Load, now: number): number | undefined {
  const { paidAt, scheduledOn } = load
  if (paidAt === undefined || paidAt > now) return undefined
  return scheduledOn === undefined ? paidAt : Math.max(paidAt, helsinkiInstant(scheduledOn))
}

function unpaidStatus({ createdAt, scheduledOn, paymentMethod }: Load, now: number): LoadStatus {
  if (paymentMethod === 'deduction') return 'waiting_for_load_date'
  const age = now - createdAt
  if (age >= EXPIRED_AFTER_MS) return 'expired'
  // REP-05: a scheduled load that is unpaid on its date has status "payment not received".
  const isLate = age >= UNPAID_FOR_MS || (scheduledOn !== undefined && now >= helsinkiInstant(scheduledOn))
  return isLate ? 'payment_not_received' : 'waiting_for_payment'
}

/** TOP-15, TOP-16: the status is a function of stored events and the clock (ms). */
export function loadStatus(load: Load, now: number): LoadStatus {
  if (load.outcome === 'canceled' || load.outcome === 'expired') return load.outcome
  if (load.outcome === 'payment_not_received') {
    const isExpired = load.paymentMethod === 'einvoice' && now - load.createdAt >= EXPIRED_AFTER_MS
    return isExpired ? 'expired' : 'payment_not_received'
  }
  const startsAt = loadStartsAt(load, now)
  if (startsAt === undefined) return unpaidStatus(load, now)
  if (now < startsAt) return 'payment_confirmed_waiting_for_load_date'
  if (now < startsAt + LOAD_TAKES_MS) return 'in_progress'
  return load.outcome === 'closed_with_errors' || load.items.some((item) => item.failed)
    ? 'closed_with_errors'
    : 'success'
}

/** REP-05: the status of one employee's item; items of a running load are done one after another. */
export function loadItemStatus(load: Load, index: number, now: number): LoadItemStatus {
  const status = loadStatus(load, now)
  switch (status) {
    case 'in_progress': {
      const startsAt = loadStartsAt(load, now) ?? now
      const done = Math.floor(((now - startsAt) / LOAD_TAKES_MS) * load.items.length)
      if (index === done) return 'in_progress'
      return index > done ? 'not_started' : outcomeOf(load, index)
    }
    case 'success':
    case 'closed_with_errors':
      return outcomeOf(load, index)
    case 'payment_confirmed_waiting_for_load_date':
      return 'waiting_for_load_date'
    case 'waiting_for_load_date':
      return 'scheduled'
    case 'payment_not_received':
      return load.scheduledOn === undefined ? 'payment_not_received' : 'scheduled'
    case 'waiting_for_payment':
      return 'not_started'
    default:
      return status
  }
}

const outcomeOf = ({ items }: Load, index: number) => (items[index]?.failed ? 'error' : 'success')

/** True for a load that has reached employees or still can; it counts towards their limits. */
export function countsAgainstLimits(load: Load, now: number): boolean {
  const status = loadStatus(load, now)
  return status !== 'canceled' && status !== 'expired' && status !== 'payment_not_received'
}
