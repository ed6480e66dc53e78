import { m } from '@generated/messages/messages.js'
import type { ApiError } from '@/api/api-error'
import { errorText } from '@/domain/error-texts'
import { closeNotification, notify } from '@/notifications/notifications'
import { reloadKeepingDrafts } from '@/session/reload'

let shown: string | undefined

/**
 * Says that the server has no time for the page just now, and when it will have (429): one notice that stays until it is
 * closed. The page and what is typed in it stay as they are.
 */
export function showLimitedNotice({ retryAfterS }: ApiError): void {
  if (shown !== undefined) closeNotification(shown)
  shown = notify({
    level: 'error',
    text: () => errorText('too_many_requests', retryAfterS),
    isPersistent: true,
    action: { label: () => m.blocking_reload(), run: reloadKeepingDrafts },
  })
}
