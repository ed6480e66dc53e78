import { logout } from '@generated/api/session/session'
import { createAtom } from '@tanstack/react-store'
import { pause } from '@/browser/pause'
import { currentSession, endSession, type Session } from './session-store'

/** Upper bound for the logout call: the session must end here even if the server does not respond. */
const TIMEOUT_MS = 8000

/** The latest logout, by session id: a second press waits for it, and the next session starts a logout of its own. */
const latest = createAtom<{ id: string; run: Promise<void> } | undefined>(undefined)

async function start(session: Session): Promise<void> {
  let hasFailed = true
  const call = logout({ removeRefreshToken: session.refreshToken !== undefined }).then(() => (hasFailed = false))
  await Promise.race([call, pause(TIMEOUT_MS)]).catch(() => undefined)
  // The session may have ended while the call was in flight; its reason has already been shown.
  if (currentSession()?.id !== session.id) return
  endSession(session.isUserImpersonate ? 'impersonation-ended' : 'logged-out', { hasFailed })
}

/** Ends the session here whatever the API responds (SES-13). Never throws. */
export async function logOut(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const known = latest.get()
  const run = known?.id === session.id ? known.run : start(session)
  latest.set({ id: session.id, run })
  await run
}
