import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentStep } from '@/features/vouchers/order/order-overview'

export const Route = createFileRoute('/voucher-order/$voucherType/payment')({
  staticData: { title: () => m.vouchers_step_payment() },
  component: PaymentStep,
})
