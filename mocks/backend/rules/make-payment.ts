import { problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { PaymentRow } from '../../database/rows/money.ts'
import { referenceNumber } from '../../values/identifiers.ts'
import { sendLink } from './links.ts'
import type { CheckedChoice, OrderType } from './payment-methods.ts'
import { paidAt, paymentStatus } from './payment-status.ts'

const randomDigits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte, at) => (at === 0 ? (byte % 9) + 1 : byte % 10)).join(
    '',
  )

/** Adds a payment in status Created (PAY-20); a payment link is mailed to its payer (PAY-17). `amount` in cents. */
export function addPayment(
  db: Db,
  order: { companyId: string; orderType: OrderType; orderId: string; amount: number },
  { hasReference, ...choice }: CheckedChoice,
  now: number,
): PaymentRow {
  const payment = db.payments.put(order.companyId, {
    id: `pay-${crypto.randomUUID()}`,
    number: db.payments.all(order.companyId).length + 1,
    ...order,
    ...choice,
    referenceNumber: hasReference ? referenceNumber(randomDigits(9)) : undefined,
    createdAt: now,
  })
  const { id: subject, companyId, forwardEmail: sentTo } = payment
  if (sentTo !== undefined) sendLink(db, { kind: 'payment', subject, companyId, sentTo, now })
  return payment
}

/** A payment of a company, optionally of one order type. Throws payment_not_found. */
export function findPayment(
  db: Db,
  companyId: string,
  id: string,
  { orderType, fieldName }: { orderType?: OrderType; fieldName?: string } = {},
): PaymentRow {
  const row = db.payments.get(companyId, id)
  if (!row || (orderType !== undefined && row.orderType !== orderType)) {
    throw problem(404, 'payment_not_found', { fieldName })
  }
  return row
}

/** The current payment of an order: the newest one. */
export function newestPayment(db: Db, { companyId, orderId }: Pick<PaymentRow, 'companyId' | 'orderId'>): PaymentRow {
  const newest = db.payments.all(companyId).findLast((row) => row.orderId === orderId)
  if (!newest) throw new Error(`order ${orderId} has no payment`)
  return newest
}

/** The payment that paid an order, for its receipt (PAY-11, REP-02). Throws payment_not_completed. */
export function paidPayment(
  db: Db,
  { companyId, orderId }: Pick<PaymentRow, 'companyId' | 'orderId'>,
  now: number,
): PaymentRow {
  const paid = db.payments.all(companyId).find((row) => row.orderId === orderId && paidAt(row, now) !== undefined)
  if (!paid) throw problem(409, 'payment_not_completed')
  return paid
}

/** PAY-20: throws unless a payment is Created, Error or Canceled. */
export function refusePaid(row: PaymentRow, now: number, fieldName?: string): void {
  const status = paymentStatus(row, now)
  // The provider has taken the money but not yet reported it: cancelling now would lose it.
  const isOnItsWay = row.outcome !== undefined && row.outcome.at > now
  if (isOnItsWay || status === 'Pending' || status === 'Paid' || status === 'Confirmed') {
    throw problem(409, 'payment_already_paid', { fieldName })
  }
  if (status === 'Expired') throw problem(409, 'payment_expired', { fieldName })
}

/** x-assumed (createCardOrderPayment): throws if the order of a payment was cancelled. */
export function refuseCanceledOrder(db: Db, { companyId, orderId }: PaymentRow, now: number, fieldName: string): void {
  const order = db.voucherOrders.get(companyId, orderId) ?? db.cardOrders.get(companyId, orderId)
  if (order?.canceledAt !== undefined && order.canceledAt <= now) throw problem(409, 'order_canceled', { fieldName })
}

/** The payment after the payer has cancelled it. */
export const canceled = (row: PaymentRow, now: number): PaymentRow => ({
  ...row,
  outcome: { status: 'Canceled', at: now },
})

/** x-assumed (cancelPayment): also cancels a Pending payment, unless the provider has already taken the money. */
export function cancel(db: Db, row: PaymentRow, now: number): void {
  const status = paymentStatus(row, now)
  // Canceled and Expired payments are not changed.
  if (status === 'Canceled' || status === 'Expired') return
  const isTaken = status === 'Paid' || status === 'Confirmed' || (row.outcome !== undefined && row.outcome.at > now)
  if (isTaken) throw problem(409, 'payment_already_paid')
  db.payments.put(row.companyId, canceled(row, now))
}
