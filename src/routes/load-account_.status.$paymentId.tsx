import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { DepositStatusFailure, DepositStatusPage } from '@/features/deposit/status/deposit-status-page'
import { PaymentStatusPending } from '@/payments/payment-status-screen'
import { fetchPaymentStatus } from '@/payments/queries'
import { requireRole } from '@/session/guards'

export const Route = createFileRoute('/load-account_/status/$paymentId')({
  staticData: { title: () => m.payments_status_title() },
  beforeLoad: requireRole('signatory'),
  loader: ({ context, params }) => fetchPaymentStatus(context.queryClient, params.paymentId),
  component: DepositStatusPage,
  pendingComponent: PaymentStatusPending,
  errorComponent: DepositStatusFailure,
})
