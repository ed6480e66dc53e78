import { m } from '@generated/messages/messages.js'
import { createAtom, useSelector } from '@tanstack/react-store'
import { type ApiError, isApiError } from '@/api/replies/api-error'
import { useOnFailure } from '@/browser/use-on-failure'
import { notify } from '@/notifications/notifications'
import { reloadWithDrafts } from '@/session/draft'
import { isOfEndedSession } from '@/session/ended-session'
import { onSessionEnd } from '@/session/session-store'

/** The failures that the popup shows; none while it is closed. */
const shown = createAtom<readonly unknown[]>([])

/** Closes the popup, so that one user's errors are not shown to the next user or over the login (SES-14). */
export const closeBlockingError = (): void => shown.set([])
onSessionEnd(closeBlockingError)

/** Opens the popup for data that a page requires (NAV-10). A rate limit (429) gets a notice. */
export function showBlockingError(error: unknown): void {
  if (isOfEndedSession(error)) return
  if (isApiError(error) && error.status === 429) {
    void showLimitedNotice(error)
    return
  }
  shown.set([...shown.get(), error])
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

export const useBlockingErrors = (): readonly unknown[] => useSelector(shown)

/** Shows a failed read that the page requires. */
export const useBlockingFailure = (error: unknown): void => useOnFailure(error, showBlockingError)
