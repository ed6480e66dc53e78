import { createAtom } from '@tanstack/react-store'
import { now } from '@/values/dates/clock'
import { announceEndingSoon } from './app-port'
import { needsRefresh, refresh } from './refresh'
import { adoptTokens, currentSession, expireSession, followStorage, type Session } from './session-store'
import { notifyTabs, onTabMessage } from './tab-channel'

const CHECK_EVERY_MS = 5000
const IMPERSONATION_WARNING_MS = 60_000
/** A refresh starts with a minute left, so with half a minute left it has been failing for a while. */
const SESSION_WARNING_MS = 30_000

/** The session and deadline of the last warning. */
const warnedOf = createAtom('')

function warnOnce(session: Session, msLeft: number) {
  const limit = session.isUserImpersonate ? IMPERSONATION_WARNING_MS : SESSION_WARNING_MS
  const deadline = `${session.id} ${session.validTo}`
  if (msLeft > limit || warnedOf.get() === deadline) return
  warnedOf.set(deadline)
  announceEndingSoon()
}

/** Follows other tabs, ends an expired session, refreshes one that soon will be (SES-10, SES-12). */
export function checkSession(): void {
  followStorage()
  const session = currentSession()
  if (!session) return
  const msLeft = session.validTo - now()
  if (msLeft <= 0) {
    expireSession()
    return
  }
  warnOnce(session, msLeft)
  // A refresh without a response is tried again by the next check.
  if (needsRefresh(session)) refresh(session).catch(() => undefined)
}

/** Every 5 s and when the page wakes up: hidden tabs suspend timers. @returns a function that stops the checks */
export function startSessionWatch(): () => void {
  const timer = setInterval(checkSession, CHECK_EVERY_MS)
  const listening = new AbortController()
  const { signal } = listening
  for (const waking of ['focus', 'online', 'pageshow', 'storage']) {
    window.addEventListener(waking, checkSession, { signal })
  }
  document.addEventListener('visibilitychange', checkSession, { signal })
  return () => {
    clearInterval(timer)
    listening.abort()
  }
}

/** Exchanges tokens with the other tabs of the session (SES-14). @returns a function that stops it */
export function joinTabs(): () => void {
  return onTabMessage((message) => {
    const session = currentSession()
    if (session?.id !== message.id) return
    if (message.kind === 'tokens') {
      adoptTokens(session, message.tokens)
      return
    }
    const { id, accessToken, tokenType, refreshToken, validTo } = session
    if (refreshToken) notifyTabs({ kind: 'tokens', id, tokens: { accessToken, tokenType, refreshToken, validTo } })
  })
}
