import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EditDelivery } from '@/features/vouchers/order/voucher-wizard'

export const Route = createFileRoute('/voucher-reorder/$voucherType/$orderId/edit-delivery')({
  staticData: { title: () => m.vouchers_edit_delivery() },
  component: EditDelivery,
})
