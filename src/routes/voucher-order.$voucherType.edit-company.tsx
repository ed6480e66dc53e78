import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EditCompany } from '@/features/vouchers/order/voucher-wizard'
import { requireLoginOrNotFound } from '@/session/guards'

export const Route = createFileRoute('/voucher-order/$voucherType/edit-company')({
  staticData: { title: () => m.orders_edit_company() },
  beforeLoad: requireLoginOrNotFound,
  component: EditCompany,
})
