import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ReorderStep } from '@/features/vouchers/reorder/reorder-wizard'

export const Route = createFileRoute('/voucher-reorder/$voucherType/$orderId/')({
  staticData: { title: () => m.vouchers_reorder() },
  component: ReorderStep,
})
