import { baseLocale, type Locale, overwriteGetLocale } from '@generated/messages/runtime.js'
import { createAtom, useSelector } from '@tanstack/react-store'
import { acceptLanguageOf, ENGLISH_PREFIX, isUnder, localeOfPath, withoutLocale } from './address-language'

export { type Locale, localeOfPath, withoutLocale }

/** Finnish has no prefix, so `/fi` is dropped (FMT-01). */
const NEEDLESS = '/fi'

/** Replaces `/fi/…` in the address bar by the path without prefix (FMT-01). Runs before the router reads the address. */
export function dropNeedlessPrefix(): void {
  const url = new URL(location.href)
  if (!isUnder(url.pathname, NEEDLESS)) return
  url.pathname = url.pathname.slice(NEEDLESS.length) || '/'
  window.history.replaceState(window.history.state, '', url)
}

/** A path with `//` belongs to no page, and a browser may resolve it to another origin: shows not-found (NAV-05). */
export function leaveOddAddress(): void {
  const { pathname } = location
  if (pathname.includes('//')) {
    window.history.replaceState(null, '', withLocale('/not-found', localeOfPath(pathname)))
  }
}

export const withLocale = (path: string, locale: Locale): string => {
  if (locale === baseLocale) return path
  return path === '/' ? ENGLISH_PREFIX : `${ENGLISH_PREFIX}${path}`
}

const shown = createAtom<Locale>(typeof location === 'undefined' ? baseLocale : localeOfPath(location.pathname))
/** The language of the text that textIn() is reading. */
let override: Locale | undefined

export const currentLocale = (): Locale => override ?? shown.get()

// Without this the message library would parse the URL again for every text.
overwriteGetLocale(currentLocale)

/** Sets the language of all texts. Does not change the address: the language follows the address, never the reverse. */
export function setCurrentLocale(locale: Locale): void {
  shown.set(locale)
  // Prerendering has no document. The same language is not set again, because the browser would then compute all styles again.
  if (typeof document !== 'undefined' && document.documentElement.lang !== locale)
    document.documentElement.lang = locale
}

export const useLocale = (): Locale => useSelector(shown)

/** Builds with shortened messages accept no language argument, so this switches the language. */
export function textIn(locale: Locale, text: () => string): string {
  const before = override
  override = locale
  try {
    return text()
  } finally {
    override = before
  }
}

/** The Accept-Language of every request (FMT-08). */
export const acceptLanguage = (): string => acceptLanguageOf(currentLocale())
