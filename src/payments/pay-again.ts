import type { AnyPaymentStatus, Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { startFailureOf } from './provider-redirect'

/** PAY-23: text that says why a payment is made again. */
export function payAgainReason(paymentId: Id, status: AnyPaymentStatus): string {
  const failure = startFailureOf(paymentId)
  if (failure === 'refused') return m.payments_start_failed()
  if (failure === 'unknown') return m.payments_start_unknown()
  if (status === 'Canceled') return m.payments_again_aborted()
  return status === 'Error' ? m.payments_again_rejected() : m.payments_again_unfinished()
}
