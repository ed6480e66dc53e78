import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { boolean, object, optional, catch as orElse } from 'zod/mini'
import { LoginPage } from '@/features/login/login-page'
import { notify } from '@/notifications/notifications'
import { pendingImpersonation } from '@/session/impersonation'
import { currentSession, type Role, restoreSession } from '@/session/session-store'
import type { MainScreen } from '@/shell/main-screen'

/** `created-account=true` shows the notice of a new account (SES-03). */
const LoginSearch = object({ 'created-account': orElse(optional(boolean()), undefined) })

const MISSING_ROLE: Record<Role, () => string> = {
  signatory: () => m.login_missing_signatory(),
  voucherManager: () => m.login_missing_voucher_manager(),
}

export const screen = { chunk: 'login', maxKilobytes: 152 } satisfies MainScreen

export const Route = createFileRoute('/login')({
  validateSearch: LoginSearch,
  // SES-04, SES-27: a user without a pending impersonation goes home.
  beforeLoad: ({ preload, location }) => {
    if (pendingImpersonation() !== undefined) return
    // A remembered login of another tab counts too (SES-09).
    if (!preload) restoreSession()
    if (!currentSession()) return
    // SES-17: the guard that redirected here names the missing role.
    const role = location.state.missingRole
    if (role && !preload) notify({ level: 'warning', text: MISSING_ROLE[role] })
    throw redirect({ to: '/' })
  },
  component: LoginPage,
  staticData: { title: () => m.login_title(), isLogin: () => true },
})
