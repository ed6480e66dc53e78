import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { onSessionEnd } from '@/session/session-store'

const KEY = 'portal.recent-commands'
const KEPT = 5
/** Prefix of ids of company data. They are kept only in memory and only for the session (SES-14). */
export const SESSION_ONLY = 'session:'
export const EMPLOYEE = `${SESSION_ONLY}employee:`

let recent: readonly string[] | undefined

function stored(): readonly string[] {
  const value = readStoredValue('local', KEY)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, KEPT) : []
}

/** Ids of recently chosen commands, latest first (PAL-06). */
export const recentCommands = (): readonly string[] => recent ?? stored()

/** Stores a chosen command. Pages and actions are stored in the browser; company data only for the session. */
export function recordCommand(id: string): void {
  recent = [id, ...recentCommands().filter((other) => other !== id)].slice(0, KEPT)
  const lasting = recent.filter((other) => !other.startsWith(SESSION_ONLY))
  writeStoredValue('local', KEY, lasting)
}

onSessionEnd(() => {
  recent = undefined
})
