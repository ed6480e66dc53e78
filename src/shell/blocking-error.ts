import { m } from '@generated/messages/messages.js'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { type ApiError, isApiError } from '@/api/api-error'
import { notify } from '@/notifications/notifications'
import { reloadWithDrafts } from '@/session/draft'
import { isOfEndedSession } from '@/session/ended-session'
import { onSessionEnd } from '@/session/session-store'

/** One line of the popup: the server's error code and its severity (NAV-13). */
export type BlockingItem = { code: string; severity: 'warning' | 'danger' }

type BlockingError = { items: readonly BlockingItem[]; requestIds: readonly string[] }

/** Content of the popup; undefined while it is closed. Without items it shows the generic text (NAV-11). */
const shown = createAtom<BlockingError | undefined>(undefined)

/** Closes the popup, so that one user's errors are not shown to the next user or over the login (SES-14). */
export const closeBlockingError = (): void => shown.set(() => undefined)
onSessionEnd(closeBlockingError)

const itemsOf = (error: unknown): BlockingItem[] =>
  isApiError(error)
    ? error.items.map(({ code, severity }) => ({ code, severity: severity === 'Warning' ? 'warning' : 'danger' }))
    : []

/** Opens the popup for data that a page requires (NAV-10). A rate limit (429) gets a notice. */
export function showBlockingError(error: unknown): void {
  if (isOfEndedSession(error)) return
  if (isApiError(error) && error.status === 429) {
    void showLimitedNotice(error)
    return
  }
  const { items, requestIds } = shown.get() ?? { items: [], requestIds: [] }
  const requestId = isApiError(error) ? error.requestId : undefined
  shown.set({
    items: [...items, ...itemsOf(error)],
    requestIds: [...new Set([...requestIds, ...(requestId ? [requestId] : [])])],
  })
}

/** A rate-limited page (429) and its input stay unchanged. */
async function showLimitedNotice({ retryAt }: ApiError): Promise<void> {
  const { errorText } = await import('@/domain/error-texts')
  notify({
    name: 'rate-limited',
    level: 'error',
    text: () => errorText('too_many_requests', retryAt),
    isPersistent: true,
    action: { label: () => m.blocking_reload(), run: reloadWithDrafts },
  })
}

export const useBlockingError = (): BlockingError | undefined => useSelector(shown)

/** Shows a failed read that the page requires. */
export function useBlockingFailure(error: unknown): void {
  useEffect(() => {
    if (error) showBlockingError(error)
  }, [error])
}
