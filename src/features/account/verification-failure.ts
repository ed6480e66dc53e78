import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import { errorText } from '@/domain/error-texts'

/** Why a verification link did not work (ACC-03, ACC-04). */
export type VerificationFailure = 'expired' | 'invalid' | 'unknown-user' | 'taken' | 'no-answer'

export function verificationFailureOf(error: unknown): VerificationFailure {
  if (!isApiError(error)) throw error
  if (error.has('expired_token')) return 'expired'
  if (error.has('user_not_found')) return 'unknown-user'
  if (error.has('email_address_taken')) return 'taken'
  // A link that violates the contract was truncated, e.g. by a mail program.
  return error.status === 400 ? 'invalid' : 'no-answer'
}

/** Why no new link was sent: `info` is good news, with `warning` it may have been sent, or can be requested later. */
export function newLinkFailure(error: unknown): { level: 'info' | 'warning' | 'error'; text: () => string } {
  if (!isApiError(error)) throw error
  if (error.has('unknown_username')) return { level: 'error', text: () => m.verify_link_unknown() }
  if (error.has('email_already_verified')) return { level: 'info', text: () => m.verify_link_not_needed() }
  if (error.outcomeUnknown) return { level: 'warning', text: () => m.verify_link_maybe() }
  if (error.status === 429) return { level: 'warning', text: () => errorText('too_many_requests') }
  return { level: 'error', text: () => m.verify_link_failed() }
}
