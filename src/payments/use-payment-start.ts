import type { Id, OrderType, PaymentChoice } from '@generated/api/model'
import { startPayment } from '@generated/api/payments/payments'
import type { OperationName } from '@generated/registry'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { invalidateAll } from '@/api/queries/query-client'
import { ApiError, isApiError } from '@/api/replies/api-error'
import { useIsLeft } from '@/browser/use-is-left'
import { headersOf } from '@/forms/submit/press'
import { currentLocale } from '@/language/locale'
import { rememberPayment } from './open-payments'
import { choiceKey, isThroughProvider, lastUsedMethod } from './payment-choice'
import { pathsOf, returnUrls } from './payment-paths'
import { recordStartFailure, storeHandOff } from './provider-redirect'

export interface CreatePaymentReply {
  paymentId: Id
  payment: PaymentChoice
  /** The status page, when it is not that of the order type (PAY-14), as for a voucher order. */
  statusPath?: string
}

/** @throws ApiError of unknown outcome: a reply without a payment id does not tell what was created */
export function paymentIdOf({ paymentId }: { paymentId: unknown }, operation: OperationName): Id {
  if (typeof paymentId !== 'string') throw new ApiError({ kind: 'malformed', operation })
  return paymentId
}

/** Whether the reply says that the payment was not started; a lost or invalid reply leaves that unknown. */
const isStartRefused = (error: ApiError): boolean => !error.outcomeUnknown || error.has('payment_service_unavailable')

/**
 * Continues after a payment has been created, for every kind of order. Online and card payments are started and handed
 * off (PAY-03); other methods go straight to the status page (PAY-05). A failed start leads to the page where the
 * payment is made again, which says why (PAY-23). Only the provider's page charges, so a failed start has charged
 * nobody. A user who left the page meanwhile stays away, and finds the payment among the open ones or in its order.
 */
export function usePaymentStart(orderType: OrderType) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  return async ({ paymentId, payment, statusPath = pathsOf(orderType).status(paymentId) }: CreatePaymentReply) => {
    lastUsedMethod.set(choiceKey(payment))
    // Orders have their own history, so only deposits are stored here.
    if (orderType === 'deposit') rememberPayment(paymentId)
    if (isLeft() || !isThroughProvider(payment.method)) {
      if (!isLeft()) await navigate({ to: statusPath, replace: true })
      // Not awaited: the outcome of the command is known already.
      void invalidateAll(client)
      return
    }
    try {
      const data = { locale: currentLocale(), orderType, paymentPublicId: paymentId, ...returnUrls(statusPath) }
      const headers = headersOf({ key: crypto.randomUUID() })
      storeHandOff(paymentId, await startPayment(data, headers))
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.kind === 'superseded' || error.kind === 'no-session') {
        // The session has ended, as the login screen says. What was ordered exists, so after the next login the form must
        // look for it instead of sending it again, even if this call was not sent.
        throw new ApiError({ kind: 'superseded', operation: 'startPayment', wasSent: true })
      }
      recordStartFailure(paymentId, isStartRefused(error) ? 'refused' : 'unknown')
      if (!isLeft()) await navigate({ ...pathsOf(orderType).payAgain(paymentId, true), replace: true })
      void invalidateAll(client)
      return
    }
    if (isLeft()) return
    // Replaces the form in the history, so that Back from the provider never shows it again (PAY-12).
    await navigate({ to: '/maksuturva-payment', search: { payment: paymentId, order: orderType }, replace: true })
  }
}
