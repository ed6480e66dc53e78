import { createAtom } from '@tanstack/react-store'
import { array, object, enum as oneOf, optional, safeParse, string } from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { currentLocale, withLocale } from '@/language/locale'
import { isKnownPath, isUnchosen } from './app-port'
import { currentSession, onSessionChange, onSessionEnd, type Role } from './session-store'

const VISITS_KEY = 'portal.visits'
const SAVED_KEY = 'portal.saved-location'
const MAX_VISITS = 15

const Saved = object({
  href: string(),
  role: optional(oneOf(['signatory', 'voucherManager'])),
  /** Only this user is returned there: the page was open when the session expired. */
  owner: optional(string()),
})

/** Query parameters that open a slide-out of a page. */
const OPENING_PARAMETERS = ['open', 'employee']

/** Whether a query opens a slide-out, replacing one that is open. */
export const opensSlideOut = (search: object): boolean =>
  OPENING_PARAMETERS.some((name) => Reflect.get(search, name) !== undefined)

/** Query parameters that are not stored: they open something, or identify a person. */
const SECRET_PARAMETERS = ['token', 'username', 'impersonation', ...OPENING_PARAMETERS]

const hasExpired = createAtom(false)
/** The guarded page that is open; undefined once another page is shown. */
const entered = createAtom<string | undefined>(undefined)

const pathOf = (href: string) => href.replace(/[?#].*/s, '')

/** A plain path of this origin without `//`, backslash or control characters, other than login (SES-16). */
export function isOwnLocation(href: string): boolean {
  const path = pathOf(href)
  if (!path.startsWith('/') || path.includes('//') || /[\\\p{Cc}]/u.test(href)) return false
  const { pathname } = new URL(href, location.origin)
  return pathname !== '/login' && isKnownPath(pathname)
}

function withoutSecrets(href: string): string {
  const url = new URL(href, location.origin)
  for (const name of SECRET_PARAMETERS) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

/** The address for navigating by `href`, in the current language. */
function localised(href: string): string {
  const path = pathOf(href)
  return withLocale(path, currentLocale()) + href.slice(path.length)
}

/** Saves the location that a login should return to; `role` is the role that it needs (SES-16, SES-17). */
export function rememberLocation(href: string, role?: Role): void {
  if (isOwnLocation(href)) writeStoredValue('session', SAVED_KEY, { href: withoutSecrets(href), role })
}

const savedLocation = () => safeParse(Saved, readStoredValue('session', SAVED_KEY)).data

/** Takes the saved location. One that needs a role which the user lacks stays for a later login (SES-17). */
export function takeSavedLocation(roles: readonly Role[]): string | undefined {
  const saved = savedLocation()
  if (!saved) return undefined
  const { href, role, owner } = saved
  const isOfAnother = owner !== undefined && owner !== currentSession()?.owner
  if (!isOfAnother && role && !roles.includes(role)) return undefined
  removeStoredValue('session', SAVED_KEY)
  return !isOfAnother && isOwnLocation(href) ? localised(href) : undefined
}

/** The path of the saved location, without removing it. The owner is checked only at login. */
export function savedPath(): string | undefined {
  const href = savedLocation()?.href
  return href !== undefined && isOwnLocation(href) ? pathOf(href) : undefined
}

/** Records the page that a guard let the user into, so that a login after an expired session returns there (SES-16). */
export const recordEntered = (href: string): void => entered.set(withoutSecrets(href))

export const recordedVisits = (): readonly string[] =>
  safeParse(array(string()), readStoredValue('session', VISITS_KEY)).data ?? []

export function recordVisit(href: string): void {
  const before = recordedVisits()
  const visit = withoutSecrets(href)
  if (entered.get() !== visit) entered.set(() => undefined)
  if (before.at(-1) === visit) return
  writeStoredValue('session', VISITS_KEY, [...before, visit].slice(-MAX_VISITS))
}

const NO_RETURN = ['/login', '/new-password']

/** The last other page except login and new-password; login after an expiry (SES-15). */
export function returnTarget(): string {
  if (hasExpired.get()) return localised('/login')
  const recorded = recordedVisits()
  const here = recorded.at(-1)
  const target = recorded.findLast((href) => href !== here && !NO_RETURN.includes(pathOf(href)))
  return localised(target ?? '/')
}

/** "Back" never leads to another user's page (SES-14). @returns a function that stops this */
export function installHistory(): () => void {
  const stopEnd = onSessionEnd((reason, { owner }) => {
    const href = entered.get()
    hasExpired.set(reason === 'expired')
    if (isUnchosen(reason) && owner && href) writeStoredValue('session', SAVED_KEY, { href, owner })
    entered.set(() => undefined)
    removeStoredValue('session', VISITS_KEY)
  })
  const stopChange = onSessionChange(() => {
    if (currentSession()) hasExpired.set(false)
  })
  return () => {
    stopEnd()
    stopChange()
  }
}
