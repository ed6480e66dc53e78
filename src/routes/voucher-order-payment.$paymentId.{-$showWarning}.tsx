import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import { getReadVoucherOrderPaymentQueryOptions } from '@generated/api/payments/payments'
import { getReadVoucherFeesQueryOptions } from '@generated/api/vouchers/vouchers'
import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import {
  OrderStatusFailure,
  PayVoucherOrderPage,
  PayVoucherOrderPending,
} from '@/features/vouchers/payment/payment-pages'
import { canPayAgain } from '@/payments/payment-outcome'
import { fetchPaymentStatus } from '@/payments/queries'
import { requireLogin } from '@/session/guards'

export const Route = createFileRoute('/voucher-order-payment/$paymentId/{-$showWarning}')({
  staticData: { title: () => m.vouchers_pay() },
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient }, params: { paymentId } }) => {
    const status = await fetchPaymentStatus(queryClient, paymentId)
    // PAY-20: a payment that is paid, in progress or expired is shown, not paid again.
    if (!canPayAgain(status.status)) {
      throw redirect({ to: '/order-payment-status/$paymentId', params: { paymentId }, replace: true })
    }
    await Promise.all([
      queryClient.ensureQueryData(getReadVoucherOrderPaymentQueryOptions(paymentId)),
      queryClient.ensureQueryData(getReadSettingsQueryOptions()),
      queryClient.ensureQueryData(getReadVoucherFeesQueryOptions()),
    ])
    return status
  },
  component: PayVoucherOrderPage,
  pendingComponent: PayVoucherOrderPending,
  errorComponent: OrderStatusFailure,
})
