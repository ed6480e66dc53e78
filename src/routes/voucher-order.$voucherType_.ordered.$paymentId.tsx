import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { OrderedPage } from '@/features/vouchers/payment/payment-pages'
import { currentSession } from '@/session/session-store'

export const Route = createFileRoute('/voucher-order/$voucherType_/ordered/$paymentId')({
  staticData: { title: () => m.vouchers_ordered_title() },
  loader: ({ params, location }) => {
    // VOU-27: a user who has logged in meanwhile is shown the payment.
    if (currentSession()) throw redirect({ to: '/order-payment-status/$paymentId', params, replace: true })
    // A guest cannot read the order, so its address alone proves nothing.
    if (!location.state.ordered) throw redirect({ to: '/not-found', replace: true })
  },
  component: OrderedPage,
})
