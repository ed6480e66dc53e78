import { isApiError } from '@/api/api-error'
import { currentSession } from './session-store'

/**
 * Whether the failure belongs to a session that is over. Its end has been told (SES-13), and what one user did is not
 * told to the next (SES-14).
 */
export function isOfEndedSession(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.kind === 'superseded' || error.kind === 'no-session') return true
  return error.status === 401 && error.has('unauthorized') && !currentSession()
}
