import { type AnyPaymentStatus, PaymentMethod, type PaymentStatusReply } from '@generated/api/model'
import { isKeyOf } from '@/values/collections/look-up'
import { isThroughProvider } from './payment-choice'

/** How a payment at the provider failed, in the terms of the documents (PAY-23). */
export type FailureReason = 'unfinished' | 'aborted' | 'rejected' | 'expired'

/** What a status page shows (PAY-06). */
export type PaymentOutcome =
  | 'paid'
  | 'confirmed'
  /** The payer was at the provider's page, and its result is still to come. */
  | 'pending'
  /** By invoice, link or bank transfer: paid later. */
  | 'offline'
  | FailureReason

type Payment = Pick<PaymentStatusReply, 'status' | 'paymentMethod'>

/** PAY-06: provider payments succeed when pending, paid or confirmed; others unless expired or cancelled (PAY-23). */
export function outcomeOf({ status, paymentMethod }: Payment): PaymentOutcome {
  if (status === 'Paid') return 'paid'
  if (status === 'Expired') return 'expired'
  if (status === 'Canceled') return 'aborted'
  if (isKeyOf(PaymentMethod, paymentMethod) && !isThroughProvider(paymentMethod)) return 'offline'
  if (status === 'Confirmed') return 'confirmed'
  if (isThroughProvider(paymentMethod) && status === 'Created') return 'unfinished'
  if (isThroughProvider(paymentMethod) && status === 'Error') return 'rejected'
  // Pending, or a status that is new to this portal (CTR-07): it is not known whether the money has arrived.
  return 'pending'
}

export const isFailure = (outcome: PaymentOutcome): outcome is FailureReason =>
  outcome === 'unfinished' || outcome === 'aborted' || outcome === 'rejected' || outcome === 'expired'

/** PAY-20: Created, Error and Canceled may be paid again. */
export const canPayAgain = (status: AnyPaymentStatus): boolean =>
  status === 'Created' || status === 'Error' || status === 'Canceled'

/** PAY-24: whether the provider's result may still come, so that the status is polled. */
export const isAwaited = ({ status, paymentMethod }: Payment): boolean =>
  status === 'Created' && isThroughProvider(paymentMethod)

/** PAY-25, PAY-04: what a hand-off page without a form to post does, after a reload or Back. */
export function afterLostHandOff(status: AnyPaymentStatus): 'show-status' | 'pay-again' | 'cancel' {
  if (status === 'Created' || status === 'Error') return 'cancel'
  return status === 'Canceled' ? 'pay-again' : 'show-status'
}
