import { m } from '@generated/messages/messages.js'
import { isApiError, type ReceivedErrorItem } from '@/api/replies/api-error'
import { isOfEndedSession } from '@/session/ended-session'
import type { NoticeLevel } from '@/ui/content/notice'
import { notify } from './notifications'

const levelOf = ({ severity }: ReceivedErrorItem): NoticeLevel => (severity === 'Warning' ? 'info' : 'error')

/** More toasts than this cover the page and cannot be read before they close. */
const MAX_TOASTS = 5

/** Toasts of a failed call by severity (NAV-13). Without a text of its codes: `fallback`, else one by the status. */
export function notifyApiError(error: unknown, fallback?: () => string): void {
  if (isOfEndedSession(error)) return
  const showFallback = () => notify({ level: 'error', text: fallback ?? (() => m.error_generic()) })
  if (!isApiError(error)) {
    showFallback()
    return
  }
  import('@/domain/error-texts').then(({ errorText, refusalText }) => {
    const items = error.items.filter(({ code }) => errorText(code) !== '')
    const single = items.length > MAX_TOASTS ? items.slice(0, MAX_TOASTS - 1) : items
    for (const item of single) notify({ level: levelOf(item), text: () => errorText(item.code, error.retryAt) })
    const count = items.length - single.length
    if (count > 0) notify({ level: 'error', text: () => m.error_more({ count }) })
    if (items.length === 0) notify({ level: 'error', text: fallback ?? (() => refusalText(error)) })
  }, showFallback)
}
