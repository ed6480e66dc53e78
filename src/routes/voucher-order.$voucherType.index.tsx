import { createFileRoute } from '@tanstack/react-router'
import { AmountStep } from '@/features/vouchers/order/voucher-wizard'
import { orderTitle } from '@/features/vouchers/voucher-type'

export const Route = createFileRoute('/voucher-order/$voucherType/')({
  staticData: { title: ({ params }) => orderTitle(params.voucherType) },
  component: AmountStep,
})
