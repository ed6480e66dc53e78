import type { VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Badge, type BadgeVariant } from '@/ui/content/badge'
import { type DisplayedStatus, displayedStatus } from './displayed-status'

const LOOKS: Record<DisplayedStatus, { variant: BadgeVariant; text: () => string }> = {
  waiting_payment: { variant: 'attention', text: () => m.vouchers_status_waiting_payment() },
  processing: { variant: 'info', text: () => m.vouchers_status_processing() },
  failed: { variant: 'error', text: () => m.vouchers_status_failed() },
  payment_canceled: { variant: 'neutral', text: () => m.vouchers_status_payment_canceled() },
  in_progress: { variant: 'info', text: () => m.vouchers_status_in_progress() },
  expired: { variant: 'neutral', text: () => m.vouchers_status_expired() },
  sent: { variant: 'success', text: () => m.vouchers_status_sent() },
  order_canceled: { variant: 'neutral', text: () => m.vouchers_status_order_canceled() },
}

type Statuses = Pick<VoucherOrderSummary, 'voucherOrderStatus' | 'paymentStatus'>

/** VOU-04: text of an order's status. */
export const voucherOrderStatusText = (order: Statuses): string => LOOKS[displayedStatus(order)].text()

export function VoucherOrderStatusBadge(order: Statuses) {
  const { variant, text } = LOOKS[displayedStatus(order)]
  return <Badge variant={variant}>{text()}</Badge>
}
