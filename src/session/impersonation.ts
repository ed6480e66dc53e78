import { readImpersonation } from '@generated/api/session/session'
import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { number, object, parse } from 'zod/mini'
import { isApiError } from '@/api/replies/api-error'
import { lookAtClock } from '@/browser/use-by-clock'
import { byOwnClock, now } from '@/values/dates/clock'
import { IMPERSONATION_PARAMETER } from './session-entries'
import { startImpersonatedSession, useSession } from './session-store'
import { checkSession } from './watch'

const Claims = object({ exp: number() })
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const pending = createAtom<string | undefined>(undefined)

/** Takes the guid of an impersonation link from the address at once, before the router starts (SES-30). */
export function captureImpersonationLink(): void {
  const url = new URL(window.location.href)
  const guid = url.searchParams.get(IMPERSONATION_PARAMETER)
  if (guid === null) return
  pending.set(guid)
  url.searchParams.delete(IMPERSONATION_PARAMETER)
  // The full URL: a path that begins with two slashes would resolve to another origin.
  window.history.replaceState(window.history.state, '', url)
}

/** The guid that is not exchanged yet. /login asks first when someone is logged in, else starts at once (SES-30). */
export const pendingImpersonation = (): string | undefined => pending.get()

/** Discards the link: the user chose to stay in their own session. */
export const declineImpersonation = (): void => pending.set(() => undefined)

/** The exp claim of a JWT in ms; undefined when the token is no JWT or has no exp. */
export function expiryOfJwt(token: string): number | undefined {
  const [, payload = ''] = token.split('.')
  try {
    return parse(Claims, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).exp * 1000
  } catch {
    return undefined
  }
}

/** Exchanges the guid, once, for a session in this tab (SES-19, SES-30). @returns whether a session was opened */
export async function startImpersonation(): Promise<boolean> {
  const guid = pending.get()
  declineImpersonation()
  // Any other text could change the path of the call.
  if (!guid || !GUID.test(guid)) return false
  try {
    const { accessToken, roles } = await readImpersonation(guid)
    const expiry = expiryOfJwt(accessToken)
    // exp is in server time; the Date header of this response has just set the clock offset.
    const validTo = expiry === undefined ? undefined : byOwnClock(expiry)
    if (validTo === undefined || validTo <= now()) return false
    startImpersonatedSession({ accessToken, roles, validTo })
    return true
  } catch (error) {
    if (isApiError(error)) return false
    throw error
  }
}

/** The session's own checks are 5 s apart. */
const checkEverySecond = (look: () => void) =>
  lookAtClock(() => {
    checkSession()
    look()
  })

/** The seconds that are left of an impersonation. Ticks every second and ends the session at zero (SES-20, SES-31). */
export function useImpersonationSeconds(): number | undefined {
  const session = useSession()
  const secondsLeft = () =>
    session?.isUserImpersonate ? Math.max(0, Math.ceil((session.validTo - now()) / 1000)) : undefined
  return useSyncExternalStore(checkEverySecond, secondsLeft)
}
