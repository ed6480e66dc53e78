import { logout } from '@generated/api/session/session'
import { createAtom } from '@tanstack/react-store'
import { currentSession, endSession } from './session-store'

/** Upper bound for the logout call: the session must end here even if the server does not respond. */
const TIMEOUT_MS = 8000

const underWay = createAtom<Promise<void> | undefined>(undefined)

async function start(): Promise<void> {
  const session = currentSession()
  if (!session) return
  let hasFailed = true
  const call = logout({ removeRefreshToken: session.refreshToken !== undefined }).then(() => (hasFailed = false))
  const late = new Promise((done) => setTimeout(done, TIMEOUT_MS))
  await Promise.race([call, late]).catch(() => undefined)
  // The session may have ended while the call was in flight; its reason has already been shown.
  if (currentSession()?.id !== session.id) return
  endSession(session.isUserImpersonate ? 'impersonation-ended' : 'logged-out', { hasFailed })
}

/** Ends the session here whatever the API responds (SES-13). Never throws. */
export function logOut(): Promise<void> {
  const run = underWay.get() ?? start().finally(() => underWay.set(() => undefined))
  underWay.set(run)
  return run
}
