import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import { errorText } from '@/domain/error-texts'

/** Why a verification link did not work (ACC-03, ACC-04). */
export type VerificationFailure = 'expired' | 'invalid' | 'unknown-user' | 'taken' | 'no-answer'

/** Why no new link was sent; `not-needed` is good news, and with `maybe` it may have been sent. */
export const requestFailures = {
  'not-needed': { level: 'info', text: () => m.verify_link_not_needed() },
  'unknown-user': { level: 'error', text: () => m.verify_link_unknown() },
  maybe: { level: 'warning', text: () => m.verify_link_maybe() },
  'too-many': { level: 'warning', text: () => errorText('too_many_requests') },
  failed: { level: 'error', text: () => m.verify_link_failed() },
} as const

export function verificationFailureOf(error: unknown): VerificationFailure {
  if (!isApiError(error)) throw error
  if (error.has('expired_token')) return 'expired'
  if (error.has('user_not_found')) return 'unknown-user'
  if (error.has('email_address_taken')) return 'taken'
  // A link that violates the contract was truncated, e.g. by a mail program.
  return error.status === 400 ? 'invalid' : 'no-answer'
}

export function requestFailureOf(error: unknown): keyof typeof requestFailures {
  if (!isApiError(error)) throw error
  if (error.has('unknown_username')) return 'unknown-user'
  if (error.has('email_already_verified')) return 'not-needed'
  if (error.outcomeUnknown) return 'maybe'
  return error.status === 429 ? 'too-many' : 'failed'
}
