import { m } from '@generated/messages/messages.js'
import { isApiError, type ReceivedErrorItem } from '@/api/api-error'
import { errorText } from '@/forms/error-texts'
import { isOfEndedSession } from './ended-session'
import { type NotificationLevel, notify } from './notifications'

const levelOf = ({ severity }: ReceivedErrorItem): NotificationLevel => (severity === 'Warning' ? 'info' : 'error')

/**
 * Shows a failed call as toasts, one for each error item: a Warning as info, Error and Fatal as error (NAV-13). Codes
 * with an empty text add none. When no item has a text, or the call had no answer, `fallback` shows, the screen's own
 * sentence, else the generic one.
 */
export function notifyApiError(error: unknown, fallback: () => string = () => m.error_generic()): void {
  if (isOfEndedSession(error)) return
  const items = isApiError(error) ? error.items.filter(({ code }) => errorText(code) !== '') : []
  for (const item of items) notify({ level: levelOf(item), text: () => errorText(item.code) })
  if (items.length === 0) notify({ level: 'error', text: fallback })
}
