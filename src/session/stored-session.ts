import {
  array,
  boolean,
  type infer as Infer,
  number,
  object,
  enum as oneOf,
  optional,
  safeParse,
  string,
} from 'zod/mini'
import { readStoredValue, removeStoredValue, type StorageArea, writeStoredValue } from '@/browser/browser-storage'

const Role = oneOf(['signatory', 'voucherManager'])
export type Role = Infer<typeof Role>

const Session = object({
  /** Made here, names the session to other tabs; says nothing about the user. */
  id: string(),
  accessToken: string(),
  tokenType: string(),
  refreshToken: optional(string()),
  /** Absolute end of the access token in ms: receipt plus expiresIn, or the exp of an impersonation. */
  validTo: number(),
  roles: array(Role),
  isUserImpersonate: boolean(),
  /** Kept logged in: shared by all tabs and by the next start of the browser (SES-09). */
  isKept: boolean(),
  /** Hash of the username, so that a draft is offered to its writer alone. */
  owner: optional(string()),
})
export type Session = Infer<typeof Session>

type Place = { area: StorageArea; key: string }

/** The one place of a kept login (SES-09). */
export const REMEMBER_ME: Place = { area: 'local', key: 'portal.remember-me' }
const THIS_TAB: Place = { area: 'session', key: 'portal.session' }
/** Apart from the tab's own session, which it never overwrites (SES-30). */
const IMPERSONATION: Place = { area: 'session', key: 'portal.impersonation' }
/** Ids of sessions that were logged out, for tabs that could not hear it: frozen, or away at the payment provider. */
const ENDED: Place = { area: 'local', key: 'portal.ended-sessions' }
const ENDED_KEPT = 20

const placeOf = (session: Session): Place => {
  if (session.isUserImpersonate) return IMPERSONATION
  return session.isKept ? REMEMBER_ME : THIS_TAB
}

function readPlace({ area, key }: Place): Session | undefined {
  const result = safeParse(Session, readStoredValue(area, key))
  return result.success ? result.data : undefined
}

/** The id of a session that the browser refused to store; it lives in memory alone. */
let unstored: string | undefined

/** What this tab should start with: an impersonation, its own session, or the kept one. */
export function readStoredSession(): Session | undefined {
  for (const place of [IMPERSONATION, THIS_TAB, REMEMBER_ME]) {
    const session = readPlace(place)
    if (!session) continue
    if (!hasEnded(session.id)) return session
    removeStoredValue(place.area, place.key)
  }
  return undefined
}

/** The stored state of a session: undefined when it was ended or replaced elsewhere. */
export function rereadSession(session: Session): Session | undefined {
  if (hasEnded(session.id)) return undefined
  if (unstored === session.id) return session
  const stored = readPlace(placeOf(session))
  return stored?.id === session.id ? stored : undefined
}

export function writeSession(session: Session): void {
  const { area, key } = placeOf(session)
  unstored = writeStoredValue(area, key, session) ? undefined : session.id
}

/** Removes a session's tokens, unless the place holds another session. */
export function removeSession(session: Session): void {
  const { area, key } = placeOf(session)
  if (readPlace({ area, key })?.id === session.id) removeStoredValue(area, key)
}

function endedIds(): string[] {
  const result = safeParse(array(string()), readStoredValue(ENDED.area, ENDED.key))
  return result.success ? result.data : []
}
const hasEnded = (id: string) => endedIds().includes(id)

/** Notes that a session was logged out (SES-14). */
export function markEnded(id: string): void {
  writeStoredValue(ENDED.area, ENDED.key, [...endedIds(), id].slice(-ENDED_KEPT))
}
