import { logout } from '@generated/api/session/session'
import { isApiError } from '@/api/api-error'
import { currentSession, endSession, type Session } from './session-store'
import { checkSession } from './watch'

export type LogoutResult = 'success' | 'failure' | 'expired'

/** A server that does not answer must not keep a user logged in. */
const TIMEOUT_MS = 8000

let underWay: Promise<LogoutResult> | undefined

/** @returns whether the API has confirmed in time. */
async function tellApi(session: Session): Promise<boolean> {
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
  const isConfirmed = await tellApi(session).catch((error: unknown) => {
    endHere(session, false)
    throw error
  })
  return endHere(session, isConfirmed)
}

function endHere(session: Session, isConfirmed: boolean): LogoutResult {
  // One that has ended meanwhile has told its own reason.
  if (currentSession()?.id !== session.id) return 'expired'
  endSession(session.isUserImpersonate ? 'impersonation-ended' : 'logged-out', { hasFailed: !isConfirmed })
  return isConfirmed ? 'success' : 'failure'
}

/**
 * Logs out: tells the API and ends the session here whatever it answers (SES-13). The app is told by onEnd(); the result
 * is for callers that go on from there. Never throws an ApiError.
 */
export function logOut(): Promise<LogoutResult> {
  underWay ??= start().finally(() => {
    underWay = undefined
  })
  return underWay
}
