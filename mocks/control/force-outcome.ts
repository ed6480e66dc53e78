/** Finds the payments and loads whose outcome the panel or the URL can force, and forces it (MCK-05). */
import { charge, refund } from '../backend/rules/booking.ts'
import { fulfilRequests } from '../backend/rules/fulfil-requests.ts'
import { loadStatus } from '../backend/rules/load-status.ts'
import { paymentStatus } from '../backend/rules/payment-status.ts'
import { settle } from '../backend/rules/settle.ts'
import type { Db } from '../database/db.ts'
import type { TopUpRow } from '../database/rows/benefits.ts'
import type { PaymentRow } from '../database/rows/money.ts'
import { DELAYED_MS } from '../provider/outcomes.ts'

export const PAYMENT_OUTCOMES = ['Paid', 'Confirmed', 'Error', 'Canceled'] as const
/** `paid` is a paid e-invoice; the others end the load. */
export const LOAD_OUTCOMES = [
  'paid',
  'canceled',
  'payment_not_received',
  'expired',
  'closed_with_errors',
] as const satisfies ('paid' | NonNullable<TopUpRow['outcome']>)[]
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number]

/** `latest` or the id of a payment or load, with the outcome to force. */
export type Forced<Outcome> = { id: string; outcome: Outcome }

const OPEN_PAYMENTS: readonly string[] = ['Created', 'Pending', 'Confirmed']
const ENDED_LOADS: readonly string[] = ['success', 'closed_with_errors', 'canceled', 'expired']

const newestFirst = <Row extends { createdAt: number }>(rows: Row[]) =>
  rows.toSorted((one, other) => other.createdAt - one.createdAt)

/** Payments not yet settled at `now` (ms), of all companies, newest first. */
export const openPayments = (db: Db, now: number): PaymentRow[] =>
  newestFirst(db.companies.all().flatMap((company) => db.payments.all(company.id))).filter((payment) =>
    OPEN_PAYMENTS.includes(paymentStatus(payment, now)),
  )

const isOpen = (load: TopUpRow, now: number) => !ENDED_LOADS.includes(loadStatus(load, now))

/** Loads not yet ended at `now` (ms), of all companies, newest first. */
export const openLoads = (db: Db, now: number): TopUpRow[] =>
  newestFirst(db.companies.all().flatMap((company) => db.topUps.all(company.id))).filter((load) => isOpen(load, now))

const pick = <Row extends { id: string }>(rows: Row[], id: string) =>
  id === 'latest' ? rows[0] : rows.find((row) => row.id === id)

/** Forces the outcome of an open payment at `now` (ms). @returns false if there is none */
export function decidePayment(db: Db, { id, outcome: status }: Forced<PaymentOutcome>, now: number): boolean {
  const payment = pick(openPayments(db, now), id)
  if (!payment) return false
  const outcome = { status, at: now, ...(status === 'Confirmed' && { paidAt: now + DELAYED_MS }) }
  db.payments.put(payment.companyId, { ...payment, outcome })
  settle(db, payment.companyId, now)
  return true
}

/** True if the load was charged to the company's account and not fully refunded. */
const isCharged = (db: Db, load: TopUpRow): boolean =>
  db.transactions.all(load.companyId).some((posted) => posted.topUpId === load.id && posted.transactionType === 'load')

/**
 * Forces the outcome of an open load at `now` (ms) and moves its money: a charged load that is given up is refunded with its
 * fee.
 * @returns false if there is none, or the outcome is impossible
 */
export function decideLoad(db: Db, { id, outcome }: Forced<LoadOutcome>, now: number): boolean {
  const found = pick(openLoads(db, now), id)
  if (!found) return false
  const { companyId } = found
  settle(db, companyId, now)
  const load = db.topUps.get(companyId, found.id)
  // A scheduled load may have ended just now.
  if (!load || !isOpen(load, now) || (outcome === 'paid' && load.paidAt !== undefined)) return false
  const { outcome: _before, ...open } = load
  if (outcome === 'paid') {
    const paid = db.topUps.put(companyId, { ...open, paidAt: now })
    if (load.paymentMethod === 'deduction') charge(db, paid, now)
  } else if (outcome === 'closed_with_errors') {
    const items = load.items.map((item, index) => ({ ...item, ...(index === 0 && { failed: true }) }))
    db.topUps.put(companyId, { ...open, items })
  } else {
    const ended = db.topUps.put(companyId, { ...open, outcome })
    if (!isCharged(db, load)) return true
    refund(db, ended, load.amount * load.items.length + load.feeWithVat, load.items.length, now)
    fulfilRequests(db, companyId, now)
  }
  return true
}
