import { showBlockingError } from './blocking-error'

/** Errors of extensions, injected scripts and the browser itself are not the portal's: no frame of theirs is of here. */
const isOwn = (error: unknown): error is Error =>
  error instanceof Error && (error.stack ?? '').replace(error.message, '').includes(location.origin)

/**
 * An error that nothing caught leaves the page in a state that nobody knows: the generic popup asks to reload it
 * (NAV-11). Errors while rendering have the error screen instead. @returns how to stop.
 */
export function watchUnexpectedErrors(): () => void {
  const onError = ({ error }: ErrorEvent) => {
    if (isOwn(error)) showBlockingError(error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOwn(reason)) showBlockingError(reason)
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
