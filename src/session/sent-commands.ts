import { createAtom, useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { boolean, type infer as Infer, number, object, record, safeParse, string, unknown } from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { withoutLocale } from '@/language/locale'
import { now } from '@/values/clock'
import { GUEST, withoutSecrets } from './draft'
import { currentSession, onSessionChange, useSession } from './session-store'

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

/** By owner and form. */
const Stored = record(string(), record(string(), SentCommand))
type Stored = Infer<typeof Stored>
type Commands = Stored[string]

interface State {
  /** As this page knows it; undefined until it is asked for. */
  stored: Stored | undefined
  /** Commands that this page waits for, by form and key: their outcome is not unknown yet. */
  underWay: ReadonlySet<string>
}
const NOBODY: ReadonlySet<string> = new Set()
const state = createAtom<State>({ stored: undefined, underWay: NOBODY })

const nameOf = (formId: string, key: string) => `${formId} ${key}`

/** What the last page of this tab wrote down, read once, so that it stays the same object. */
let taken: Stored | undefined
function takeStored(): Stored | undefined {
  const result = safeParse(Stored, readStoredValue('session', STORAGE_KEY))
  return result.success ? result.data : undefined
}

/** A page that has just been opened takes what the last one wrote down. */
function readStored(): Stored | undefined {
  const { stored } = state.get()
  if (stored) return stored
  taken ??= takeStored()
  return taken
}

/** An impersonation has no owner, and its commands no life after it. */
function ownerOfNow(): string {
  const session = currentSession()
  return session ? (session.owner ?? session.id) : GUEST
}

/** Of the user of this session only (SES-14), or of a guest. */
const ownCommands = (): Commands => readStored()?.[ownerOfNow()] ?? {}

const write = (commands: Commands) => save({ ...readStored(), [ownerOfNow()]: commands })

function save(stored: Stored) {
  taken = undefined
  writeStoredValue('session', STORAGE_KEY, stored)
  state.set((before) => ({ ...before, stored }))
}

/**
 * Writes down that a command of a form goes out now, before it does: until its outcome is known the form is not offered
 * as unsent, over a reload, an expired session and the next login of the same user.
 */
export function keepSent(formId: string, key: string, evidence: Evidence): void {
  state.set((before) => ({ ...before, underWay: new Set([...before.underWay, nameOf(formId, key)]) }))
  const path = withoutLocale(window.location.pathname)
  // An object stays one without its secrets.
  const kept = withoutSecrets(evidence) as Evidence
  write({ ...ownCommands(), [formId]: { key, sentAt: now(), path, evidence: kept, isLookedUp: false } })
}

/** No answer is awaited any more. What stays written down is of unknown outcome. */
export function stopWaiting(formId: string, key: string): void {
  const name = nameOf(formId, key)
  state.set((before) => ({ ...before, underWay: new Set([...before.underWay].filter((other) => other !== name)) }))
}

/** The last command of a form whose outcome has not become known. */
export const sentCommand = (formId: string): SentCommand | undefined => ownCommands()[formId]

/** The outcome is known, also when it becomes known after the session. Of another key than the kept one it says nothing. */
export function dropSent(formId: string, key: string): void {
  const stored = readStored() ?? {}
  const owner = Object.keys(stored).find((one) => stored[one]?.[formId]?.key === key)
  if (owner === undefined) return
  const { [formId]: _, ...commands } = stored[owner] ?? {}
  save({ ...stored, [owner]: commands })
}

/** What could be found out has been shown and the form is offered again. */
export function markLookedUp(formId: string): void {
  const commands = ownCommands()
  const kept = commands[formId]
  if (kept) write({ ...commands, [formId]: { ...kept, isLookedUp: true } })
}

/** Keys of commands that were answered 401: nothing was done, and the end of the session can say so. */
const refused = new Set<string>()

export function markRefused(key: string, isRefused: boolean): void {
  if (isRefused) refused.add(key)
  else refused.delete(key)
}

const isUnresolved = (formId: string, { key, isLookedUp }: SentCommand) =>
  !isLookedUp && !state.get().underWay.has(nameOf(formId, key))

/** What the user of this session, or a guest, has sent, can be looked up, and was not answered. */
export const unresolvedCommands = (): SentCommand[] =>
  Object.entries(ownCommands())
    .filter(([formId, command]) => isUnresolved(formId, command) && Object.keys(command.evidence).length > 0)
    .map(([, command]) => command)

/**
 * Whether the session that has just ended leaves anything that was sent: `open` was not answered, `refused` was answered by
 * the end of the session itself, and not carried out.
 */
export function leavesUnresolved(): 'open' | 'refused' | undefined {
  const left = Object.entries(readStored() ?? {})
    .filter(([owner]) => owner !== GUEST)
    .flatMap(([, commands]) => Object.values(commands))
    .filter(({ isLookedUp, evidence }) => !isLookedUp && Object.keys(evidence).length > 0)
  if (left.length === 0) return undefined
  return left.every(({ key }) => refused.has(key)) ? 'refused' : 'open'
}

/** What is written down of a form's last command, also once it was looked up. */
export function useSent(formId: string): SentCommand | undefined {
  // Whose it is changes with the session.
  useSession()
  return useSelector(state, () => sentCommand(formId))
}

/** The command of a form whose outcome has to be looked up before the form is offered. */
export function useUnresolved(formId: string): SentCommand | undefined {
  // Whose it is changes with the session.
  useSession()
  return useSelector(state, () => {
    const command = sentCommand(formId)
    return command && isUnresolved(formId, command) ? command : undefined
  })
}

/**
 * When the command that a form finds written down as it opens was sent, ms since 1970: once nobody in this page awaits
 * its answer, and as long as its outcome is not known. What is sent from the form itself is another command.
 */
export function useSentBefore(formId: string | undefined): number | undefined {
  const [found] = useState(() => (formId === undefined ? undefined : sentCommand(formId)))
  return useSelector(state, ({ underWay }) => {
    if (formId === undefined || found === undefined || sentCommand(formId)?.key !== found.key) return undefined
    return underWay.has(nameOf(formId, found.key)) ? undefined : found.sentAt
  })
}

/** Starts keeping: the login of anybody else forgets what was sent (SES-14). @returns how to stop, as the page's end does */
export function installSentCommands(): () => void {
  const stop = onSessionChange(() => {
    if (!currentSession()) {
      // The page that waited for an answer is gone with its session.
      state.set((before) => ({ ...before, underWay: NOBODY }))
      return
    }
    const stored = readStored() ?? {}
    const { [ownerOfNow()]: own, ...others } = stored
    if (own && Object.keys(others).length === 0) return
    if (own) {
      save({ [ownerOfNow()]: own })
      return
    }
    removeStoredValue('session', STORAGE_KEY)
    taken = undefined
    state.set({ stored: undefined, underWay: NOBODY })
  })
  return () => {
    stop()
    // Of this page nothing is left but what it wrote down.
    taken = undefined
    state.set({ stored: undefined, underWay: NOBODY })
  }
}
