import type { PaymentStatus, VoucherOrderStatus, VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { BadgeVariant } from '@/ui/content/badge'
import { lookUp } from '@/values/collections/look-up'

/** VOU-04: the one status that users see. */
const LOOKS = {
  waiting_payment: { variant: 'attention', text: () => m.vouchers_status_waiting_payment() },
  processing: { variant: 'info', text: () => m.vouchers_status_processing() },
  failed: { variant: 'error', text: () => m.vouchers_status_failed() },
  payment_canceled: { variant: 'neutral', text: () => m.vouchers_status_payment_canceled() },
  in_progress: { variant: 'info', text: () => m.vouchers_status_in_progress() },
  expired: { variant: 'neutral', text: () => m.vouchers_status_expired() },
  sent: { variant: 'success', text: () => m.vouchers_status_sent() },
  order_canceled: { variant: 'neutral', text: () => m.vouchers_status_order_canceled() },
} as const satisfies Record<string, { variant: BadgeVariant; text: () => string }>
type DisplayedStatus = keyof typeof LOOKS

export type Statuses = Pick<VoucherOrderSummary, 'voucherOrderStatus' | 'paymentStatus'>

const ACCEPTED = { Paid: 'in_progress', Confirmed: 'in_progress', Error: 'failed' } as const

/** VOU-04: by order status and payment status; missing pairs are `processing`. */
const TABLE: Record<VoucherOrderStatus, Partial<Record<PaymentStatus, DisplayedStatus>>> = {
  Created: {
    Created: 'waiting_payment',
    Pending: 'waiting_payment',
    Error: 'failed',
    Canceled: 'payment_canceled',
    Confirmed: 'in_progress',
    Expired: 'expired',
  },
  Submitted: ACCEPTED,
  InProgress: ACCEPTED,
  Sent: { Paid: 'sent', Confirmed: 'sent' },
  Error: { Error: 'failed' },
  Canceled: {},
}

/** VOU-04: defined for every pair of statuses. */
export function displayedStatus({ voucherOrderStatus, paymentStatus }: Statuses): DisplayedStatus {
  if (voucherOrderStatus === 'Canceled') return 'order_canceled'
  return lookUp(lookUp(TABLE, voucherOrderStatus, {}), paymentStatus, 'processing')
}

/** VOU-04: text and colour of an order's status. */
export const lookOf = (order: Statuses) => LOOKS[displayedStatus(order)]

export const STAGES = ['ordered', 'paid', 'made', 'sent'] as const
export type Stage = (typeof STAGES)[number]

const PROGRESS: Partial<Record<DisplayedStatus, Stage>> = {
  waiting_payment: 'paid',
  in_progress: 'made',
  sent: 'sent',
}

/** The stage that an order is waiting for, or the last one once it is done; undefined if the order is not in progress. */
export function stageOf(order: Statuses): Stage | undefined {
  const displayed = displayedStatus(order)
  return displayed === 'processing' && order.paymentStatus === 'Paid' ? 'made' : PROGRESS[displayed]
}
