import { setCurrentLocale } from '@/language/locale'
import { closeAllNotifications } from '@/notifications/notifications'
import { configureSession } from '@/session/app-port'

/**
 * Files share a window and the portal's modules. Nothing of the last one is left: a portal that it wired to the session
 * would follow the sessions of this one.
 */
configureSession({})
// Tables of tests are made of texts before any test begins.
setCurrentLocale('fi')
closeAllNotifications()
if (typeof document !== 'undefined') {
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
}
