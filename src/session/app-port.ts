import { createAtom } from '@tanstack/react-store'

/** Why a session ended here; `elsewhere`: a login in another tab replaced its tokens, or the browser deleted them. */
export type EndReason = 'logged-out' | 'expired' | 'impersonation-ended' | 'elsewhere'

/** The user did not choose this end: the same user's next login returns to the page with its input. */
export const isUnchosen = (reason: EndReason): boolean => reason === 'expired' || reason === 'elsewhere'

/** The app registers itself, so that this folder never imports it. */
export type SessionPort = {
  /** A session begins: discards data that was read before it (SES-14). */
  onStart: () => void
  /**
   * Clears data, forms and notifications, goes to /login and says why (SES-13, SES-31). `hasFailed`: the logout call
   * failed. @returns when another page has replaced the ended user's; until then no stored session is restored (SES-14)
   */
  onEnd: (reason: EndReason, detail: { hasFailed: boolean }) => Promise<void> | void
  /** Less than a minute of an impersonation is left, or half a minute of a session that could not be refreshed. */
  onEndingSoon: () => void
  /** Whether a path without language prefix, query and hash belongs to a screen of this portal (SES-16). */
  isKnownPath: (path: string) => boolean
}

/** Until the app registers itself. */
const NO_APP: SessionPort = {
  onStart: () => undefined,
  onEnd: () => undefined,
  onEndingSoon: () => undefined,
  isKnownPath: () => true,
}
const app = createAtom(NO_APP)

/** Must run before a session is restored: its end, found then, is reported at once (SES-12). */
export const configureSession = (next: Partial<SessionPort>): void => app.set({ ...NO_APP, ...next })

export const announceStart = (): void => app.get().onStart()
/** @returns when the ended user's page has gone; undefined when there is nothing to wait for */
export const announceEnd: SessionPort['onEnd'] = (reason, detail) => app.get().onEnd(reason, detail)
export const announceEndingSoon = (): void => app.get().onEndingSoon()
export const isKnownPath = (path: string): boolean => app.get().isKnownPath(path)
