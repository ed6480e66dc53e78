import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EditDelivery } from '@/features/vouchers/order/voucher-wizard'
import { requireLoginOrNotFound } from '@/session/guards'

export const Route = createFileRoute('/voucher-order/$voucherType/edit-delivery')({
  staticData: { title: () => m.vouchers_edit_delivery() },
  beforeLoad: requireLoginOrNotFound,
  component: EditDelivery,
})
