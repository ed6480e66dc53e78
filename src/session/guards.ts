import { redirect } from '@tanstack/react-router'
import { recordEntered, rememberLocation } from './history'
import { currentSession, type Role, restoreSession, takeFoundExpired } from './session-store'
import { checkSession } from './watch'

/** What a route's beforeLoad is given; a preload (hovering a link) must leave no trace. */
type GuardContext = { location: { href: string }; preload?: boolean }

let missing: Role | undefined

/** The right that the last refused page needed, once, for the notice at the user's home (SES-17). */
export function takeMissingRole(): Role | undefined {
  const role = missing
  missing = undefined
  return role
}

function openSession({ preload }: GuardContext) {
  // A login kept in another tab counts here as well (SES-09).
  if (!preload) restoreSession()
  checkSession()
  return currentSession()
}

function letIn({ location, preload }: GuardContext, role?: Role) {
  if (!preload) recordEntered(location.href, role)
}

function toLogin({ location, preload }: GuardContext, role?: Role) {
  if (!preload) {
    rememberLocation(location.href, role)
    // The login that follows is led to once; a guest may order after it.
    takeFoundExpired()
  }
  // By `to`, never by `href`: the router reads the language from that one.
  return redirect({ to: '/login' })
}

/** beforeLoad of a route for any login. @throws a redirect to login, with the location saved (SES-16). */
export function requireLogin(context: GuardContext): void {
  if (!openSession(context)) throw toLogin(context)
  letIn(context)
}

type RoleGuard = ((context: GuardContext) => void) & { role: Role }

/** beforeLoad of a route for a role. @throws a redirect to login, with the location and its role saved (SES-17). */
export function requireRole(role: Role): RoleGuard {
  const guard = (context: GuardContext): void => {
    const session = openSession(context)
    if (session?.roles.includes(role)) {
      letIn(context, role)
      return
    }
    if (session && !context.preload) missing = role
    throw toLogin(context, role)
  }
  return Object.assign(guard, { role })
}

/** beforeLoad of a page that guests may use too: a session that expires there comes back there (SES-16). */
export function letGuestsIn(context: GuardContext): void {
  if (openSession(context)) letIn(context)
}

/**
 * beforeLoad of what a guest may fill in too. Whoever's session is found expired as the page opens has typed under their
 * login: a guest's empty form would hide it. @throws a redirect to login, with the location saved (SES-12, SES-16).
 */
export function letGuestsOrder(context: GuardContext): void {
  const session = openSession(context)
  if (session) letIn(context)
  else if (!context.preload && takeFoundExpired()) throw toLogin(context)
}

/** beforeLoad of a page that is there for any login, and for nobody else (VOU-24). @throws a redirect to not-found */
export function requireKnown(context: GuardContext): void {
  if (!openSession(context)) throw redirect({ to: '/not-found', replace: true })
  letIn(context)
}

/** Where a user is at home (SES-25); `/` shows the dashboard, or the blocked page when voucher ordering is hidden. */
export function homeFor(
  roles: readonly Role[],
  { hideVoucherOrder }: { hideVoucherOrder: boolean },
): '/' | '/voucher-order-history' | '/profile' {
  if (roles.includes('signatory')) return '/'
  if (!roles.includes('voucherManager')) return '/profile'
  return hideVoucherOrder ? '/' : '/voucher-order-history'
}
