import { refreshSession } from '@generated/api/session/session'
import { createAtom } from '@tanstack/react-store'
import { ApiError, isApiError } from '@/api/replies/api-error'
import { pause, withTimeout } from '@/browser/pause'
import { now } from '@/values/dates/clock'
import { currentSession, expireSession, followStorage, renewSession, type Session } from './session-store'
import { notifyTabs } from './tab-channel'

const LOCK = 'portal-refresh'
const NEAR_EXPIRY_MS = 60_000
/** How long a call waits. The refresh itself continues, because its new tokens would otherwise be lost. */
const CALL_TIMEOUT_MS = 10_000
/** Slightly longer than another tab's refresh can take without retries. */
const LOCK_TIMEOUT_MS = 65_000
/** After a refresh without a response, calls do not start another one for this long. */
const REST_MS = 5000
/** Web storage reaches other processes with a delay: how long a tab looks for new tokens after the lock. */
const STORAGE_TIMEOUT_MS = 500
/** How long other tabs have to send their tokens. */
const PEER_TIMEOUT_MS = 200
const POLL_MS = 25
/** The lock is held a little longer after success, so that another tab waits for it and then finds the new tokens. */
const LINGER_MS = 100

const timedOut = () => new ApiError({ kind: 'timeout', operation: 'refreshSession' })

/** By session id: after a new login, calls do not wait for a refresh of the session before. */
const running = new Map<string, { run: Promise<boolean>; forCalls: Promise<boolean> }>()
const restsUntil = createAtom(0)

/**
 * Looks for tokens newer than `used`: in storage and, for a session that is not shared, in other tabs.
 * @returns undefined when the session has ended meanwhile
 */
async function findNewerSession(used: Session, timeoutMs: number): Promise<'newer' | 'none' | undefined> {
  // A duplicated tab has its own copy of the tokens, and either copy may be spent.
  if (!used.isPersistent) notifyTabs({ kind: 'tokens-wanted', id: used.id })
  const timeout = used.isPersistent ? timeoutMs : Math.max(timeoutMs, PEER_TIMEOUT_MS)
  for (let waited = 0; ; waited += POLL_MS) {
    followStorage()
    const session = currentSession()
    if (session?.id !== used.id) return undefined
    if (session.refreshToken !== used.refreshToken) return 'newer'
    if (waited >= timeout) return 'none'
    await pause(POLL_MS)
  }
}

/** The server will never accept this refresh token again (SES-11). */
const isRefused = (error: unknown) => isApiError(error) && (error.status === 401 || error.has('invalid_grant'))

/** @returns false when the session has ended meanwhile. @throws ApiError, also for an incomplete reply */
async function exchange(used: Session, refreshToken: string): Promise<boolean> {
  const reply = await refreshSession({ refreshToken })
  return renewSession(used.id, {
    accessToken: reply.accessToken,
    tokenType: reply.tokenType,
    refreshToken: reply.refreshToken,
    validTo: now() + reply.expiresIn * 1000,
  })
}

/** The token may be spent and the response lost: for a short time the API then repeats its response. */
const isLost = (used: Session, error: unknown) =>
  isApiError(error) && error.outcomeUnknown && currentSession()?.id === used.id

/** The access token is near its end, so its refresh needs no other reason. */
export const isNearExpiry = (session: Session): boolean => session.validTo - now() < NEAR_EXPIRY_MS

async function renew(used: Session, refreshToken: string, hasWaited: boolean): Promise<boolean> {
  // A token that the API refused before it was due was most likely refreshed or logged out by another tab.
  const found = await findNewerSession(used, hasWaited || !isNearExpiry(used) ? STORAGE_TIMEOUT_MS : 0)
  if (found !== 'none') return found === 'newer'
  try {
    return await exchange(used, refreshToken).catch((error: unknown) => {
      if (isLost(used, error)) return exchange(used, refreshToken)
      throw error
    })
  } catch (error) {
    if (!isRefused(error)) throw error
    const late = await findNewerSession(used, STORAGE_TIMEOUT_MS)
    if (late === 'none') expireSession()
    return late === 'newer'
  }
}

/** @param work gets true after waiting for another tab @throws TimeoutError without the lock after LOCK_TIMEOUT_MS */
async function exclusively(work: (hasWaited: boolean) => Promise<void>): Promise<void> {
  // Undefined outside secure contexts.
  const { locks }: { locks?: LockManager } = navigator
  if (!locks) return work(false)
  const isDone = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false)
    return lock !== null
  })
  if (isDone) return
  // The timeout has no effect on a lock that was granted.
  await locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => work(true))
}

async function start(used: Session): Promise<boolean> {
  const { refreshToken } = used
  if (!refreshToken) return false
  return new Promise<boolean>((resolve, reject) => {
    exclusively(async (hasWaited) => {
      const isFresh = await renew(used, refreshToken, hasWaited)
      resolve(isFresh)
      if (isFresh) await pause(LINGER_MS)
    }).catch((error: unknown) => {
      restsUntil.set(now() + REST_MS)
      reject(isApiError(error) ? error : timedOut())
    })
  })
}

/**
 * Once for all tabs and calls (SES-10).
 * @returns false when the session has ended or has no refresh token
 * @throws ApiError when there was no usable response; the session then goes on until its deadline
 */
export const refresh = (session: Session): Promise<boolean> => share(session).run

/** Like refresh(), for calls: they wait at most ten seconds from its start. @throws ApiError, also on that timeout */
export const refreshForCall = (session: Session): Promise<boolean> => share(session).forCalls

/** The session's refresh that is under way; starts one if there is none. */
function share(session: Session) {
  const known = running.get(session.id)
  if (known) return known
  const run = start(session).finally(() => running.delete(session.id))
  const forCalls = withTimeout(run, CALL_TIMEOUT_MS, timedOut)
  forCalls.catch(() => undefined)
  const shared = { run, forCalls }
  running.set(session.id, shared)
  return shared
}

export const isRefreshing = (session: Session): boolean => running.has(session.id)

/** True when less than 60 s are left, and no refresh has just gone without a response (SES-33). */
export const needsRefresh = (session: Session): boolean => isNearExpiry(session) && now() >= restsUntil.get()
