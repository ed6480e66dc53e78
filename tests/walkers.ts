import { PAGES, type Route } from './pages.ts'
import { ANYBODY, KNOWN, LOGIN, WHO, type Who, whoMayEnter } from './who-may-enter.ts'

/** Values of route parameters for routes without a URL in PAGES. */
const PARAMS: Record<string, string> = { voucherType: 'lunch', orderId: 'o-5012', paymentId: 'pay-7512' }

interface Walker {
  as?: string
  mayEnter: readonly Who[]
  /** Visits only the pages that PAGES lists for this user. */
  ownOnly?: boolean
  /** The language of the walk in a browser. */
  inBrowser?: Language
  /** The languages of the walks in jsdom. */
  inWindow: Language[]
}
type Language = 'fi' | 'en'

/** One user for each set of rights, and for each company with pages of its own in PAGES. */
export const WALKERS: readonly Walker[] = [
  { mayEnter: [ANYBODY], inBrowser: 'en', inWindow: ['fi'] },
  { as: 'aino.virtanen', mayEnter: WHO, inBrowser: 'fi', inWindow: ['en'] },
  // Same rights as Aino, but pages that her company lacks.
  { as: 'vaino.koskela', mayEnter: WHO, ownOnly: true, inWindow: ['fi', 'en'] },
  // One language is enough: the walk as Aino opens the same pages in both. Fewer rights change only content and links.
  { as: 'paivi.nurmi', mayEnter: [ANYBODY, LOGIN, KNOWN, 'voucherManager'], inWindow: ['fi'] },
]

/** Parameters of records of one company; other companies get not-found. */
const OF_A_COMPANY = /\$(orderId|paymentId|reportId|voucherOrderId)/

/**
 * The URL at which a user visits a route: that of the fault sweep, or its path with parameter values; undefined for a record
 * of another company.
 */
function addressOf(route: Route, as: string | undefined): string | undefined {
  const listed = PAGES[route]
  const [own] = listed.find(([, persona]) => persona === as) ?? []
  if (own !== undefined) return own
  if (OF_A_COMPANY.test(route) && (listed.length > 0 || as !== 'aino.virtanen')) return undefined
  const [[first] = []] = listed
  if (first !== undefined) return first
  return route.replace(/\$(\w+)/g, (_, name: string) => {
    const value = PARAMS[name]
    if (value === undefined)
      throw new Error(`add a value for $${name} of ${route} to PARAMS, or a URL to ADDRESSES of tests/pages.ts`)
    return value
  })
}

/** The URLs that a user visits, with their routes. */
export const visitsOf = ({ as, mayEnter, ownOnly = false }: Walker): [Route, string][] =>
  (Object.keys(PAGES) as Route[]).flatMap((route): [Route, string][] => {
    const who = whoMayEnter(route)
    const isOwn = PAGES[route].some(([, persona]) => persona === as)
    const address = who && mayEnter.includes(who) && (isOwn || !ownOnly) ? addressOf(route, as) : undefined
    return address === undefined ? [] : [[route, address]]
  })

/**
 * The internal links of the page without language, query and hash, and anchors without a target. Runs inside the page, so it
 * uses nothing from this module.
 */
export function linksOf(): { paths: string[]; lostAnchors: string[] } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => new URL(href))
  const own = links.filter(({ origin }) => origin === location.origin)
  const isHere = ({ pathname, search, hash }: URL) =>
    hash !== '' && pathname === location.pathname && search === location.search
  return {
    paths: [...new Set(own.map(({ pathname }) => pathname.replace(/^\/en(?=\/|$)/, '') || '/'))],
    lostAnchors: own
      .filter((url) => isHere(url) && document.getElementById(decodeURIComponent(url.hash.slice(1))) === null)
      .map(({ hash }) => hash),
  }
}

const PATTERNS = Object.keys(PAGES).map(
  (route) => new RegExp(`^${route.replace(/\/\{-\$\w+\}/g, '(/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`),
)
export const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path))
