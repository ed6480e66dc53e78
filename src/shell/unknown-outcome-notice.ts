import { m } from '@generated/messages/messages.js'
import { timeText } from '@/domain/format-moment'
import { closeNotification, notify } from '@/notifications/notifications'
import { unresolvedCommands } from '@/session/sent-commands'

/** Ids of shown notifications by their command's key. */
const told = new Map<string, string>()

/**
 * Notifies about money commands with an unknown outcome, on every page except the one that looks them up. Called for
 * each opened page with its path without locale.
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

/** Clears the record of notifications, because the session's end has closed them all. */
export const forgetNotifiedOutcomes = (): void => told.clear()
