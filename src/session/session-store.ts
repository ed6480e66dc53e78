import type { LoginReply } from '@generated/api/model'
import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { ApiError } from '@/api/replies/api-error'
import { removeStoredValue } from '@/browser/browser-storage'
import { now } from '@/values/dates/clock'
import { announceEnd, announceStart, type EndReason } from './app-port'
import { REMEMBER_ME } from './session-entries'
import {
  endOf,
  markEnded,
  type Role,
  readStoredSession,
  removeSession,
  rereadSession,
  type Session,
  type Tokens,
  writeSession,
} from './stored-session'
import { submittedLogin } from './submitted-login'
import { notifyTabs } from './tab-channel'

export type { Role, Session }

/** Without a refresh token the session ends at its deadline. */
export type SessionReply = Omit<LoginReply, 'refreshToken'> & { refreshToken?: string }

type EndListener = (reason: EndReason, ended: Session) => void

interface State {
  current: Session | undefined
  isLeaving: boolean
  /** Changes with every start and end of a session. */
  epoch: number
}

const state = createAtom<State>({ current: undefined, isLeaving: false, epoch: 0 })
const change = (next: Partial<State>) => state.set((before) => ({ ...before, ...next }))
const nextEpoch = () => state.get().epoch + 1

/** Told once, before any login: the session that was found when this page opened is over. */
const foundExpired = createAtom(false)

/** The end of a session is an event, not a state. */
const endListeners = new Set<EndListener>()

export const currentSession = (): Session | undefined => state.get().current

/** Changes with every start and end of a session; data of an older epoch is discarded (SES-14). */
export const sessionEpoch = (): number => state.get().epoch

/** Calls the listener on every change of the session. @returns a function that unsubscribes */
export const onSessionChange = (listener: () => void): (() => void) => state.subscribe(listener).unsubscribe

/** What hydration renders: the prerendered pages know no session, and another first render would replace them. */
const nobody = () => undefined
const no = () => false

/** The session as a subscription: the caller renders again when it starts, changes or ends. */
export const useSession = (): Session | undefined => useSyncExternalStore(onSessionChange, currentSession, nobody)

/** Whether the user is a signatory (SES-26). Other users get no links and calls that only signatories may use. */
export const useIsSignatory = (): boolean => useSession()?.roles.includes('signatory') === true

/** Whether the user may read the voucher orders and open their history (SES-26). */
export const useIsManager = (): boolean => useSession()?.roles.includes('voucherManager') === true

const isLeaving = () => state.get().isLeaving

/** Until another page has replaced the ended user's (SES-14). */
export const useIsLeaving = (): boolean => useSyncExternalStore(onSessionChange, isLeaving, no)

/** Calls the listener on every end of a session, before the app. @returns a function that unsubscribes */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

const camelCase = (role: string) => role.charAt(0).toLowerCase() + role.slice(1)
const isRole = (role: string): role is Role => role === 'signatory' || role === 'voucherManager'

/** Roles of the contract (`VoucherManager`) as the portal's; unknown ones are left out (SES-06). */
const toRoles = (names: readonly string[]): Role[] => names.map(camelCase).filter(isRole)

/** A session as a reply describes it, with the contract's names of the roles. */
type Opening = Omit<Session, 'id' | 'roles'> & { roles: readonly string[] }

/** @throws ApiError when the reply to `operation` has no complete session; nothing is stored then. */
function open(opening: Opening, operation: 'login' | 'readImpersonation'): Session {
  const session = writeSession({ ...opening, id: crypto.randomUUID(), roles: toRoles(opening.roles) })
  if (!session) throw new ApiError({ kind: 'malformed', operation })
  foundExpired.set(false)
  change({ current: session, isLeaving: false, epoch: nextEpoch() })
  announceStart()
  return session
}

/**
 * `keep`: for the next start of the browser (SES-09); never an impersonation (SES-30). @throws ApiError when incomplete
 */
export function startSession(reply: SessionReply, { keep, owner }: { keep: boolean; owner?: string }): Session {
  const opening = { ...reply, validTo: now() + reply.expiresIn * 1000 }
  if (reply.isUserImpersonate) return startImpersonatedSession(opening, 'login')
  const session = open({ ...opening, isPersistent: keep, owner }, 'login')
  // Delete a remembered login of another user; otherwise it would be restored after this session.
  if (!keep) removeStoredValue(REMEMBER_ME.area, REMEMBER_ME.key)
  return session
}

/** In this tab only, until `validTo` (SES-30). @throws ApiError when the reply has no complete session */
export const startImpersonatedSession = (
  { tokenType = 'Bearer', ...reply }: Pick<Opening, 'accessToken' | 'roles' | 'validTo'> & { tokenType?: string },
  operation: 'login' | 'readImpersonation' = 'readImpersonation',
): Session =>
  open({ ...reply, tokenType, refreshToken: undefined, isUserImpersonate: true, isPersistent: false }, operation)

/** Whether the session that was found when this page opened was over; true only once, and not after a login. */
export function takeFoundExpired(): boolean {
  const wasExpired = foundExpired.get()
  foundExpired.set(false)
  return wasExpired
}

/** SES-09, SES-12. Not while the end of another session is shown (SES-14), nor while an early login is pending. */
export function restoreSession(): void {
  const { current, isLeaving } = state.get()
  if (current || isLeaving || submittedLogin().isWaiting()) return
  const stored = readStoredSession()
  if (!stored) return
  submittedLogin().refuse()
  change({ current: stored, epoch: nextEpoch() })
  const isExpired = stored.validTo <= now()
  foundExpired.set(isExpired)
  if (isExpired) expireSession()
  else announceStart()
}

function hasStoredSession() {
  const stored = currentSession() ? undefined : readStoredSession()
  return stored !== undefined && stored.validTo > now()
}

/** Whether this browser has a stored login that restoreSession() would restore. Rerenders on changes. */
export const useHasStoredSession = (): boolean => useSyncExternalStore(subscribeToStorage, hasStoredSession, no)

function subscribeToStorage(listener: () => void) {
  const stop = onSessionChange(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** Stores the reason for other tabs, removes the tokens, drops late responses and tells the app. */
export function endSession(reason: EndReason, { hasFailed = false } = {}): void {
  const ended = currentSession()
  if (!ended) return
  const stored = rereadSession(ended)
  const isRefreshedElsewhere = reason === 'expired' && stored !== undefined && stored.validTo > ended.validTo
  // `elsewhere`: its tokens are gone already, so no other tab looks up a reason.
  if (reason !== 'elsewhere' && !endOf(ended)) markEnded(ended, reason === 'expired' ? 'expired' : 'logged-out')
  if (!isRefreshedElsewhere) removeSession(ended)
  change({ current: undefined, isLeaving: true, epoch: nextEpoch() })
  for (const listener of endListeners) listener(reason, ended)
  const shown = announceEnd(reason, { hasFailed })
  if (shown) void shown.then(() => change({ isLeaving: false }))
  else change({ isLeaving: false })
}

/** Ends a session that has expired (SES-23); an impersonation has its own message (SES-31). */
export function expireSession(): void {
  endSession(currentSession()?.isUserImpersonate ? 'impersonation-ended' : 'expired')
}

/** Sends the tokens to other tabs too. @returns false when the session has ended @throws ApiError when incomplete */
export function renewSession(id: string, tokens: Tokens): boolean {
  followStorage()
  const current = currentSession()
  if (current?.id !== id) return false
  // A refresh must bring a new refresh token as well: without it the session could not be refreshed again.
  const renewed = tokens.refreshToken ? writeSession({ ...current, ...tokens }) : undefined
  if (!renewed) throw new ApiError({ kind: 'malformed', operation: 'refreshSession' })
  change({ current: renewed })
  notifyTabs({ kind: 'tokens', id, tokens })
  return true
}

/** Uses tokens of the current session that another tab received, if they are newer. */
export function adoptTokens(current: Session, tokens: Tokens): void {
  if (tokens.validTo <= current.validTo) return
  const renewed = { ...current, ...tokens }
  // A remembered session is stored by the tab that refreshed it; storing it here could overwrite a later refresh.
  if (!renewed.isPersistent) writeSession(renewed)
  change({ current: renewed })
}

/** Applies changes that other tabs, or another page of this tab, made to the stored session. */
export function followStorage(): void {
  const current = currentSession()
  if (!current) return
  const stored = rereadSession(current)
  if (!stored) {
    const reason = current.validTo <= now() ? 'expired' : (endOf(current) ?? 'elsewhere')
    endSession(current.isUserImpersonate ? 'impersonation-ended' : reason)
    return
  }
  const isNewer = stored.validTo > current.validTo
  const hasOtherRoles = stored.validTo === current.validTo && stored.roles.join() !== current.roles.join()
  if (isNewer || hasOtherRoles) change({ current: stored })
}

/** Adds a role that the user was given during the session (NAV-12). */
export function grantRole(role: Role): void {
  followStorage()
  const current = currentSession()
  if (!current || current.roles.includes(role)) return
  const granted = { ...current, roles: [...current.roles, role] }
  writeSession(granted)
  change({ current: granted })
}
