import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import {
  OrderDetailsFailure,
  OrderDetailsPage,
  OrderDetailsPending,
} from '@/features/vouchers/details/order-details-page'
import { requireOrdering, voucherOrderQuery } from '@/features/vouchers/queries'
import { requireLogin } from '@/session/guards'

export const Route = createFileRoute('/order-details/$voucherOrderId')({
  staticData: {
    // The number tells browser tabs apart.
    title: ({ loaderData }) => [m.vouchers_details(), loaderData].filter(Boolean).join(' '),
  },
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient }, params }) => {
    await requireOrdering(queryClient)
    return (await queryClient.ensureQueryData(voucherOrderQuery(params.voucherOrderId))).orderNumber
  },
  component: OrderDetailsPage,
  pendingComponent: OrderDetailsPending,
  errorComponent: OrderDetailsFailure,
})
