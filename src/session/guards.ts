import { redirect } from '@tanstack/react-router'
import { recordEntered, rememberLocation } from './history'
import { currentSession, type Role, restoreSession, takeFoundExpired } from './session-store'
import { checkSession } from './watch'

/** The argument of beforeLoad. A preload (a hovered link) must have no side effects. */
type GuardContext = { location: { href: string }; preload?: boolean }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The role that the user of a refused page lacks, for the notice on the user's home page (SES-17). */
    missingRole?: Role | undefined
  }
}

function openSession({ preload }: GuardContext) {
  // Restores a login that another tab has stored, so that it counts here too (SES-09).
  if (!preload) restoreSession()
  checkSession()
  return currentSession()
}

function letIn({ location, preload }: GuardContext) {
  if (!preload) recordEntered(location.href)
}

function toLogin({ location, preload }: GuardContext, role?: Role) {
  if (!preload) {
    rememberLocation(location.href, role)
    // Clears the flag, so that a guest is redirected only once and may then order.
    takeFoundExpired()
  }
  // With `to`, not `href`: the router would take the language from an href.
  return redirect({ to: '/login', state: { missingRole: currentSession() && role } })
}

/** beforeLoad of a route for any login. @throws a redirect to login, with the location saved (SES-16) */
export function requireLogin(context: GuardContext): void {
  if (!openSession(context)) throw toLogin(context)
  letIn(context)
}

type RoleGuard = ((context: GuardContext) => void) & { role: Role }

/** beforeLoad of a route for a role. @throws a redirect to login, with the location and the role saved (SES-17) */
export function requireRole(role: Role): RoleGuard {
  const guard = (context: GuardContext): void => {
    if (!openSession(context)?.roles.includes(role)) throw toLogin(context, role)
    letIn(context)
  }
  return Object.assign(guard, { role })
}

/** beforeLoad of a page that is open to guests too: after an expired session the next login returns to it (SES-16). */
export function allowGuests(context: GuardContext): void {
  if (openSession(context)) letIn(context)
}

/** After an expired session the input belongs to its user's login. @throws a redirect to login (SES-12, SES-16) */
export function allowGuestOrders(context: GuardContext): void {
  const session = openSession(context)
  if (session) letIn(context)
  else if (!context.preload && takeFoundExpired()) throw toLogin(context)
}

/** beforeLoad of a page that exists only for logged-in users (VOU-24). @throws a redirect to not-found */
export function requireLoginOrNotFound(context: GuardContext): void {
  if (!openSession(context)) throw redirect({ to: '/not-found', replace: true })
  letIn(context)
}

/** The home page of a user (SES-25); `/` shows the dashboard, or the blocked page when voucher ordering is hidden. */
export function homeFor(
  roles: readonly Role[],
  { hideVoucherOrder }: { hideVoucherOrder: boolean },
): '/' | '/voucher-order-history' | '/profile' {
  if (roles.includes('signatory')) return '/'
  if (!roles.includes('voucherManager')) return '/profile'
  return hideVoucherOrder ? '/' : '/voucher-order-history'
}
