import { createFileRoute, redirect } from '@tanstack/react-router'
import { readOrderPage } from '@/features/vouchers/order/order-form'
import { OrderFailure } from '@/features/vouchers/order/order-frame'
import { VoucherOrderPage, VoucherOrderPending } from '@/features/vouchers/order/voucher-wizard'
import { isVoucherType, orderTitle } from '@/features/vouchers/voucher-type'
import { allowGuestOrders } from '@/session/guards'

export const Route = createFileRoute('/voucher-order/$voucherType')({
  staticData: { title: ({ params }) => orderTitle(params.voucherType) },
  beforeLoad: (context) => {
    const { voucherType } = context.params
    // VOU-24
    if (!isVoucherType(voucherType)) throw redirect({ to: '/not-found', replace: true })
    allowGuestOrders(context)
    return { voucherType }
  },
  // Loads again at each step: a session that begins between two steps makes a guest's order the user's (VOU-28).
  shouldReload: true,
  loader: ({ context }) => readOrderPage(context.queryClient, context.voucherType),
  component: VoucherOrderPage,
  pendingComponent: VoucherOrderPending,
  errorComponent: OrderFailure,
})
