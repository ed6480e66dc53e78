import { isApiError } from '@/api/api-error'

/** Why a verification link did not work (ACC-03, ACC-04). */
export type VerificationFailure = 'expired' | 'invalid' | 'unknown-user' | 'taken' | 'no-answer'

/** Why no new link came; `not-needed` is good news. */
export type RequestFailure = 'unknown-user' | 'not-needed' | 'failed'

/** Names the failure of a confirmEmail or confirmEmailChange call. @throws what is no ApiError. */
export function verificationFailureOf(error: unknown): VerificationFailure {
  if (!isApiError(error)) throw error
  if (error.has('expired_token')) return 'expired'
  if (error.has('user_not_found')) return 'unknown-user'
  if (error.has('email_address_taken')) return 'taken'
  // A link that does not even match the contract was cut on its way.
  return error.status === 400 ? 'invalid' : 'no-answer'
}

/** Names the failure of a requestConfirmationLink call. @throws what is no ApiError. */
export function requestFailureOf(error: unknown): RequestFailure {
  if (!isApiError(error)) throw error
  if (error.has('unknown_username')) return 'unknown-user'
  return error.has('email_already_verified') ? 'not-needed' : 'failed'
}
