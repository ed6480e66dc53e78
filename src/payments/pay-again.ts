import type { AnyPaymentStatus, Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { hasStartFailed } from './provider-redirect'

/** PAY-23: why something is paid once more. */
export function payAgainReason(paymentId: Id, status: AnyPaymentStatus): string {
  if (hasStartFailed(paymentId)) return m.payments_start_failed()
  if (status === 'Canceled') return m.payments_again_aborted()
  return status === 'Error' ? m.payments_again_rejected() : m.payments_again_unfinished()
}
