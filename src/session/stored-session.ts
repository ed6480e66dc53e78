import { createAtom } from '@tanstack/react-store'
import {
  array,
  boolean,
  extend,
  type infer as Infer,
  maximum,
  minLength,
  number,
  object,
  enum as oneOf,
  optional,
  positive,
  safeParse,
  string,
} from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { ENDED, IMPERSONATION, REMEMBER_ME, SESSION_ENTRIES, type StorageEntry, THIS_TAB } from './session-entries'

const Role = oneOf(['signatory', 'voucherManager'])
export type Role = Infer<typeof Role>

const Text = string().check(minLength(1))
/** The largest value of a Date, in ms. */
const LAST_MOMENT = 8.64e15

export const Tokens = object({
  accessToken: Text,
  tokenType: Text,
  refreshToken: Text,
  /** Absolute expiry of the access token in ms: receipt plus expiresIn, or the exp of an impersonation. */
  validTo: number().check(positive(), maximum(LAST_MOMENT)),
})
export type Tokens = Infer<typeof Tokens>

const Session = extend(Tokens, {
  /** Generated here; identifies the session to other tabs and says nothing about the user. */
  id: Text,
  refreshToken: optional(Text),
  roles: array(Role),
  isUserImpersonate: boolean(),
  /** Kept logged in: shared by all tabs and by the next start of the browser (SES-09). */
  isPersistent: boolean(),
  /** Hash of the username, so that a draft is offered only to its writer. */
  owner: optional(string()),
})
export type Session = Infer<typeof Session>

const MAX_ENDED = 20

const entryOf = (session: Session): StorageEntry => {
  if (session.isUserImpersonate) return IMPERSONATION
  return session.isPersistent ? REMEMBER_ME : THIS_TAB
}

/** Validates a session record, before it is written and after it is read; undefined when it is incomplete. */
function wholeSession(record: unknown): Session | undefined {
  const { data: session } = safeParse(Session, record)
  // SES-30
  if (session?.isUserImpersonate && (session.isPersistent || session.refreshToken !== undefined)) return undefined
  return session
}

/** The session of an entry. A damaged one, or one that belongs in another entry, is removed. */
function readEntry(entry: StorageEntry): Session | undefined {
  const session = wholeSession(readStoredValue(entry.area, entry.key))
  if (session && entryOf(session) === entry) return session
  removeStoredValue(entry.area, entry.key)
  return undefined
}

/** The id of a session that the browser refused to store; it exists in memory only. */
const unstored = createAtom<string | undefined>(undefined)

export function readStoredSession(): Session | undefined {
  for (const entry of SESSION_ENTRIES) {
    const session = readEntry(entry)
    if (!session) continue
    if (!endOf(session)) return session
    removeStoredValue(entry.area, entry.key)
  }
  return undefined
}

/** The stored state of a session; undefined when another tab ended or replaced it. */
export function rereadSession(session: Session): Session | undefined {
  if (endOf(session)) return undefined
  if (unstored.get() === session.id) return session
  const stored = readEntry(entryOf(session))
  return stored?.id === session.id ? stored : undefined
}

/** Stores a session. @returns it, or undefined for an incomplete one, which is not stored. */
export function writeSession(record: Session): Session | undefined {
  const session = wholeSession(record)
  if (!session) return undefined
  const { area, key } = entryOf(session)
  const isStored = writeStoredValue(area, key, session)
  unstored.set(() => (isStored ? undefined : session.id))
  return session
}

/** Removes a session's tokens, unless the entry holds another session. */
export function removeSession(session: Session): void {
  const entry = entryOf(session)
  if (readEntry(entry)?.id === session.id) removeStoredValue(entry.area, entry.key)
}

/** Without `validTo` (a logout) it has ended whatever tokens a tab holds. Otherwise newer ones continue. */
const Ended = object({ id: string(), validTo: optional(number()) })
type Ended = Infer<typeof Ended>

const endedSessions = (): Ended[] => safeParse(array(Ended), readStoredValue(ENDED.area, ENDED.key)).data ?? []

/** How any tab ended the session; undefined when no end is stored. */
export function endOf({ id, validTo }: Session): 'logged-out' | 'expired' | undefined {
  const end = endedSessions().find((ended) => ended.id === id && validTo <= (ended.validTo ?? validTo))
  if (!end) return undefined
  return end.validTo === undefined ? 'logged-out' : 'expired'
}

/** Must be written before the tokens are removed: a tab that finds none looks up the reason (SES-14). */
export function markEnded({ id, validTo }: Session, how: 'logged-out' | 'expired'): void {
  const others = endedSessions().filter((ended) => ended.id !== id)
  const end: Ended = how === 'expired' ? { id, validTo } : { id }
  writeStoredValue(ENDED.area, ENDED.key, [...others, end].slice(-MAX_ENDED))
}
