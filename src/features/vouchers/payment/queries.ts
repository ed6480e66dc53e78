import type { Id } from '@generated/api/model'
import { getReadVoucherOrderPaymentSuspenseQueryOptions } from '@generated/api/payments/payments'

/** Order of a payment, with the costs for the payment's method. */
export const orderPaymentQuery = (paymentId: Id) => getReadVoucherOrderPaymentSuspenseQueryOptions(paymentId)
