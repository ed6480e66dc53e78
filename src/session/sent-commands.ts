import { createAtom, useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { boolean, type infer as Infer, number, object, record, safeParse, string, unknown } from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { withoutLocale } from '@/language/locale'
import { serverNow } from '@/values/dates/clock'
import { GUEST, withoutSecrets } from './draft'
import { currentSession, onSessionChange } from './session-store'

const STORAGE_KEY = 'portal.sent'

/** Data for looking up later whether a command was carried out; personal ids and passwords are never stored. */
export type Evidence = Record<string, unknown>

const SentCommand = object({
  key: string(),
  /** By the server's clock, to be compared with times of the API; ms since 1970. */
  sentAt: number(),
  path: string(),
  evidence: record(string(), unknown()),
  /** The result of the look-up has been shown. The key stays, in case the same command is sent again. */
  isLookedUp: boolean(),
})
export type SentCommand = Infer<typeof SentCommand>

const Stored = record(string(), record(string(), SentCommand))
type Stored = Infer<typeof Stored>
type Commands = Stored[string]

interface State {
  /** The stored commands, also those of the previous page of this tab. */
  stored: Stored
  /** Keys of the commands in flight in this page; their outcome is not unknown yet. */
  underWay: ReadonlySet<string>
}
const NONE: State = { stored: {}, underWay: new Set() }
const state = createAtom(NONE)

/** An impersonation has no owner: its session id is used, so its commands end with it. */
function ownerOfNow(): string {
  const session = currentSession()
  return session ? (session.owner ?? session.id) : GUEST
}

/** Commands of the current user only (SES-14), or of a guest. */
const ownCommands = (): Commands => state.get().stored[ownerOfNow()] ?? {}

const write = (commands: Commands) => save({ ...state.get().stored, [ownerOfNow()]: commands })

function save(stored: Stored) {
  writeStoredValue('session', STORAGE_KEY, stored)
  state.set((before) => ({ ...before, stored }))
}

/** Until its outcome is known, the form is not offered as unsent, even after a reload or the user's next login. */
export function storeSent(formId: string, key: string, evidence: Evidence): void {
  state.set((before) => ({ ...before, underWay: new Set([...before.underWay, key]) }))
  const path = withoutLocale(window.location.pathname)
  const kept = withoutSecrets(evidence) as Evidence
  const before = sentCommand(formId)
  // A command that is sent again keeps the time of its first sending, which may have been carried out.
  const sentAt = before?.key === key ? before.sentAt : serverNow()
  write({ ...ownCommands(), [formId]: { key, sentAt, path, evidence: kept, isLookedUp: false } })
}

/** The page no longer waits for the response. A command that is still stored has an unknown outcome. */
export function stopWaiting(key: string): void {
  state.set((before) => ({ ...before, underWay: new Set([...before.underWay].filter((other) => other !== key)) }))
}

export const sentCommand = (formId: string): SentCommand | undefined => ownCommands()[formId]

/** Removes a command whose outcome is known, also after its session. Does nothing when another key is stored. */
export function dropSent(formId: string, key: string): void {
  const { stored } = state.get()
  const found = Object.entries(stored).find(([, commands]) => commands[formId]?.key === key)
  if (!found) return
  const [owner, { [formId]: _, ...others }] = found
  save({ ...stored, [owner]: others })
}

/** The result of the look-up has been shown, and the form is offered again. */
export function markLookedUp(formId: string): void {
  const commands = ownCommands()
  const kept = commands[formId]
  if (kept) write({ ...commands, [formId]: { ...kept, isLookedUp: true } })
}

/** Keys of commands that got a 401: they were not carried out, and the message about the session's end says so. */
const refused = new Set<string>()

export function markRefused(key: string, isRefused: boolean): void {
  if (isRefused) refused.add(key)
  else refused.delete(key)
}

const isUnresolved = ({ key, isLookedUp }: SentCommand) => !isLookedUp && !state.get().underWay.has(key)

/** Commands of the current user or guest that can be looked up and got no response. */
export const unresolvedCommands = (): SentCommand[] =>
  Object.values(ownCommands()).filter((command) => isUnresolved(command) && Object.keys(command.evidence).length > 0)

/** What the ended session leaves: `open` if an outcome is unknown, `refused` if none was carried out. */
export function leavesUnresolved(): 'open' | 'refused' | undefined {
  const left = Object.entries(state.get().stored)
    .filter(([owner]) => owner !== GUEST)
    .flatMap(([, commands]) => Object.values(commands))
    .filter(({ isLookedUp, evidence }) => !isLookedUp && Object.keys(evidence).length > 0)
  if (left.length === 0) return undefined
  return left.every(({ key }) => refused.has(key)) ? 'refused' : 'open'
}

/** The stored last command of a form, also after it was looked up. */
export function useSent(formId: string): SentCommand | undefined {
  return useSelector(state, () => sentCommand(formId))
}

/** The command of a form whose outcome must be looked up before the form is offered. */
export function useUnresolved(formId: string): SentCommand | undefined {
  return useSelector(state, () => {
    const command = sentCommand(formId)
    return command && isUnresolved(command) ? command : undefined
  })
}

/** When the command stored before this form opened was sent (ms), until its response or look-up. */
export function useSentBefore(formId = ''): number | undefined {
  const [found] = useState(() => sentCommand(formId))
  return useSelector(state, () =>
    // A look-up and a new send replace the stored object.
    found && sentCommand(formId) === found && isUnresolved(found) ? found.sentAt : undefined,
  )
}

/**
 * Reads what the previous page of this tab stored. The login of another user deletes the commands (SES-14).
 * @returns a function that stops it, as an unload does
 */
export function installSentCommands(): () => void {
  state.set({ ...NONE, stored: safeParse(Stored, readStoredValue('session', STORAGE_KEY)).data ?? {} })
  const stop = onSessionChange(() => {
    const session = currentSession()
    if (!session) {
      // The pages that waited for responses are gone with the session.
      state.set((before) => ({ ...before, underWay: NONE.underWay }))
      return
    }
    // Commands that this tab's user or a guest sent are kept, unseen, until the impersonation has ended.
    if (session.isUserImpersonate) return
    const own = state.get().stored[ownerOfNow()]
    if (own) {
      save({ [ownerOfNow()]: own })
      return
    }
    removeStoredValue('session', STORAGE_KEY)
    state.set(NONE)
  })
  return () => {
    stop()
    // A page that is unloading keeps only what is in storage.
    state.set(NONE)
  }
}
