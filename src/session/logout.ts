import { logout } from '@generated/api/session/session'
import { createAtom } from '@tanstack/react-store'
import { isApiError } from '@/api/api-error'
import { currentSession, endSession, type Session } from './session-store'
import { checkSession } from './watch'

export type LogoutResult = 'success' | 'failure' | 'expired'

/** Upper bound for the logout call: the session must end here even if the server does not respond. */
const TIMEOUT_MS = 8000

const underWay = createAtom<Promise<LogoutResult> | undefined>(undefined)

async function callLogout(session: Session): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), TIMEOUT_MS)
  })
  const call = logout({ removeRefreshToken: session.refreshToken !== undefined }).then(
    () => true,
    (error: unknown) => {
      if (isApiError(error)) return false
      throw error
    },
  )
  return Promise.race([call, late]).finally(() => clearTimeout(timer))
}

async function start(): Promise<LogoutResult> {
  checkSession()
  const session = currentSession()
  if (!session) return 'expired'
  const isConfirmed = await callLogout(session).catch((error: unknown) => {
    endHere(session, false)
    throw error
  })
  return endHere(session, isConfirmed)
}

function endHere(session: Session, isConfirmed: boolean): LogoutResult {
  // The session ended while the call was in flight, and its reason has already been shown.
  if (currentSession()?.id !== session.id) return 'expired'
  endSession(session.isUserImpersonate ? 'impersonation-ended' : 'logged-out', { hasFailed: !isConfirmed })
  return isConfirmed ? 'success' : 'failure'
}

/** Ends the session here whatever the API responds (SES-13). Never throws an ApiError. */
export function logOut(): Promise<LogoutResult> {
  const run = underWay.get() ?? start().finally(() => underWay.set(() => undefined))
  underWay.set(run)
  return run
}
