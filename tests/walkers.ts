import { PAGES } from './pages.ts'
import { ANYBODY, KNOWN, LOGIN, type Who, whoMayEnter } from './who-may-enter.ts'

/** Values for the parameters of routes that name no address of their own. */
const PARAMS: Record<string, string> = { voucherType: 'lunch', orderId: 'o-5012', paymentId: 'pay-7512' }

interface Walker {
  as?: string
  mayEnter: readonly Who[]
  /** Walks the pages that PAGES names for them alone. */
  ownOnly?: boolean
}
type Language = 'fi' | 'en'

/**
 * Somebody for each set of rights, and for each company that has pages of its own in PAGES. A browser walks in the
 * language of `inBrowser`; the other walks need none.
 */
export const WALKERS: readonly (Walker & { inBrowser?: Language })[] = [
  { mayEnter: [ANYBODY], inBrowser: 'en' },
  { as: 'aino.virtanen', mayEnter: [ANYBODY, LOGIN, KNOWN, 'signatory', 'voucherManager'], inBrowser: 'fi' },
  // Has the rights of Aino, and pages that her company has not.
  { as: 'vaino.koskela', mayEnter: [LOGIN, KNOWN, 'signatory', 'voucherManager'], ownOnly: true },
  { as: 'paivi.nurmi', mayEnter: [ANYBODY, LOGIN, KNOWN, 'voucherManager'] },
]

type Route = keyof typeof PAGES

/** What belongs to one company: the others find nothing there. */
const OF_A_COMPANY = /\$(orderId|paymentId|reportId|voucherOrderId)/

/**
 * Where somebody visits a route: at the address that the fault sweep has for them, or at its path with values for its
 * parameters; undefined where it belongs to the company of somebody else.
 */
function addressOf(route: Route, as: string | undefined): string | undefined {
  const { faults } = PAGES[route]
  const listed = typeof faults === 'string' ? [] : faults
  const [own] = listed.find(([, persona]) => persona === as) ?? []
  if (own !== undefined) return own
  if (OF_A_COMPANY.test(route) && (listed.length > 0 || as !== 'aino.virtanen')) return undefined
  const [[first] = []] = listed
  if (first !== undefined) return first
  return route.replace(/\$(\w+)/g, (_, name: string) => {
    const value = PARAMS[name]
    if (value === undefined) throw new Error(`name a value for $${name} of ${route} in PARAMS, or an address in PAGES`)
    return value
  })
}

/** Where somebody goes, and the route of each address. */
export const visitsOf = ({ as, mayEnter, ownOnly = false }: Walker): [Route, string][] =>
  (Object.keys(PAGES) as Route[]).flatMap((route): [Route, string][] => {
    const { faults } = PAGES[route]
    const who = whoMayEnter(route)
    const isOwn = typeof faults !== 'string' && faults.some(([, persona]) => persona === as)
    const address = who && mayEnter.includes(who) && (isOwn || !ownOnly) ? addressOf(route, as) : undefined
    return address === undefined ? [] : [[route, address]]
  })

/**
 * The links of the page that are of this portal, without language, query and hash; and anchors that lead nowhere. It runs
 * in the page.
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
