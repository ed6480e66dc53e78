import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OrderedPage } from '@/features/vouchers/payment/payment-pages'
import { currentSession } from '@/session/session-store'

/** Whether the order is paid later, by invoice or payment link. Invalid values are dropped. */
const OrderedSearch = z.object({ paysLater: z.catch(z.optional(z.boolean()), undefined) })

export const Route = createFileRoute('/voucher-order/$voucherType_/ordered/$paymentId')({
  staticData: { title: () => m.vouchers_ordered_title() },
  validateSearch: OrderedSearch,
  loader: ({ params }) => {
    // VOU-27: a user who has logged in meanwhile is shown the payment.
    if (currentSession()) throw redirect({ to: '/order-payment-status/$paymentId', params, replace: true })
  },
  component: OrderedPage,
})
