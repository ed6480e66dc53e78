import { m } from '@generated/messages/messages.js'
import { timeText } from '@/domain/moment-text'
import { closeNotification, notify } from '@/notifications/notifications'
import { unresolvedCommands } from '@/session/sent-commands'

/** Notifications of this page by the key of the command that they tell of. */
const told = new Map<string, string>()

/**
 * Tells of commands that move money and were never answered, on every page but the one that looks them up; called with
 * each page that opens, its path without the language.
 */
export function notifyUnknownOutcome(pathname: string): void {
  const open = unresolvedCommands().filter(({ path }) => path !== pathname)
  for (const [key, uid] of told) {
    if (open.some((command) => command.key === key)) continue
    closeNotification(uid)
    told.delete(key)
  }
  for (const { key, path, sentAt } of open) {
    if (told.has(key)) continue
    const uid = notify({
      level: 'warning',
      isPersistent: true,
      text: () => m.session_unresolved({ time: timeText(sentAt) }),
      link: { label: () => m.session_unresolved_check(), to: path },
    })
    told.set(key, uid)
  }
}

/** Forgets what was told: every notification has been closed with its session. */
export const forgetNotifiedOutcomes = (): void => told.clear()
