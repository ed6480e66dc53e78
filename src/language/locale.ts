import { baseLocale, type Locale, overwriteGetLocale } from '@generated/messages/runtime.js'
import { createAtom, useSelector } from '@tanstack/react-store'

export type { Locale }

const PREFIX = '/en'
/** Finnish has no prefix; one that is given all the same is dropped (FMT-01). */
const NEEDLESS = '/fi'
const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
const isEnglish = (path: string) => isUnder(path, PREFIX)

/** The language that an address names: `/en` and `/en/…` are English, all others Finnish (FMT-01). */
export const localeOfPath = (path: string): Locale => (isEnglish(path) ? 'en' : 'fi')

/** The address without its language prefix. */
export const withoutLocale = (path: string): string => (isEnglish(path) ? path.slice(PREFIX.length) || '/' : path)

/** Replaces `/fi/…` in the address bar by the path without prefix (FMT-01). Runs before the router reads the address. */
export function dropNeedlessPrefix(): void {
  const url = new URL(location.href)
  if (!isUnder(url.pathname, NEEDLESS)) return
  url.pathname = url.pathname.slice(NEEDLESS.length) || '/'
  window.history.replaceState(window.history.state, '', url)
}

/**
 * An address with two slashes in its path is none of the portal's, and a browser may take it for another origin's: it
 * becomes that of the not-found page (NAV-05), with all that it carries. Runs before anything reads the address.
 */
export function leaveOddAddress(): void {
  const { pathname } = location
  if (pathname.includes('//')) {
    window.history.replaceState(null, '', withLocale('/not-found', localeOfPath(pathname)))
  }
}

/** The address of an unprefixed path in a language. */
export const withLocale = (path: string, locale: Locale): string => {
  if (locale === baseLocale) return path
  return path === '/' ? PREFIX : `${PREFIX}${path}`
}

const shown = createAtom<Locale>(typeof location === 'undefined' ? baseLocale : localeOfPath(location.pathname))
/** The language of the one text that textIn() is asked for. */
let asked: Locale | undefined

/** The language of the moment, for code outside of rendering. */
export const currentLocale = (): Locale => asked ?? shown.get()

// Reading a variable instead of matching the address again for every text.
overwriteGetLocale(currentLocale)

/** Sets the language of all texts; the address is the caller's (the router follows the address, never the reverse). */
export const setCurrentLocale = (locale: Locale): void => shown.set(locale)

/** The language, as a subscription: the caller renders again when it changes. */
export const useLocale = (): Locale => useSelector(shown)

/** A text in a language of its own, whatever the page's is: the builds' short texts take no other way. */
export function textIn(locale: Locale, text: () => string): string {
  const before = asked
  asked = locale
  try {
    return text()
  } finally {
    asked = before
  }
}

/** The Accept-Language of every request (FMT-08). */
export const acceptLanguage = (): string => (currentLocale() === 'en' ? 'en-US' : 'fi-FI')
