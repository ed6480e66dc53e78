import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { CardOrderStatusFailure, CardOrderStatusPage } from '@/features/cards/payment/payment-pages'
import { PaymentStatusPending } from '@/payments/payment-status-screen'
import { fetchPaymentStatus } from '@/payments/queries'
import { requireLogin } from '@/session/guards'

export const Route = createFileRoute('/order_/status/$paymentId')({
  staticData: { title: () => m.payments_status_title() },
  beforeLoad: requireLogin,
  loader: ({ context, params }) => fetchPaymentStatus(context.queryClient, params.paymentId),
  component: CardOrderStatusPage,
  pendingComponent: PaymentStatusPending,
  errorComponent: CardOrderStatusFailure,
})
