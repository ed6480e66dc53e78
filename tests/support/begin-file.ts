import { loadRuntimeConfig } from '@/api/config/runtime-config'
import { setCurrentLocale } from '@/language/locale'
import { closeAllNotifications } from '@/notifications/notifications'
import { configureSession } from '@/session/app-port'
import { endSession, startSession } from '@/session/session-store'
import { now, recordServerTime } from '@/values/dates/clock'

/**
 * Test files share a window and the portal's modules. This removes the wiring of the previous file's portal, which would
 * otherwise react to the sessions of this file.
 */
configureSession({})
globalThis.answerCall = undefined
// Tables of test cases call messages before any test begins.
setCurrentLocale('fi')
closeAllNotifications()
recordServerTime(now(), now())
// The previous file may have fetched another configuration.
const { fetch } = globalThis
globalThis.fetch = () => Promise.resolve(Response.json(__BUILD_CONFIG__))
await loadRuntimeConfig()
globalThis.fetch = fetch
if (typeof document !== 'undefined') {
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  // Opening and ending a session clears the notice of a session that ended in the previous file.
  const nobody = { accessToken: 'nobody', tokenType: 'Bearer', expiresIn: 60, roles: [], isUserImpersonate: false }
  startSession(nobody, { keep: false, owner: 'nobody' })
  endSession('elsewhere')
  sessionStorage.clear()
}
