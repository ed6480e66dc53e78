import { useSyncExternalStore } from 'react'
import { isApiError } from '@/api/api-error'
import { onSessionEnd } from '@/session/session-store'
import { isOfEndedSession } from './ended-session'

/** One line of the popup: the server's code, and how bad it is (NAV-13). */
export type BlockingItem = { code: string; severity: 'warning' | 'danger' }

/** What the popup shows; undefined while it is not open. Without items it says the generic text (NAV-11). */
let shown: readonly BlockingItem[] | undefined
const listeners = new Set<() => void>()

function publish(next: readonly BlockingItem[] | undefined) {
  shown = next
  for (const listener of listeners) listener()
}

// What stopped one user is not shown to the next (SES-14).
onSessionEnd(() => publish(undefined))

const itemsOf = (error: unknown): BlockingItem[] =>
  isApiError(error)
    ? error.items.map(({ code, severity }) => ({ code, severity: severity === 'Warning' ? 'warning' : 'danger' }))
    : []

/**
 * Opens the one popup that cannot be closed, for what a page cannot do without: settings, vouchers, fees, card fees,
 * countries, payment creation, payment status, benefit group settings (NAV-10). Further errors join it. A server that asks
 * to wait (429) does not stop the page: a notice says when to try again.
 */
export function showBlockingError(error: unknown): void {
  if (isOfEndedSession(error)) return
  if (isApiError(error) && error.status === 429) {
    void import('./limited-notice').then(({ showLimitedNotice }) => showLimitedNotice(error))
    return
  }
  const before = shown ?? []
  const isNew = ({ code, severity }: BlockingItem) =>
    !before.some((item) => item.code === code && item.severity === severity)
  publish([...before, ...itemsOf(error).filter(isNew)])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useBlockingError = (): readonly BlockingItem[] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
