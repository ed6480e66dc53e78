/** Why a session ended here; `elsewhere` is a logout in another tab. */
export type EndReason = 'logged-out' | 'expired' | 'impersonation-ended' | 'elsewhere'

/**
 * What the session needs from the app. The app registers itself with configureSession(), so that this folder never
 * imports it.
 */
export type SessionPort = {
  /** A session begins: discards data that was read before it (SES-14). */
  onStart: () => void
  /**
   * A session has ended: clears cached data, forms and notifications, goes to /login and says why (SES-13, SES-31).
   * `hasFailed` is true when the logout call failed. @returns when another page has replaced the ended user's; until
   * then no stored session is restored (SES-14).
   */
  onEnd: (reason: EndReason, detail: { hasFailed: boolean }) => Promise<void> | void
  /**
   * Called when less than a minute of an impersonation is left, or half a minute of a session that could not be
   * refreshed.
   */
  onEndingSoon: (msLeft: number) => void
  /** Whether a path without language prefix, query and hash belongs to a screen of this portal (SES-16). */
  isKnownPath: (path: string) => boolean
}

let port: SessionPort | undefined
let missed: { reason: EndReason; shown: () => void } | undefined

/**
 * Registers the app. An end that was found before this call (SES-12) is reported now. @returns a function that
 * unregisters it
 */
export function configureSession(next: Partial<SessionPort>): () => void {
  port = {
    onStart: () => undefined,
    onEnd: () => undefined,
    onEndingSoon: () => undefined,
    isKnownPath: () => true,
    ...next,
  }
  if (missed) {
    const { reason, shown } = missed
    missed = undefined
    void Promise.resolve(port.onEnd(reason, { hasFailed: false })).then(shown)
  }
  return () => {
    port = undefined
  }
}

export const announceStart = (): void => port?.onStart()
/**
 * @returns a promise that resolves when the ended user's page has gone; undefined when there is nothing to wait for.
 */
export function announceEnd(reason: EndReason, detail: { hasFailed: boolean }): Promise<void> | void {
  if (port) return port.onEnd(reason, detail)
  return new Promise((shown) => {
    missed = { reason, shown }
  })
}
export const announceEndingSoon = (msLeft: number): void => port?.onEndingSoon(msLeft)
export const isKnownPath = (path: string): boolean => port?.isKnownPath(path) ?? true
