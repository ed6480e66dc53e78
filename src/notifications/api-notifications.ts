import { m } from '@generated/messages/messages.js'
import { isApiError, type ReceivedErrorItem } from '@/api/api-error'
import { isOfEndedSession } from '@/session/ended-session'
import { type NotificationLevel, notify } from './notifications'

const levelOf = ({ severity }: ReceivedErrorItem): NotificationLevel => (severity === 'Warning' ? 'info' : 'error')

/**
 * Shows a failed call as toasts, one for each error item: a Warning as info, Error and Fatal as error (NAV-13). Codes
 * with an empty text add none. When no item has a text, or the call had no answer, `fallback` shows, the screen's own
 * sentence, else the generic one. The texts of all codes are fetched with the first error.
 */
export function notifyApiError(error: unknown, fallback: () => string = () => m.error_generic()): void {
  if (isOfEndedSession(error)) return
  const showFallback = () => void notify({ level: 'error', text: fallback })
  if (!isApiError(error) || error.items.length === 0) {
    showFallback()
    return
  }
  import('@/forms/error-texts').then(({ errorText }) => {
    const items = error.items.filter(({ code }) => errorText(code) !== '')
    for (const item of items) notify({ level: levelOf(item), text: () => errorText(item.code) })
    if (items.length === 0) showFallback()
  }, showFallback)
}
