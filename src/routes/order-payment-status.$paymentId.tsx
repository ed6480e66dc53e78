import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { OrderStatusFailure, OrderStatusPage } from '@/features/vouchers/payment/payment-pages'
import { PaymentStatusPending } from '@/payments/payment-status-screen'
import { fetchPaymentStatus } from '@/payments/queries'
import { requireLogin } from '@/session/guards'

export const Route = createFileRoute('/order-payment-status/$paymentId')({
  staticData: { title: () => m.payments_status_title() },
  beforeLoad: requireLogin,
  loader: ({ context, params }) => fetchPaymentStatus(context.queryClient, params.paymentId),
  component: OrderStatusPage,
  pendingComponent: PaymentStatusPending,
  errorComponent: OrderStatusFailure,
})
