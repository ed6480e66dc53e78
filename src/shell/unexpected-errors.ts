import { isOfEndedSession } from '@/session/ended-session'
import { showBlockingError } from './blocking-error'
import type { Fault } from './error-reports'

/** Errors of extensions, injected scripts and the browser have no stack frame of the portal. */
const isOwn = (error: unknown): error is Error =>
  error instanceof Error && (error.stack ?? '').replace(error.message, '').includes(location.origin)

/** After an uncaught error the page's state is undefined: the popup asks for a reload (NAV-11). */
export function watchUnexpectedErrors(report: (fault: Fault) => void, signal: AbortSignal): void {
  const take = (error: unknown) => {
    if (!isOwn(error)) return
    if (!isOfEndedSession(error)) report({ kind: 'uncaught', error })
    showBlockingError(error)
  }
  window.addEventListener('error', ({ error }) => take(error), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => take(reason), { signal })
}
