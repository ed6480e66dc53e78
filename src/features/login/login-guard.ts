import { m } from '@generated/messages/messages.js'
import { redirect } from '@tanstack/react-router'
import { boolean, object, optional, catch as orElse } from 'zod/mini'
import { notify } from '@/notifications/notifications'
import { takeMissingRole } from '@/session/guards'
import { pendingImpersonation } from '@/session/impersonation'
import { currentSession, type Role, restoreSession } from '@/session/session-store'

/** `created-account=true` shows the notice of a new account (SES-03). */
export const LoginSearch = object({ 'created-account': orElse(optional(boolean()), undefined) })

/** beforeLoad of /login. @throws a redirect to home for a user without a pending impersonation (SES-04, SES-27) */
export function leaveWhenLoggedIn({ preload }: { preload?: boolean }): void {
  if (pendingImpersonation() !== undefined) return
  // A remembered login of another tab counts too (SES-09).
  if (!preload) restoreSession()
  if (!currentSession()) return
  // A preload on hover must not consume the notice.
  if (!preload) notifyMissingRole()
  throw redirect({ to: '/' })
}

const MISSING_ROLE: Record<Role, () => string> = {
  signatory: () => m.login_missing_signatory(),
  voucherManager: () => m.login_missing_voucher_manager(),
}

/** SES-17: shows which role was missing, as noted by the guard that redirected here. */
function notifyMissingRole(): void {
  const role = takeMissingRole()
  if (role) notify({ level: 'warning', text: MISSING_ROLE[role] })
}
