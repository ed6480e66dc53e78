import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { OrderedPage } from '@/features/vouchers/order/ordered-page'
import { OrderedSearch } from '@/features/vouchers/order/ordered-search'
import { currentSession } from '@/session/session-store'
import { page } from '@/shell/page'

export const Route = createFileRoute('/voucher-order/$voucherType_/ordered/$paymentId')({
  staticData: { title: () => m.vouchers_ordered_title() },
  validateSearch: OrderedSearch,
  loader: ({ params }) => {
    // VOU-27: a user who has logged in meanwhile is shown the payment.
    if (currentSession()) throw redirect({ to: '/order-payment-status/$paymentId', params, replace: true })
  },
  component: page(OrderedPage),
})
