import type { AnyPaymentMethod, AnyPaymentStatus, PaymentMethod, PaymentStatusReply } from '@generated/api/model'
import { isKeyOf } from '@/values/look-up'
import { isThroughProvider } from './payment-choice'

/** How a payment at the provider failed, in the terms of the documents (PAY-23). */
export type FailureReason = 'unfinished' | 'aborted' | 'rejected' | 'expired'

/** What a status page shows (PAY-06). */
export type PaymentOutcome =
  /** The money has arrived. */
  | { kind: 'paid' }
  /** Accepted, before the money has arrived. */
  | { kind: 'confirmed' }
  /** The payer was at the provider's page, and its result is still to come. */
  | { kind: 'pending' }
  /** By invoice, link or bank transfer: paid later. */
  | { kind: 'offline' }
  | { kind: 'failed'; reason: FailureReason }

const OFFLINE: ReadonlySet<AnyPaymentMethod> = new Set<PaymentMethod>([
  'LinkToOtherPerson',
  'PrintInvoicePdf',
  'PrintInvoicePdfForTransferMoney',
])

const REASONS = { Created: 'unfinished', Canceled: 'aborted', Error: 'rejected', Expired: 'expired' } as const

/**
 * PAY-06: online and card payments succeed only when pending, paid or confirmed. Other methods always succeed, except
 * that an expired or cancelled invoice fails like them (PAY-23).
 */
export function outcomeOf({
  status,
  paymentMethod,
}: Pick<PaymentStatusReply, 'status' | 'paymentMethod'>): PaymentOutcome {
  if (status === 'Paid') return { kind: 'paid' }
  if (status === 'Expired') return { kind: 'failed', reason: 'expired' }
  if (status === 'Canceled') return { kind: 'failed', reason: 'aborted' }
  if (OFFLINE.has(paymentMethod)) return { kind: 'offline' }
  if (status === 'Confirmed') return { kind: 'confirmed' }
  if (isThroughProvider(paymentMethod) && isKeyOf(REASONS, status)) return { kind: 'failed', reason: REASONS[status] }
  // Pending, or a status that is new to this portal (CTR-07): it is not known whether the money has arrived.
  return { kind: 'pending' }
}

/** PAY-20: Created, Error and Canceled may be paid again. */
export const canPayAgain = (status: AnyPaymentStatus): boolean =>
  status === 'Created' || status === 'Error' || status === 'Canceled'

/** PAY-24: whether the provider's result may still come, so that the status is polled. */
export const isAwaited = ({ status, paymentMethod }: Pick<PaymentStatusReply, 'status' | 'paymentMethod'>): boolean =>
  status === 'Created' && isThroughProvider(paymentMethod)

/**
 * PAY-25, PAY-04: what a hand-off page without a form to post does, after a reload or Back. It shows the status of a
 * payment in progress or settled, starts a new one for a cancelled payment, and first cancels an unfinished one.
 */
export function afterLostHandOff(status: AnyPaymentStatus): 'show-status' | 'pay-again' | 'cancel' {
  if (status === 'Created' || status === 'Error') return 'cancel'
  return status === 'Canceled' ? 'pay-again' : 'show-status'
}
