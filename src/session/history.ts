import { array, object, enum as oneOf, optional, safeParse, string } from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { currentLocale, withLocale } from '@/language/locale'
import { isKnownPath } from './app-port'
import { currentSession, onSessionChange, onSessionEnd, type Role } from './session-store'

const VISITS_KEY = 'portal.visits'
const SAVED_KEY = 'portal.saved-location'
/** SES-15. */
const VISITS_KEPT = 15

const Saved = object({
  href: string(),
  role: optional(oneOf(['signatory', 'voucherManager'])),
  /** Only this user returns there: it was open when the session expired. */
  owner: optional(string()),
})

/** Query parameters that open a slide-out of their page. */
const OPENING_PARAMETERS = ['open', 'employee']

/** Whether the query of a page opens a slide-out, in place of one that is open. */
export const opensSlideOut = (search: object): boolean =>
  OPENING_PARAMETERS.some((name) => Reflect.get(search, name) !== undefined)

/** Query parameters that open something by themselves or name a person. */
const SECRET_PARAMETERS = ['token', 'username', 'impersonation', ...OPENING_PARAMETERS]

let hasExpired = false
/** The guarded page that the user was let into last, until another page shows. */
let entered: { href: string; role: Role | undefined } | undefined

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? ''

/**
 * Whether an address, without language prefix, is a screen of this portal and not the login: a plain path of this
 * origin without `//`, backslash or control characters (SES-16).
 */
export function isOwnLocation(href: string): boolean {
  const path = pathOf(href)
  if (!path.startsWith('/') || path.includes('//') || /[\\\p{Cc}]/u.test(href)) return false
  const url = URL.canParse(href, location.origin) ? new URL(href, location.origin) : undefined
  if (url?.origin !== location.origin || url.pathname.includes('//')) return false
  return url.pathname !== '/login' && isKnownPath(url.pathname)
}

function withoutSecrets(href: string): string {
  const url = new URL(href, location.origin)
  for (const name of SECRET_PARAMETERS) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

/** The address to navigate to by `href`, in the language of the moment. */
function localised(href: string): string {
  const path = pathOf(href)
  return withLocale(path, currentLocale()) + href.slice(path.length)
}

/** Saves where a login should return to; `role` is the right that it needs (SES-16, SES-17). */
export function rememberLocation(href: string, role?: Role): void {
  if (isOwnLocation(href)) writeStoredValue('session', SAVED_KEY, { href: withoutSecrets(href), role })
}

/**
 * Where a login of a user with these roles returns to, as an `href` to navigate to; it is then forgotten. One that needs
 * a role which the user lacks waits for a later login (SES-17).
 */
export function takeSavedLocation(roles: readonly Role[]): string | undefined {
  const result = safeParse(Saved, readStoredValue('session', SAVED_KEY))
  if (!result.success) return undefined
  const { href, role, owner } = result.data
  const isOfAnother = owner !== undefined && owner !== currentSession()?.owner
  if (!isOfAnother && role && !roles.includes(role)) return undefined
  removeStoredValue('session', SAVED_KEY)
  return !isOfAnother && isOwnLocation(href) ? localised(href) : undefined
}

/** The path where a login may return to, without taking it: whose it is shows at the login. */
export function savedPath(): string | undefined {
  const result = safeParse(Saved, readStoredValue('session', SAVED_KEY))
  return result.success && isOwnLocation(result.data.href) ? pathOf(result.data.href) : undefined
}

/** Notes that a guard let the user in, so that a session that expires there comes back there (SES-16). */
export function recordEntered(href: string, role?: Role): void {
  entered = { href: withoutSecrets(href), role }
}

function visits(): string[] {
  const result = safeParse(array(string()), readStoredValue('session', VISITS_KEY))
  return result.success ? result.data : []
}

/** Notes a visited address, without language prefix; the latest 15 are kept (SES-15). */
export function recordVisit(href: string): void {
  const before = visits()
  const visit = withoutSecrets(href)
  if (entered?.href !== visit) entered = undefined
  if (before.at(-1) === visit) return
  writeStoredValue('session', VISITS_KEY, [...before, visit].slice(-VISITS_KEPT))
}

/** The visited addresses, latest last. */
export const recordedVisits = (): readonly string[] => visits()

const NO_RETURN = ['/login', '/new-password']

/** Where "back" leads, as an `href`: the last other page that is not login or new-password, login after expiry (SES-15). */
export function returnTarget(): string {
  if (hasExpired) return localised('/login')
  const recorded = visits()
  const here = recorded.at(-1)
  const target = recorded.findLast((href) => href !== here && !NO_RETURN.includes(pathOf(href)))
  return localised(target ?? '/')
}

/** A page of the next user never leads back to one of the last (SES-14). @returns how to stop. */
export function installHistory(): () => void {
  const stopEnd = onSessionEnd((reason, { owner }) => {
    hasExpired = reason === 'expired'
    if (hasExpired && owner && entered) writeStoredValue('session', SAVED_KEY, { ...entered, owner })
    entered = undefined
    removeStoredValue('session', VISITS_KEY)
  })
  const stopChange = onSessionChange(() => {
    if (currentSession()) hasExpired = false
  })
  return () => {
    stopEnd()
    stopChange()
  }
}
