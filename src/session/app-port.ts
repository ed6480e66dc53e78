import type { EndReason } from './session-store'

/** What the session asks of the app, which plugs itself in with configureSession(), so that this folder never imports it. */
export type SessionPort = {
  /** A session begins: forget what was read before it (SES-14). */
  onStart: () => void
  /**
   * A session has ended: clear cached data, forms and notifications, go to /login and say why (SES-13, SES-31).
   * `hasFailed` is true when the logout call failed.
   */
  onEnd: (reason: EndReason, detail: { hasFailed: boolean }) => void
  /** Less than a minute of an impersonation is left, or half a minute of a session that could not be refreshed. */
  onEndingSoon: (msLeft: number) => void
  /** Whether a path without language prefix, query and hash belongs to a screen of this portal (SES-16). */
  isKnownPath: (path: string) => boolean
}

let port: SessionPort | undefined
let missedEnd: EndReason | undefined

/** Plugs the app in. An end that was found before (SES-12) is told now. */
export function configureSession(next: Partial<SessionPort>): void {
  port = {
    onStart: () => undefined,
    onEnd: () => undefined,
    onEndingSoon: () => undefined,
    isKnownPath: () => true,
    ...next,
  }
  const missed = missedEnd
  missedEnd = undefined
  if (missed) port.onEnd(missed, { hasFailed: false })
}

export const tellStart = (): void => port?.onStart()
export function tellEnd(reason: EndReason, detail: { hasFailed: boolean }): void {
  if (port) port.onEnd(reason, detail)
  else missedEnd = reason
}
export const tellEndingSoon = (msLeft: number): void => port?.onEndingSoon(msLeft)
export const isKnownPath = (path: string): boolean => port?.isKnownPath(path) ?? true
