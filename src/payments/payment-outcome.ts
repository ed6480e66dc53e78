import type { AnyPaymentMethod, AnyPaymentStatus, PaymentMethod, PaymentStatusReply } from '@generated/api/model'
import { isKeyOf } from '@/values/look-up'
import { isThroughProvider } from './payment-choice'

/** How a payment through the provider failed, in the documents' words (PAY-23). */
export type FailureReason = 'unfinished' | 'aborted' | 'rejected' | 'expired'

/** What a status page shows (PAY-06). */
export type PaymentOutcome =
  /** The money has come. */
  | { kind: 'paid' }
  /** Accepted before the money arrives. */
  | { kind: 'confirmed' }
  /** The payer was at the provider's; its word is to come. */
  | { kind: 'pending' }
  /** By invoice, link or transfer: somebody pays later. */
  | { kind: 'offline' }
  | { kind: 'failed'; reason: FailureReason }

const OFFLINE: ReadonlySet<AnyPaymentMethod> = new Set<PaymentMethod>([
  'LinkToOtherPerson',
  'PrintInvoicePdf',
  'PrintInvoicePdfForTransferMoney',
])

const REASONS = { Created: 'unfinished', Canceled: 'aborted', Error: 'rejected', Expired: 'expired' } as const

/**
 * PAY-06: online and card succeed only when pending, paid or confirmed; other methods always, as far as an invoice that
 * has run out or was taken back can be called so: these fail like the others (PAY-23).
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
  // Pending, or what this portal does not know (CTR-07): nobody can tell yet whether the money has come.
  return { kind: 'pending' }
}

/** PAY-20: Created, Error and Canceled may be paid again. */
export const canPayAgain = (status: AnyPaymentStatus): boolean =>
  status === 'Created' || status === 'Error' || status === 'Canceled'

/** PAY-24: the provider's word may still come, so the status is read again. */
export const isAwaited = ({ status, paymentMethod }: Pick<PaymentStatusReply, 'status' | 'paymentMethod'>): boolean =>
  status === 'Created' && isThroughProvider(paymentMethod)

/**
 * PAY-25, PAY-04: what a hand-off page does that has nothing to hand off (reloaded, or come back to): a payment that is
 * under way or settled is shown, one given up is paid anew, an unfinished one is cancelled first.
 */
export function afterLostHandOff(status: AnyPaymentStatus): 'show-status' | 'pay-again' | 'cancel' {
  if (status === 'Created' || status === 'Error') return 'cancel'
  return status === 'Canceled' ? 'pay-again' : 'show-status'
}
