import type { Id, OrderType, PaymentMethod } from '@generated/api/model'
import { useStartPayment } from '@generated/api/payments/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ApiError, isApiError } from '@/api/api-error'
import { invalidateAll } from '@/api/query-client'
import { headersOf } from '@/forms/submit/press'
import { currentLocale } from '@/language/locale'
import { rememberPayment } from './open-payments'
import { isThroughProvider } from './payment-choice'
import { pathsOf, returnUrls } from './payment-paths'
import { keepHandOff, recordStartFailure } from './provider-redirect'

export interface CreatePaymentReply {
  paymentId: Id
  method: PaymentMethod
  /** The status page when the flow has one of its own (PAY-14), such as a voucher order's. */
  statusPath?: string
}

/** Whether the reply says that the payment was not started; a lost or odd reply says nothing. */
const isStartRefused = (error: ApiError): boolean => !error.outcomeUnknown || error.has('payment_service_unavailable')

/**
 * What follows once a payment has been created, for every kind of order: online and card are started and handed off
 * (PAY-03), other methods go straight to the status page (PAY-05). A start that fails leads to where the payment is made
 * again, which says why (PAY-23). Only the provider's page charges, so nobody was charged, whatever became of the start.
 */
export function usePaymentStart(orderType: OrderType) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: start } = useStartPayment({ mutation: { meta: { invalidates: false } } })
  return async ({ paymentId, method, statusPath = pathsOf(orderType).status(paymentId) }: CreatePaymentReply) => {
    // Orders have a history of their own.
    if (orderType === 'deposit') rememberPayment(paymentId)
    if (!isThroughProvider(method)) {
      await navigate({ to: statusPath, replace: true })
      // Not waited for: what became of the press is known, and is written down with its end.
      void invalidateAll(client)
      return
    }
    try {
      const data = { locale: currentLocale(), orderType, paymentPublicId: paymentId, ...returnUrls(statusPath) }
      const headers = headersOf({ key: crypto.randomUUID() })
      keepHandOff(paymentId, await start({ data, headers }))
    } catch (error) {
      // The login screen tells of a session that is over.
      if (!isApiError(error) || error.kind === 'superseded' || error.kind === 'no-session') throw error
      recordStartFailure(paymentId, isStartRefused(error) ? 'refused' : 'unknown')
      await navigate({ ...pathsOf(orderType).payAgain(paymentId, true), replace: true })
      void invalidateAll(client)
      return
    }
    // In place of the form, so that Back from the provider never shows it as it was (PAY-12).
    await navigate({ to: '/maksuturva-payment', search: { payment: paymentId, order: orderType }, replace: true })
  }
}
