import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ReorderAmount } from '@/features/vouchers/reorder/reorder-wizard'

export const Route = createFileRoute('/voucher-reorder/$voucherType/$orderId/edit-amount')({
  staticData: { title: () => m.vouchers_edit_amount() },
  component: ReorderAmount,
})
