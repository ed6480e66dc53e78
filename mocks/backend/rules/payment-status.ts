import type { PaymentRow, VoucherOrderRow } from '../../database/rows/money.ts'
import { addDays, addWorkingDays, helsinkiDate, helsinkiInstant, workingDayFrom } from '../../values/calendar.ts'

const DAY_MS = 24 * 3600 * 1000
const UNPAID_LIFE_DAYS = 14
/** PAY-20: banking days that a transfer made on the due date may take. */
const TRANSFER_TAKES_DAYS = 3
const SUBMITTED_FOR_MS = DAY_MS
const SENT_AFTER_MS = 7 * DAY_MS

export type PaymentStatus = 'Created' | 'Pending' | 'Paid' | 'Error' | 'Canceled' | 'Confirmed' | 'Expired'
export type VoucherOrderStatus = 'Created' | 'Submitted' | 'InProgress' | 'Sent' | 'Error' | 'Canceled'

/** PAY-20: the status is a function of stored events and the clock (ms). */
export function paymentStatus(row: PaymentRow, now: number): PaymentStatus {
  if (row.outcome && row.outcome.at <= now) return paidAt(row, now) === undefined ? row.outcome.status : 'Paid'
  if (row.outcome === undefined && now > expiresAt(row)) return 'Expired'
  return row.pendingAt === undefined ? 'Created' : 'Pending'
}

/** PAY-20: the due date of an invoice, the first banking day at least 14 days after the order. */
export const dueDate = ({ createdAt }: Pick<PaymentRow, 'createdAt'>): string =>
  workingDayFrom(addDays(helsinkiDate(createdAt), UNPAID_LIFE_DAYS))

/** PAY-20: when an unpaid payment expires (ms); an invoice at the end of the third banking day after its due date. */
function expiresAt(row: PaymentRow): number {
  if (row.method !== 'PrintInvoicePdf') return row.createdAt + UNPAID_LIFE_DAYS * DAY_MS
  return helsinkiInstant(addDays(addWorkingDays(dueDate(row), TRANSFER_TAKES_DAYS), 1)) - 1
}

/** The last day on which an unpaid payment can be made; undefined once the provider has reported an outcome. */
export function lastDayToPay(row: PaymentRow): string | undefined {
  if (row.outcome !== undefined) return undefined
  return row.method === 'PrintInvoicePdf' ? dueDate(row) : helsinkiDate(expiresAt(row))
}

/** When the money arrived (ms); undefined before that. */
export function paidAt({ outcome }: PaymentRow, now: number): number | undefined {
  const at = outcome?.status === 'Paid' ? outcome.at : outcome?.status === 'Confirmed' ? outcome.paidAt : undefined
  return at !== undefined && at <= now ? at : undefined
}

/** When a payment was accepted (ms); undefined before that. */
export function acceptedAt(row: PaymentRow, now: number): number | undefined {
  const status = paymentStatus(row, now)
  return status === 'Paid' || status === 'Confirmed' ? row.outcome?.at : undefined
}

/** PAY-21: Submitted once paid, then printed, Sent after about a week. */
export function voucherOrderStatus(order: VoucherOrderRow, payment: PaymentRow, now: number): VoucherOrderStatus {
  if (order.canceledAt !== undefined && order.canceledAt <= now) return 'Canceled'
  const accepted = acceptedAt(payment, now)
  if (accepted === undefined) return 'Created'
  const age = now - accepted
  if (age >= SENT_AFTER_MS) return 'Sent'
  return age >= SUBMITTED_FOR_MS ? 'InProgress' : 'Submitted'
}
