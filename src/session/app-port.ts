import { createAtom } from '@tanstack/react-store'
/** Why a session ended here; `elsewhere` is a logout in another tab. */
export type EndReason = 'logged-out' | 'expired' | 'impersonation-ended' | 'elsewhere'

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
  onEndingSoon: (msLeft: number) => void
  /** Whether a path without language prefix, query and hash belongs to a screen of this portal (SES-16). */
  isKnownPath: (path: string) => boolean
}

interface App {
  port: SessionPort | undefined
  /** An end that was found before the app registered itself. */
  missed: { reason: EndReason; shown: () => void } | undefined
}
const NO_APP: App = { port: undefined, missed: undefined }
const app = createAtom(NO_APP)

/** An end that was found before this call (SES-12) is reported now. @returns a function that unregisters the app */
export function configureSession(next: Partial<SessionPort>): () => void {
  const port: SessionPort = {
    onStart: () => undefined,
    onEnd: () => undefined,
    onEndingSoon: () => undefined,
    isKnownPath: () => true,
    ...next,
  }
  const { missed } = app.get()
  app.set({ port, missed: undefined })
  if (missed) void Promise.resolve(port.onEnd(missed.reason, { hasFailed: false })).then(missed.shown)
  return () => app.set((before) => ({ ...before, port: undefined }))
}

export const announceStart = (): void => app.get().port?.onStart()
/** @returns when the ended user's page has gone; undefined when there is nothing to wait for */
export function announceEnd(reason: EndReason, detail: { hasFailed: boolean }): Promise<void> | void {
  const { port } = app.get()
  if (port) return port.onEnd(reason, detail)
  return new Promise((shown) => app.set((before) => ({ ...before, missed: { reason, shown } })))
}
export const announceEndingSoon = (msLeft: number): void => app.get().port?.onEndingSoon(msLeft)
export const isKnownPath = (path: string): boolean => app.get().port?.isKnownPath(path) ?? true
