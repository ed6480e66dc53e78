import { isOfEndedSession } from '@/session/ended-session'
import { showBlockingError } from './blocking-error'
import type { Fault } from './error-reports'

/** Errors of extensions, injected scripts and the browser itself are not the portal's: no frame of theirs is of here. */
const isOwn = (error: unknown): error is Error =>
  error instanceof Error && (error.stack ?? '').replace(error.message, '').includes(location.origin)

/**
 * An error that nothing caught leaves the page in a state that nobody knows: the generic popup asks to reload it
 * (NAV-11). Errors while rendering have the error screen instead. @returns how to stop.
 */
export function watchUnexpectedErrors(report: (fault: Fault) => void): () => void {
  const take = (error: unknown) => {
    if (!isOwn(error)) return
    if (!isOfEndedSession(error)) report({ kind: 'uncaught', error })
    showBlockingError(error)
  }
  const onError = ({ error }: ErrorEvent) => take(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
