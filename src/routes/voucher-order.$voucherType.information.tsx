import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { InformationStep } from '@/features/vouchers/order/voucher-wizard'

export const Route = createFileRoute('/voucher-order/$voucherType/information')({
  staticData: { title: () => m.vouchers_step_delivery() },
  component: InformationStep,
})
