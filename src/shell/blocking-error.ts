import { createAtom, useSelector } from '@tanstack/react-store'
import { isApiError } from '@/api/api-error'
import { isOfEndedSession } from '@/session/ended-session'
import { onSessionEnd } from '@/session/session-store'

/** One line of the popup: the server's code, and how bad it is (NAV-13). */
export type BlockingItem = { code: string; severity: 'warning' | 'danger' }

type BlockingError = { items: readonly BlockingItem[]; requestIds: readonly string[] }

/** What the popup shows; undefined while it is not open. Without items it says the generic text (NAV-11). */
const shown = createAtom<BlockingError | undefined>(undefined)

/** What stopped one user is not shown to the next, nor over the login (SES-14). */
export const closeBlockingError = (): void => shown.set(() => undefined)
onSessionEnd(closeBlockingError)

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
  const { items, requestIds } = shown.get() ?? { items: [], requestIds: [] }
  const isNew = ({ code, severity }: BlockingItem) =>
    !items.some((item) => item.code === code && item.severity === severity)
  const requestId = isApiError(error) ? error.requestId : undefined
  shown.set({
    items: [...items, ...itemsOf(error).filter(isNew)],
    requestIds: [...new Set([...requestIds, ...(requestId ? [requestId] : [])])],
  })
}

export const useBlockingError = (): BlockingError | undefined => useSelector(shown)
