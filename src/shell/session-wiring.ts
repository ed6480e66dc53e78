import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { closeAllNotifications, closeNotification, type NotificationLevel, notify } from '@/notifications/notifications'
import type { EndReason } from '@/session/app-port'
import { configureSession } from '@/session/app-port'
import { recordVisit } from '@/session/history'
import { leavesUnresolved } from '@/session/sent-commands'
import { currentSession } from '@/session/session-store'
import { notePageShown } from './arrival'
import { closeBlockingError } from './blocking-error'
import { forgetNotifiedOutcomes, notifyUnknownOutcome } from './unknown-outcome-notice'

type Farewell = { level: NotificationLevel; text: () => string }

/** What the user is told when a session ends (SES-13, SES-31). */
function farewell(reason: EndReason, hasFailed: boolean): Farewell {
  if (reason === 'expired') {
    // Read now: the next login may be anybody's.
    const left = leavesUnresolved()
    return { level: 'warning', text: () => expiredText(left) }
  }
  if (hasFailed) return { level: 'error', text: () => m.logout_failed() }
  if (reason === 'impersonation-ended') return { level: 'info', text: () => m.impersonation_ended() }
  return { level: 'success', text: () => m.logged_out() }
}

function expiredText(left: ReturnType<typeof leavesUnresolved>): string {
  if (left === 'open') return m.session_expired_unresolved()
  return left === 'refused' ? m.session_expired_refused() : m.session_expired()
}

/** Joins the session with router, cached data and notifications: nothing of one user is left for the next (SES-14). */
export function wireSession(router: AnyRouter, queryClient: QueryClient): void {
  const isKnownPath = (path: string) => {
    const [, params, found] = router.getMatchedRoutes(path)
    // `**` is what a route that only begins like the path leaves over.
    return found !== undefined && params['**'] === undefined
  }
  // An end that was found before the router reads the address is told by configureSession() itself.
  let isStarting = true
  let told: string | undefined
  let tellShown: (() => void) | undefined
  configureSession({
    isKnownPath,
    onStart: () => {
      queryClient.clear()
      // Whoever has logged in again need not be told to.
      if (told !== undefined) closeNotification(told)
    },
    onEnd: (reason, { hasFailed }) => {
      // What reads the cache is not drawn any more (useIsLeaving), so that nothing asks for it again.
      queryClient.clear()
      closeAllNotifications()
      forgetNotifiedOutcomes()
      told = notify(farewell(reason, hasFailed))
      const shown = new Promise<void>((done) => {
        tellShown = done
      })
      // From a guarded page the guard leads away, and saves the location; a public one, such as that of a mailed link,
      // stays open (SES-12).
      if (!isStarting) {
        // What broke on the page that is left, for want of its session, is of no use over the login.
        void router.navigate({ to: '/login', ignoreBlocker: true }).then(closeBlockingError)
      }
      return shown
    },
    onEndingSoon: () => notify({ level: 'warning', isPersistent: true, text: () => m.session_ending_soon() }),
  })
  isStarting = false
  router.subscribe('onResolved', () => {
    tellShown?.()
    recordVisit(router.state.location.href)
    if (router.state.location.pathname !== '/login') notePageShown(currentSession())
    notifyUnknownOutcome(router.state.location.pathname)
  })
}
