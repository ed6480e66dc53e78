/** The language of an address. No texts here: the page's first script uses this too (src/early/first.ts). */
export type AddressLanguage = 'fi' | 'en'

export const ENGLISH_PREFIX = '/en'
export const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** The language of an address: `/en` and `/en/…` are English, all others Finnish (FMT-01). */
export const localeOfPath = (path: string): AddressLanguage => (isUnder(path, ENGLISH_PREFIX) ? 'en' : 'fi')

export const withoutLocale = (path: string): string =>
  isUnder(path, ENGLISH_PREFIX) ? path.slice(ENGLISH_PREFIX.length) || '/' : path

export const acceptLanguageOf = (locale: AddressLanguage): string => (locale === 'en' ? 'en-US' : 'fi-FI')
