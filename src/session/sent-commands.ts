import { useSyncExternalStore } from 'react'
import { boolean, type infer as Infer, number, object, record, safeParse, string, unknown } from 'zod/mini'
import { withoutLocale } from '@/language/locale'
import { now } from '@/values/clock'
import { readStoredValue, removeStoredValue, writeStoredValue } from './browser-storage'
import { withoutSecrets } from './draft'
import { currentSession, onSessionChange } from './session-store'

const STORAGE_KEY = 'portal.sent'

/** What tells later whether a command was carried out; personal ids and passwords are never written down. */
export type Evidence = Record<string, unknown>

const SentCommand = object({
  /** Names the press for the server (Idempotency-Key of the contract). */
  key: string(),
  /** ms since 1970 */
  sentAt: number(),
  /** Where it was sent from, without the language: the page that looks it up. */
  path: string(),
  evidence: record(string(), unknown()),
  /** What could be found out has been shown; the key stays for the same command sent again. */
  isLookedUp: boolean(),
})
export type SentCommand = Infer<typeof SentCommand>

const Stored = object({ owner: string(), commands: record(string(), SentCommand) })
type Stored = Infer<typeof Stored>

/** Commands that this page waits for: their outcome is not unknown yet. By form and key. */
const underWay = new Set<string>()
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}
const nameOf = (formId: string, key: string) => `${formId} ${key}`

let stored: Stored | undefined

/** As this page knows it; a page that has just been opened takes what the last one wrote down. */
function readStored(): Stored | undefined {
  if (stored) return stored
  const result = safeParse(Stored, readStoredValue('session', STORAGE_KEY))
  stored = result.success ? result.data : undefined
  return stored
}

/** An impersonation has no owner, and its commands no life after it. */
function ownerOfNow(): string | undefined {
  const session = currentSession()
  return session && (session.owner ?? session.id)
}

/** Of the user of this session only (SES-14). */
function ownCommands(): Stored['commands'] {
  const kept = readStored()
  return kept && kept.owner === ownerOfNow() ? kept.commands : {}
}

function write(commands: Stored['commands']) {
  const owner = ownerOfNow()
  if (owner !== undefined) save({ owner, commands })
}

function save(next: Stored) {
  stored = next
  writeStoredValue('session', STORAGE_KEY, next)
  notifyListeners()
}

/**
 * Writes down that a command of a form goes out now, before it does: until its outcome is known the form is not offered
 * as unsent, over a reload, an expired session and the next login of the same user. Without a session nothing is kept.
 */
export function keepSent(formId: string, key: string, evidence: Evidence): void {
  underWay.add(nameOf(formId, key))
  const path = withoutLocale(window.location.pathname)
  // An object stays one without its secrets.
  const kept = withoutSecrets(evidence) as Evidence
  write({ ...ownCommands(), [formId]: { key, sentAt: now(), path, evidence: kept, isLookedUp: false } })
}

/** No answer is awaited any more. What stays written down is of unknown outcome. */
export function stopWaiting(formId: string, key: string): void {
  underWay.delete(nameOf(formId, key))
  notifyListeners()
}

/** The last command of a form whose outcome has not become known. */
export const sentCommand = (formId: string): SentCommand | undefined => ownCommands()[formId]

/** The outcome is known, also when it becomes known after the session. Of another key than the kept one it says nothing. */
export function dropSent(formId: string, key: string): void {
  const kept = readStored()
  if (kept?.commands[formId]?.key !== key) return
  const { [formId]: _, ...commands } = kept.commands
  save({ ...kept, commands })
}

/** What could be found out has been shown and the form is offered again. */
export function markLookedUp(formId: string): void {
  const commands = ownCommands()
  const kept = commands[formId]
  if (kept) write({ ...commands, [formId]: { ...kept, isLookedUp: true } })
}

const isUnresolved = (formId: string, { key, isLookedUp }: SentCommand) =>
  !isLookedUp && !underWay.has(nameOf(formId, key))

/** What the user of this session has sent, can be looked up, and was not answered. */
export const unresolvedCommands = (): SentCommand[] =>
  Object.entries(ownCommands())
    .filter(([formId, command]) => isUnresolved(formId, command) && Object.keys(command.evidence).length > 0)
    .map(([, command]) => command)

/** Whether the session that has just ended leaves anything that was sent and not answered. */
export const leavesUnresolved = (): boolean =>
  Object.values(readStored()?.commands ?? {}).some(
    ({ isLookedUp, evidence }) => !isLookedUp && Object.keys(evidence).length > 0,
  )

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  const stop = onSessionChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The command of a form whose outcome has to be looked up before the form is offered. */
export function useUnresolved(formId: string): SentCommand | undefined {
  return useSyncExternalStore(subscribe, () => {
    const command = sentCommand(formId)
    return command && isUnresolved(formId, command) ? command : undefined
  })
}

/** Starts keeping: the login of anybody else forgets what was sent (SES-14). */
export function installSentCommands(): () => void {
  return onSessionChange(() => {
    const owner = ownerOfNow()
    if (owner === undefined || readStored()?.owner === owner) return
    stored = undefined
    underWay.clear()
    removeStoredValue('session', STORAGE_KEY)
    notifyListeners()
  })
}
