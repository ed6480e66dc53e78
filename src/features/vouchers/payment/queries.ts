import type { Id } from '@generated/api/model'
import { getReadVoucherOrderPaymentSuspenseQueryOptions } from '@generated/api/payments/payments'

/** What a payment is for: the order, and what it costs by the payment's method. */
export const orderPaymentQuery = (paymentId: Id) => getReadVoucherOrderPaymentSuspenseQueryOptions(paymentId)
