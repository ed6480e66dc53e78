import { refreshSession } from '@generated/api/session/session'
import { ApiError, isApiError } from '@/api/api-error'
import { now } from '@/values/clock'
import { exclusively } from './exclusive'
import { currentSession, expireSession, followStorage, renewSession, type Session } from './session-store'
import { notifyTabs } from './tab-channel'

/** SES-33. */
const NEAR_EXPIRY_MS = 60_000
/** How long a call waits for a refresh; the refresh itself goes on, since its tokens would else be lost. */
const CALL_PATIENCE_MS = 10_000
/** A little longer than another tab's refresh can take without retries. */
const LOCK_PATIENCE_MS = 65_000
/** After a refresh without an answer, calls do not start another one at once. */
const REST_MS = 5000
/** Web storage reaches other processes with a delay: who waited for the lock looks this long for fresh tokens. */
const STORAGE_PATIENCE_MS = 500
/** How long other tabs have to answer with their tokens. */
const PEER_PATIENCE_MS = 200
const POLL_MS = 25
/** The lock is held on for a moment after success, so that whoever asks meanwhile waits and looks. */
const LINGER_MS = 100

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

let underWay: Promise<boolean> | undefined
let forCalls: Promise<boolean> | undefined
let restsUntil = 0

/** Looks for tokens newer than `used`, in storage and, for a session of single tabs, with the other tabs. */
async function findNewer(used: Session, patienceMs: number): Promise<'newer' | 'none' | 'ended'> {
  // A duplicated tab has its own copy of the tokens, and either copy may be spent.
  if (!used.isPersistent) notifyTabs({ kind: 'tokens-wanted', id: used.id })
  const patience = used.isPersistent ? patienceMs : Math.max(patienceMs, PEER_PATIENCE_MS)
  for (let waited = 0; ; waited += POLL_MS) {
    followStorage()
    const session = currentSession()
    if (session?.id !== used.id) return 'ended'
    if (session.refreshToken !== used.refreshToken) return 'newer'
    if (waited >= patience) return 'none'
    await pause(POLL_MS)
  }
}

/** The server will take this refresh token never again (SES-11). */
const isRefused = (error: unknown) => isApiError(error) && (error.status === 401 || error.has('invalid_grant'))

/** @returns false when the session has ended meanwhile. @throws ApiError also for a reply that makes no whole session. */
async function exchange(used: Session, refreshToken: string): Promise<boolean> {
  const reply = await refreshSession({ refreshToken })
  return renewSession(used.id, {
    accessToken: reply.accessToken,
    tokenType: reply.tokenType,
    refreshToken: reply.refreshToken,
    validTo: now() + reply.expiresIn * 1000,
  })
}

/** The token may be spent, and its answer lost: within its leeway the API answers the same once more (refreshSession). */
const isLost = (used: Session, error: unknown) =>
  isApiError(error) && error.outcomeUnknown && currentSession()?.id === used.id

async function renew(used: Session, refreshToken: string, hasWaited: boolean): Promise<boolean> {
  const found = await findNewer(used, hasWaited ? STORAGE_PATIENCE_MS : 0)
  if (found !== 'none') return found === 'newer'
  try {
    return await exchange(used, refreshToken).catch((error: unknown) => {
      if (isLost(used, error)) return exchange(used, refreshToken)
      throw error
    })
  } catch (error) {
    if (!isRefused(error)) throw error
    const late = await findNewer(used, STORAGE_PATIENCE_MS)
    if (late === 'none') expireSession()
    return late === 'newer'
  }
}

async function start(): Promise<boolean> {
  const used = currentSession()
  const refreshToken = used?.refreshToken
  if (!used || !refreshToken) return false
  return new Promise<boolean>((resolve, reject) => {
    exclusively('portal-refresh', LOCK_PATIENCE_MS, async (hasWaited) => {
      const isFresh = await renew(used, refreshToken, hasWaited)
      resolve(isFresh)
      if (isFresh) await pause(LINGER_MS)
    }).catch((error: unknown) => {
      restsUntil = now() + REST_MS
      reject(isApiError(error) ? error : new ApiError({ kind: 'timeout', operation: 'refreshSession' }))
    })
  })
}

/**
 * Refreshes the tokens of this tab's session, once over all tabs and calls (SES-10).
 * @returns true when they are fresh, false when the session has ended or has no refresh token.
 * @throws ApiError when there was no usable answer; the session then goes on until its deadline.
 */
export function refresh(): Promise<boolean> {
  if (underWay) return underWay
  const run = start().finally(() => {
    underWay = undefined
    forCalls = undefined
  })
  underWay = run
  forCalls = withTimeout(run)
  // Whoever started it hears of a failure from `run`.
  forCalls.catch(() => undefined)
  return run
}

function withTimeout(run: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError({ kind: 'timeout', operation: 'refreshSession' })), CALL_PATIENCE_MS)
  })
  return Promise.race([run, late]).finally(() => clearTimeout(timer))
}

/** As refresh(), for calls: they wait until ten seconds after its start. @throws ApiError also when these have passed. */
export function refreshForCall(): Promise<boolean> {
  const run = refresh()
  return forCalls ?? run
}

export const isRefreshing = (): boolean => underWay !== undefined

/** True when less than 60 s are left and a refresh is possible and has not just gone unanswered (SES-33). */
export function needsRefresh(session: Session): boolean {
  return session.refreshToken !== undefined && session.validTo - now() < NEAR_EXPIRY_MS && now() >= restsUntil
}
