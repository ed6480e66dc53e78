import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EditCompany } from '@/features/vouchers/order/voucher-wizard'

export const Route = createFileRoute('/voucher-reorder/$voucherType/$orderId/edit-company')({
  staticData: { title: () => m.orders_edit_company() },
  component: EditCompany,
})
