import type { Db } from '../../database/db.ts'
import type { TopUpRow } from '../../database/rows/benefits.ts'
import type { PaymentRow, VoucherOrderRow } from '../../database/rows/money.ts'
import { addWorkingDays, helsinkiDate, helsinkiInstant } from '../../values/calendar.ts'
import { groupedReference } from '../../values/identifiers.ts'
import { balanceOf, charge, post, refund } from './booking.ts'
import { bookCardOrder, loadCardOrder } from './card-order-effects.ts'
import { fulfilRequests, requestsDue, requestsLapsed } from './fulfil-requests.ts'
import { loadStatus } from './load-status.ts'
import { acceptedAt, paidAt, paymentStatus } from './payment-status.ts'
import { recurringLoads } from './recurring-loads.ts'

/** An effect that is due but not yet written. */
type Due = { at: number; book: () => void }

/**
 * Writes all effects of time and of the provider's reports, once and in chronological order, so that it does not matter
 * which call runs first (MCK-02). Every read and command about money calls it first.
 */
export function settle(db: Db, companyId: string, now: number): void {
  // One effect may trigger others: a deposit may pay for a scheduled load.
  for (;;) {
    const next = dueEffects(db, companyId, now).toSorted((a, b) => a.at - b.at)[0]
    if (!next) return
    next.book()
  }
}

const dueEffects = (db: Db, companyId: string, now: number): Due[] => [
  ...db.payments.all(companyId).flatMap((row) => paymentEffect(db, row, now)),
  ...db.topUps.all(companyId).flatMap((row) => loadEffect(db, row, now)),
  ...recurringLoads(db, companyId, now),
  // Last, so that loads scheduled for the same instant come first.
  ...requestsDue(db, companyId, now),
  ...requestsLapsed(db, companyId, now),
]

function paymentEffect(db: Db, row: PaymentRow, now: number): Due[] {
  if (row.orderType === 'digital') return cardEffects(db, row, now)
  if (row.bookedAt !== undefined) return []
  if (row.orderType === 'deposit') {
    // A Confirmed payment is accepted, but its money has not arrived (PAY-20).
    const at = paidAt(row, now)
    return at === undefined ? [] : [{ at, book: () => bookDeposit(db, row, at) }]
  }
  const at = acceptedAt(row, now)
  return at === undefined ? [] : [{ at, book: () => bookVouchers(db, row, at) }]
}

/** MCK-02, REQ-05: raises the balance, then loads the requests that it covers. */
function bookDeposit(db: Db, payment: PaymentRow, at: number): void {
  const { companyId, orderId } = payment
  db.payments.put(companyId, { ...payment, bookedAt: at })
  const deposit = db.deposits.get(companyId, orderId)
  post(db, companyId, {
    at,
    title: 'Rahansiirto',
    description: payment.referenceNumber ? `Viitenumero ${groupedReference(payment.referenceNumber)}` : '',
    orderId,
    transactionType: 'deposit',
    balanceChange: payment.amount,
    accountId: deposit?.accountId,
  })
  fulfilRequests(db, companyId, at)
}

/** CRD-10, CRD-12: the first payment in progress creates the employees; an accepted payment loads the money. */
function cardEffects(db: Db, row: PaymentRow, now: number): Due[] {
  const status = paymentStatus(row, now)
  const isUnderWay = status === 'Pending' || status === 'Paid' || status === 'Confirmed'
  if (row.bookedAt === undefined && isUnderWay) {
    const at = row.pendingAt ?? row.outcome?.at ?? now
    return [{ at, book: () => bookCardPayment(db, row, at) }]
  }
  const order = db.cardOrders.get(row.companyId, row.orderId)
  const at = acceptedAt(row, now)
  if (!order || order.loadedAt !== undefined || at === undefined) return []
  const load = () => {
    db.cardOrders.put(order.companyId, { ...order, loadedAt: at })
    loadCardOrder(db, order, row, at)
  }
  return [{ at, book: load }]
}

/** CRD-10: the employees of a card order exist from its first payment in progress, whatever its outcome. */
function bookCardPayment(db: Db, payment: PaymentRow, at: number): void {
  db.payments.put(payment.companyId, { ...payment, bookedAt: at })
  const order = db.cardOrders.get(payment.companyId, payment.orderId)
  if (!order || order.bookedAt !== undefined) return
  db.cardOrders.put(order.companyId, { ...order, bookedAt: at })
  bookCardOrder(db, order, at)
}

const digitsOf = (text: string, count: number): string => {
  let value = 7
  for (const letter of text) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 999_999_937
  return String(value).padStart(9, '4').repeat(2).slice(0, count)
}

/** PAY-21: the vouchers to be printed; the order shows them when it is Sent. */
function bookVouchers(db: Db, payment: PaymentRow, at: number): void {
  const { companyId, orderId } = payment
  db.payments.put(companyId, { ...payment, bookedAt: at })
  const order = db.voucherOrders.get(companyId, orderId)
  if (!order || order.trackingCode !== undefined) return
  const first = Number(`5${digitsOf(order.id, 9)}`)
  const printed: VoucherOrderRow = {
    ...order,
    trackingCode: `JJFI6${digitsOf(order.id, 15)}`,
    firstVoucherSerial: String(first),
    lastVoucherSerial: String(first + order.totalQuantity - 1),
  }
  db.voucherOrders.put(companyId, printed)
}

function loadEffect(db: Db, row: TopUpRow, now: number): Due[] {
  const { companyId, scheduledOn, paymentMethod } = row
  const status = loadStatus(row, now)
  if (status === 'waiting_for_load_date' && paymentMethod === 'deduction' && scheduledOn !== undefined) {
    const at = helsinkiInstant(scheduledOn)
    return at <= now ? [{ at, book: () => chargeScheduled(db, row, at) }] : []
  }
  const failed = status === 'closed_with_errors' ? row.items.filter((item) => item.failed) : []
  if (failed.length === 0) return []
  // REP-05: parts that could not be loaded are refunded on the next working day.
  const at = helsinkiInstant(addWorkingDays(helsinkiDate(row.paidAt ?? row.createdAt), 1), 7)
  const isGivenBack = db.transactions
    .all(companyId)
    .some((posted) => posted.topUpId === row.id && posted.transactionType === 'refund')
  if (isGivenBack || at > now) return []
  const sum = failed.reduce((total, item) => total + item.amount, 0)
  const giveBack = () => {
    refund(db, row, sum, failed.length, at)
    fulfilRequests(db, companyId, at)
  }
  return [{ at, book: giveBack }]
}

/** TOP-16: charged on the load date; if the balance is too small, nobody gets anything. */
function chargeScheduled(db: Db, row: TopUpRow, at: number): void {
  if (row.amount * row.items.length + row.feeWithVat > balanceOf(db, row.companyId)) {
    db.topUps.put(row.companyId, { ...row, outcome: 'payment_not_received' })
    return
  }
  db.topUps.put(row.companyId, { ...row, paidAt: at })
  charge(db, row, at)
}
