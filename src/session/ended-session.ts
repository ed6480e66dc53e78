import { isApiError } from '@/api/replies/api-error'
import { currentSession } from './session-store'

/** The user knows of the end (SES-13), and errors of one user are not shown to the next (SES-14). */
export function isOfEndedSession(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.kind === 'superseded' || error.kind === 'no-session') return true
  return error.status === 401 && error.has('unauthorized') && !currentSession()
}
