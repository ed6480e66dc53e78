/** Outcomes that the provider or the bank would decide, forced by the panel or the address (MCK-05). */
import type { Db } from './db.ts'
import type { TopUpRow } from './rows/benefits.ts'
import type { PaymentRow } from './rows/money.ts'

export const PAYMENT_OUTCOMES = ['Paid', 'Confirmed', 'Error', 'Canceled'] as const
export const LOAD_OUTCOMES = ['canceled', 'payment_not_received', 'expired', 'closed_with_errors'] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number]

/** `latest`, or the id of a payment or load, with what becomes of it. */
export type Forced<Outcome> = { id: string; outcome: Outcome }

const newestFirst = <Row extends { createdAt: number }>(rows: Row[]) =>
  rows.toSorted((one, other) => other.createdAt - one.createdAt)

/** Payments that nothing was decided about at `now` (ms), of all companies, newest first. */
export const openPayments = (db: Db, now: number): PaymentRow[] =>
  newestFirst(
    db.companies
      .all()
      .flatMap((company) => db.payments.all(company.id))
      .filter((payment) => !payment.outcome || payment.outcome.at > now),
  )

/** Loads that nothing was decided about, of all companies, newest first. */
export const openLoads = (db: Db): TopUpRow[] =>
  newestFirst(db.companies.all().flatMap((company) => db.topUps.all(company.id))).filter((load) => !load.outcome)

const pick = <Row extends { id: string }>(rows: Row[], id: string) =>
  id === 'latest' ? rows[0] : rows.find((row) => row.id === id)

/** Decides an open payment at `now` (ms). @returns false when there is none. */
export function forcePayment(db: Db, { id, outcome }: Forced<PaymentOutcome>, now: number): boolean {
  const payment = pick(openPayments(db, now), id)
  if (!payment) return false
  const pendingAt = payment.pendingAt ?? now
  db.payments.put(payment.companyId, { ...payment, pendingAt, outcome: { status: outcome, at: now } })
  return true
}

/** Decides an open load. @returns false when there is none. */
export function forceLoad(db: Db, { id, outcome }: Forced<LoadOutcome>): boolean {
  const load = pick(openLoads(db), id)
  if (!load) return false
  db.topUps.put(load.companyId, { ...load, outcome })
  return true
}
