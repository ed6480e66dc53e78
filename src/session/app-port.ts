/** Why a session ended here; `elsewhere` is a logout in another tab. */
export type EndReason = 'logged-out' | 'expired' | 'impersonation-ended' | 'elsewhere'

/** What the session asks of the app, which plugs itself in with configureSession(), so that this folder never imports it. */
export type SessionPort = {
  /** A session begins: forget what was read before it (SES-14). */
  onStart: () => void
  /**
   * A session has ended: clear cached data, forms and notifications, go to /login and say why (SES-13, SES-31).
   * `hasFailed` is true when the logout call failed. @returns when another page stands in place of the ended user's;
   * until then no stored session is taken up (SES-14).
   */
  onEnd: (reason: EndReason, detail: { hasFailed: boolean }) => Promise<void> | void
  /** Less than a minute of an impersonation is left, or half a minute of a session that could not be refreshed. */
  onEndingSoon: (msLeft: number) => void
  /** Whether a path without language prefix, query and hash belongs to a screen of this portal (SES-16). */
  isKnownPath: (path: string) => boolean
}

let port: SessionPort | undefined
let missed: { reason: EndReason; shown: () => void } | undefined

/** Plugs the app in. An end that was found before (SES-12) is told now. @returns how to unplug it. */
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
/** @returns when the page of the ended user has gone; nothing where it needs no waiting. */
export function announceEnd(reason: EndReason, detail: { hasFailed: boolean }): Promise<void> | void {
  if (port) return port.onEnd(reason, detail)
  return new Promise((shown) => {
    missed = { reason, shown }
  })
}
export const announceEndingSoon = (msLeft: number): void => port?.onEndingSoon(msLeft)
export const isKnownPath = (path: string): boolean => port?.isKnownPath(path) ?? true
