import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import { getReadCardOrderPaymentQueryOptions } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { countriesQuery } from '@/domain/countries'
import { CardOrderStatusFailure, PayCardOrderPage, PayCardOrderPending } from '@/features/cards/payment/payment-pages'
import { canPayAgain } from '@/payments/payment-outcome'
import { fetchPaymentStatus } from '@/payments/queries'
import { requireLogin } from '@/session/guards'

export const Route = createFileRoute('/card-order-payment/$paymentId/{-$showWarning}')({
  staticData: { title: () => m.cards_pay() },
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient }, params: { paymentId } }) => {
    const status = await fetchPaymentStatus(queryClient, paymentId)
    // PAY-20: a payment that is paid, in progress or expired is shown, not paid again.
    if (!canPayAgain(status.status)) {
      throw redirect({ to: '/order/status/$paymentId', params: { paymentId }, replace: true })
    }
    await Promise.all([
      queryClient.ensureQueryData(getReadCardOrderPaymentQueryOptions(paymentId)),
      queryClient.ensureQueryData(getReadSettingsQueryOptions()),
      queryClient.ensureQueryData(countriesQuery()),
    ])
    return status
  },
  component: PayCardOrderPage,
  pendingComponent: PayCardOrderPending,
  errorComponent: CardOrderStatusFailure,
})
