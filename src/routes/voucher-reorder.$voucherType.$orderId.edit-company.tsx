import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ReorderCompany } from '@/features/vouchers/reorder/reorder-wizard'
import { page } from '@/shell/page'

export const Route = createFileRoute('/voucher-reorder/$voucherType/$orderId/edit-company')({
  staticData: { title: () => m.vouchers_edit_company() },
  component: page(ReorderCompany),
})
