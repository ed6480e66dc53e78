import { loadRuntimeConfig } from '@/api/runtime-config'
import { setCurrentLocale } from '@/language/locale'
import { closeAllNotifications } from '@/notifications/notifications'
import { configureSession } from '@/session/app-port'
import { endSession, startSession } from '@/session/session-store'

/**
 * Files share a window and the portal's modules. Nothing of the last one is left: a portal that it wired to the session
 * would follow the sessions of this one.
 */
configureSession({})
// Tables of tests are made of texts before any test begins.
setCurrentLocale('fi')
closeAllNotifications()
// A file may have read another configuration than that of the build.
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
  // A session that ended on the last page of a file is never shown to have ended: the end of another one is.
  const nobody = { accessToken: 'nobody', tokenType: 'Bearer', expiresIn: 60, roles: [], isUserImpersonate: false }
  startSession(nobody, { keep: false, owner: 'nobody' })
  endSession('elsewhere')
  sessionStorage.clear()
}
