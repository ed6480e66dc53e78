import type { OrderType } from '@generated/api/model'
import { currentLocale, withLocale } from '@/language/locale'

/** A page of the portal for the router's `navigate`; the path has no language prefix. */
export interface Page {
  to: string
  search?: Record<string, unknown>
}

interface PaymentPaths {
  /** PAY-14: the status page of the flow. */
  status: (paymentId: string) => string
  /** PAY-06, PAY-07: the page where a failed payment is made again; `unfinished` shows the warning (PAY-22). */
  payAgain: (paymentId: string, unfinished: boolean) => Page
}

const id = (paymentId: string) => encodeURIComponent(paymentId)
const warning = (unfinished: boolean) => (unfinished ? '/1' : '')

/** The flows by order type. Voucher orders have two status pages; payments of existing orders use the one here. */
const PATHS: Record<OrderType, PaymentPaths> = {
  deposit: {
    status: (paymentId) => `/load-account/status/${id(paymentId)}`,
    payAgain: (paymentId, unfinished) => ({
      to: '/load-account',
      search: { payment: paymentId, ...(unfinished && { unfinished: true }) },
    }),
  },
  voucher: {
    status: (paymentId) => `/order-payment-status/${id(paymentId)}`,
    payAgain: (paymentId, unfinished) => ({ to: `/voucher-order-payment/${id(paymentId)}${warning(unfinished)}` }),
  },
  digital: {
    status: (paymentId) => `/order/status/${id(paymentId)}`,
    payAgain: (paymentId, unfinished) => ({ to: `/card-order-payment/${id(paymentId)}${warning(unfinished)}` }),
  },
}

export const pathsOf = (orderType: OrderType): PaymentPaths => PATHS[orderType]

/** PAY-03: the provider returns to the flow's status page after every result. */
export function returnUrls(statusPath: string) {
  const url = new URL(withLocale(statusPath, currentLocale()), window.location.origin).href
  return { successUrl: url, cancelUrl: url, errorUrl: url, delayedPaymentUrl: url }
}
