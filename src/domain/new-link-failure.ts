import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/replies/api-error'
import { errorText } from './error-texts'

interface NewLinkFailure {
  /** `info` is good news; with `warning` the link may have been sent, or can be requested later. */
  level: 'info' | 'warning' | 'error'
  text: () => string
}

/** Why no new verification link was sent (ACC-04). @throws the error if it is no ApiError */
export function newLinkFailure(error: unknown): NewLinkFailure {
  if (!isApiError(error)) throw error
  if (error.has('unknown_username')) return { level: 'error', text: () => m.verify_link_unknown() }
  if (error.has('email_already_verified')) return { level: 'info', text: () => m.verify_link_not_needed() }
  if (error.outcomeUnknown) return { level: 'warning', text: () => m.verify_link_maybe() }
  if (error.status === 429) return { level: 'warning', text: () => errorText('too_many_requests', error.retryAt) }
  return { level: 'error', text: () => m.verify_link_failed() }
}
