import { configureRequest } from '@/api/calls/auth-port'
import { now } from '@/values/dates/clock'
import { installDrafts } from './draft'
import { installHistory } from './history'
import { isRefreshing, needsRefresh, refreshForCall } from './refresh'
import { installSentCommands, markRefused } from './sent-commands'
import { currentSession, expireSession, restoreSession, type Session, sessionEpoch } from './session-store'
import { checkSession, joinTabs, startSessionWatch } from './watch'

const headerOf = (session: Session) => `${session.tokenType} ${session.accessToken}`

async function authorization(): Promise<string | undefined> {
  checkSession()
  const before = currentSession()
  if (!before) return undefined
  if (isRefreshing(before) || needsRefresh(before)) {
    // When the refresh gets no response, the call is sent with the current tokens.
    await refreshForCall(before).catch(() => undefined)
  }
  const session = currentSession()
  // A call of one user must never be sent with the next user's token.
  if (session?.id !== before.id || session.validTo <= now()) return undefined
  return headerOf(session)
}

/** SES-23. @throws ApiError when the refresh got no response; the session then goes on until its deadline */
async function refreshAfterUnauthorized(usedAuthorization: string): Promise<boolean> {
  const session = currentSession()
  // The session was refreshed while the call was in flight.
  if (!session) return false
  if (headerOf(session) !== usedAuthorization) return true
  return refreshForCall(session)
}

/** @returns a function that disconnects the session again */
export function installSession(): () => void {
  configureRequest({
    auth: {
      authorization,
      refreshAfterUnauthorized,
      expire: expireSession,
      onRefused: markRefused,
      epoch: sessionEpoch,
    },
  })
  const stops = [joinTabs(), installDrafts(), installSentCommands(), installHistory()]
  restoreSession()
  stops.push(startSessionWatch())
  return () => {
    for (const stop of stops) stop()
  }
}
