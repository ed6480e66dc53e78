import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { readOrderPage } from '@/features/vouchers/order/order-form'
import { OrderFailure } from '@/features/vouchers/order/order-frame'
import { VoucherOrderPending } from '@/features/vouchers/order/voucher-wizard'
import { voucherOrderQuery } from '@/features/vouchers/queries'
import { ReorderPage } from '@/features/vouchers/reorder/reorder-wizard'
import { isVoucherType } from '@/features/vouchers/voucher-type'
import { requireLogin } from '@/session/guards'

export const Route = createFileRoute('/voucher-reorder/$voucherType/$orderId')({
  staticData: { title: () => m.vouchers_reorder() },
  beforeLoad: (context) => {
    requireLogin(context)
    const { voucherType } = context.params
    // VOU-24
    if (!isVoucherType(voucherType)) throw redirect({ to: '/not-found', replace: true })
    return { voucherType }
  },
  loader: async ({ context: { queryClient, voucherType }, params }) => {
    const [reading, opening] = await Promise.allSettled([
      queryClient.ensureQueryData(voucherOrderQuery(params.orderId)),
      readOrderPage(queryClient, voucherType),
    ])
    // First, because it leads home where ordering is hidden, whether or not the order can be read (SES-29).
    if (opening.status === 'rejected') throw opening.reason
    if (reading.status === 'rejected') throw reading.reason
    const order = reading.value
    // The order's own voucher type overrides the type in the URL.
    if (order.voucherType !== voucherType) {
      throw redirect({
        to: '/voucher-reorder/$voucherType/$orderId',
        params: { voucherType: order.voucherType, orderId: params.orderId },
        replace: true,
      })
    }
    return { order, page: opening.value }
  },
  component: ReorderPage,
  pendingComponent: VoucherOrderPending,
  errorComponent: OrderFailure,
})
