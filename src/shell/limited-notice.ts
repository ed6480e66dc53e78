import { m } from '@generated/messages/messages.js'
import type { ApiError } from '@/api/api-error'
import { errorText } from '@/domain/error-texts'
import { notify } from '@/notifications/notifications'
import { reloadWithDrafts } from '@/session/draft'

/** A rate-limited page (429) and its input stay unchanged. */
export function showLimitedNotice({ retryAfterS }: ApiError): void {
  notify({
    name: 'rate-limited',
    level: 'error',
    text: () => errorText('too_many_requests', retryAfterS),
    isPersistent: true,
    action: { label: () => m.blocking_reload(), run: reloadWithDrafts },
  })
}
