import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { InformationStep } from '@/features/vouchers/order/voucher-wizard'
import { page } from '@/shell/page'

export const Route = createFileRoute('/voucher-order/$voucherType/information')({
  staticData: { title: () => m.vouchers_step_delivery() },
  component: page(InformationStep),
})
