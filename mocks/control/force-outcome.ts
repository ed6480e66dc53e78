/** Finds the payments and loads whose outcome the panel or the URL can force (MCK-05). */
import { type ForcedLoad, forceLoad } from '../backend/rules/force-load.ts'
import { loadStatus } from '../backend/rules/load-status.ts'
import { paymentStatus } from '../backend/rules/payment-status.ts'
import { Problem } from '../calls/problem.ts'
import type { Db } from '../database/db.ts'
import type { TopUpRow } from '../database/rows/benefits.ts'
import type { PaymentRow } from '../database/rows/money.ts'
import { forcePayment } from '../provider/outcomes.ts'

export const PAYMENT_OUTCOMES = ['Paid', 'Confirmed', 'Error', 'Canceled'] as const
export const LOAD_OUTCOMES = [
  'paid',
  'canceled',
  'payment_not_received',
  'expired',
  'closed_with_errors',
] as const satisfies ForcedLoad[]
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

/** Loads not yet ended at `now` (ms), of all companies, newest first. */
export const openLoads = (db: Db, now: number): TopUpRow[] =>
  newestFirst(db.companies.all().flatMap((company) => db.topUps.all(company.id))).filter(
    (load) => !ENDED_LOADS.includes(loadStatus(load, now)),
  )

const pick = <Row extends { id: string }>(rows: Row[], id: string) =>
  id === 'latest' ? rows[0] : rows.find((row) => row.id === id)

/** Runs `work`. @returns false if it throws a problem */
function isDone(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Forces the outcome of an open payment at `now` (ms). @returns false if there is none */
export function decidePayment(db: Db, { id, outcome }: Forced<PaymentOutcome>, now: number): boolean {
  const payment = pick(openPayments(db, now), id)
  return payment !== undefined && isDone(() => forcePayment(db, payment.companyId, payment.id, outcome, now))
}

/** Forces the outcome of an open load at `now` (ms). @returns false if there is none, or the outcome is impossible */
export function decideLoad(db: Db, { id, outcome }: Forced<LoadOutcome>, now: number): boolean {
  const load = pick(openLoads(db, now), id)
  return load !== undefined && isDone(() => forceLoad(db, load.companyId, load.id, outcome, now))
}
