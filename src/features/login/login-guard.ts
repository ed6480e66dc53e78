import { m } from '@generated/messages/messages.js'
import { redirect } from '@tanstack/react-router'
import { boolean, object, optional, catch as orElse } from 'zod/mini'
import { notify } from '@/notifications/notifications'
import { takeMissingRole } from '@/session/guards'
import { pendingImpersonation } from '@/session/impersonation'
import { currentSession, restoreSession } from '@/session/session-store'

/** `created-account=true` shows the notice of a new account (SES-03). */
export const LoginSearch = object({ 'created-account': orElse(optional(boolean()), undefined) })

/** beforeLoad of /login. @throws a redirect home for whoever is logged in, unless an admin's link waits (SES-04, SES-27). */
export function leaveWhenLoggedIn({ preload }: { preload?: boolean }): void {
  if (pendingImpersonation() !== undefined) return
  // A login kept in another tab counts here as well (SES-09).
  if (!preload) restoreSession()
  if (!currentSession()) return
  // A hovered link must not spend the notice.
  if (!preload) notifyMissingRole()
  throw redirect({ to: '/' })
}

/** SES-17: the guard that sent the user here has noted which right is missing. */
function notifyMissingRole(): void {
  switch (takeMissingRole()) {
    case 'signatory':
      notify({ level: 'warning', text: () => m.login_missing_signatory() })
      break
    case 'voucherManager':
      notify({ level: 'warning', text: () => m.login_missing_voucher_manager() })
      break
    case undefined:
      break
  }
}
