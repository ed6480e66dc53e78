import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { formatMoment } from '@/domain/format-moment'
import { closeAllNotifications, closeNotification, notify } from '@/notifications/notifications'
import { configureSession, type EndReason } from '@/session/app-port'
import { recordVisit } from '@/session/history'
import { isNearExpiry } from '@/session/refresh'
import { leavesUnresolved, unresolvedCommands } from '@/session/sent-commands'
import { currentSession, onSessionChange } from '@/session/session-store'
import type { NoticeLevel } from '@/ui/content/notice'
import { closeBlockingError } from './blocking-error'
import { recordPageShown } from './portal-entry'
import { loadSignedInFrame } from './signed-in'

/** Keys of the commands that were notified about; each key is the notification's name. */
const told = new Set<string>()

/** Notifies about money commands with an unknown outcome, on every page except those that look them up. */
function notifyUnknownOutcome(router: AnyRouter): void {
  // All steps of a wizard show the look-up, in place of their layout route.
  const layoutOf = (path: string) => {
    const [[, layout], params] = router.getMatchedRoutes(path)
    // An optional param, such as the warning of a payment page, makes no other page.
    const required = Object.entries(params).filter(([name]) => !layout?.id.includes(`{-$${name}}`))
    return JSON.stringify([layout?.id, required])
  }
  const here = layoutOf(router.state.location.pathname)
  const open = unresolvedCommands().filter(({ path }) => layoutOf(path) !== here)
  for (const key of told) {
    if (open.some((command) => command.key === key)) continue
    closeNotification(key)
    told.delete(key)
  }
  for (const { key, path, sentAt } of open) {
    if (told.has(key)) continue
    told.add(key)
    notify({
      name: key,
      level: 'warning',
      isPersistent: true,
      text: () => m.session_unresolved({ moment: formatMoment(sentAt) }),
      link: { label: () => m.session_unresolved_check(), to: path },
    })
  }
}

/** Names of the notifications before and after the session's end. */
const ENDING_SOON = 'ending-soon'
const FAREWELL = 'farewell'

// A refresh that succeeds after the warning makes it false.
onSessionChange(() => {
  const session = currentSession()
  if (session && !isNearExpiry(session)) closeNotification(ENDING_SOON)
})

/** The notification shown when a session ends (SES-13, SES-31). */
function farewell(reason: EndReason, hasFailed: boolean): { level: NoticeLevel; text: () => string } {
  if (reason === 'expired') {
    // Read now: the next login may be another user's.
    const left = leavesUnresolved()
    return { level: 'warning', text: () => expiredText(left) }
  }
  if (hasFailed) return { level: 'error', text: () => m.logout_failed() }
  if (reason === 'impersonation-ended') return { level: 'info', text: () => m.impersonation_ended() }
  if (reason === 'elsewhere') return { level: 'info', text: () => m.session_ended_elsewhere() }
  return { level: 'success', text: () => m.logged_out() }
}

function expiredText(left: ReturnType<typeof leavesUnresolved>): string {
  if (left === 'open') return m.session_expired_unresolved()
  return left === 'refused' ? m.session_expired_refused() : m.session_expired()
}

/** No data of one user is left for the next (SES-14). */
export function wireSession(router: AnyRouter, queryClient: QueryClient): void {
  const isKnownPath = (path: string) => {
    const [, params, found] = router.getMatchedRoutes(path)
    // A fuzzy match puts the rest of the path into `**`; only an exact match counts.
    return found !== undefined && params['**'] === undefined
  }
  let isStarting = true
  router.subscribe('onBeforeLoad', () => {
    isStarting = false
  })
  configureSession({
    isKnownPath,
    onStart: () => {
      queryClient.clear()
      loadSignedInFrame()
      // After a new login the notice to log in again is obsolete.
      closeNotification(FAREWELL)
    },
    onEnd: (reason, { hasFailed }) => {
      // Queries are unmounted by now (useIsLeaving), so clearing the cache does not refetch them.
      queryClient.clear()
      closeAllNotifications()
      told.clear()
      // Who was away must find out why the login is shown.
      notify({
        ...farewell(reason, hasFailed),
        name: FAREWELL,
        isPersistent: reason !== 'logged-out',
      })
      const shown = new Promise<void>((done) => {
        const stop = router.subscribe('onResolved', () => {
          stop()
          done()
        })
      })
      // At the start protected pages redirect to the login. A public page, as of a mailed link, stays open (SES-12).
      if (!isStarting) {
        // Errors caused on the left page by the missing session must not be shown over the login.
        void router.navigate({ to: '/login', ignoreBlocker: true }).then(closeBlockingError)
      }
      return shown
    },
    onEndingSoon: () =>
      notify({ name: ENDING_SOON, level: 'warning', isPersistent: true, text: () => m.session_ending_soon() }),
  })
  router.subscribe('onResolved', () => {
    recordVisit(router.state.location.href)
    if (router.state.location.pathname !== '/login') recordPageShown(currentSession())
    notifyUnknownOutcome(router)
  })
}
