import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { onSessionEnd } from '@/session/session-store'

const KEY = 'portal.recent-commands'
const KEPT = 5
/** An employee's id begins so: it is kept in memory, and only as long as the session (SES-14). */
export const EMPLOYEE = 'employee:'

let recent: readonly string[] | undefined

function stored(): readonly string[] {
  const value = readStoredValue('local', KEY)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, KEPT) : []
}

/** Ids of the commands that were chosen last, the latest first (PAL-06). */
export function recentCommands(): readonly string[] {
  recent ??= stored()
  return recent
}

/** Notes that a command was chosen. The browser keeps pages and actions; employees are forgotten with the session. */
export function noteCommand(id: string): void {
  recent = [id, ...recentCommands().filter((other) => other !== id)].slice(0, KEPT)
  writeStoredValue(
    'local',
    KEY,
    recent.filter((other) => !other.startsWith(EMPLOYEE)),
  )
}

onSessionEnd(() => {
  recent = undefined
})
