import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ReorderDelivery } from '@/features/vouchers/reorder/reorder-wizard'
import { page } from '@/shell/page'

export const Route = createFileRoute('/voucher-reorder/$voucherType/$orderId/edit-delivery')({
  staticData: { title: () => m.vouchers_edit_delivery() },
  component: page(ReorderDelivery),
})
