import { problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { PaymentRow } from '../../database/rows/money.ts'
import { referenceNumber } from '../../seed/identifiers.ts'
import { sendLink } from './links.ts'
import type { CheckedChoice, OrderType } from './payment-methods.ts'
import { paidAt, paymentStatus } from './payment-status.ts'

const randomDigits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte, at) => (at === 0 ? (byte % 9) + 1 : byte % 10)).join(
    '',
  )

/** Adds a payment in status Created (PAY-20); PAY-17: a link to pay is mailed to who shall. `amount` in cents. */
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

/** A payment of a company, of a kind of order when one is named. Throws payment_not_found. */
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

/** The payment that counts for an order: the one that was made last. */
export function newestPayment(db: Db, { companyId, orderId }: Pick<PaymentRow, 'companyId' | 'orderId'>): PaymentRow {
  const newest = db.payments.all(companyId).findLast((row) => row.orderId === orderId)
  if (!newest) throw new Error(`order ${orderId} has no payment`)
  return newest
}

/** The payment that brought an order's money, for its receipt (PAY-11, REP-02). Throws payment_not_completed. */
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
  // The provider took the money and has not told yet: undoing it here would lose it.
  const isOnItsWay = row.outcome !== undefined && row.outcome.at > now
  if (isOnItsWay || status === 'Pending' || status === 'Paid' || status === 'Confirmed') {
    throw problem(409, 'payment_already_paid', { fieldName })
  }
  if (status === 'Expired') throw problem(409, 'payment_expired', { fieldName })
}

/** x-assumed (createCardOrderPayment): throws when the order behind a payment was taken back. */
export function refuseCanceledOrder(db: Db, { companyId, orderId }: PaymentRow, now: number, fieldName: string): void {
  const order = db.voucherOrders.get(companyId, orderId) ?? db.cardOrders.get(companyId, orderId)
  if (order?.canceledAt !== undefined && order.canceledAt <= now) throw problem(409, 'order_canceled', { fieldName })
}

/** What a payment is once the payer gave it up. */
export const canceled = (row: PaymentRow, now: number): PaymentRow => ({
  ...row,
  outcome: { status: 'Canceled', at: now },
})

/** x-assumed (cancelPayment): a Pending one too, unless the provider took the money and has not told yet. */
export function cancel(db: Db, row: PaymentRow, now: number): void {
  const status = paymentStatus(row, now)
  // What is Canceled or Expired stays as it is.
  if (status === 'Canceled' || status === 'Expired') return
  const isTaken = status === 'Paid' || status === 'Confirmed' || (row.outcome !== undefined && row.outcome.at > now)
  if (isTaken) throw problem(409, 'payment_already_paid')
  db.payments.put(row.companyId, canceled(row, now))
}
