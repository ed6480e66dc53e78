import type { Page } from '@playwright/test'
import { KNOWN, LOGIN, OPEN, PAGES } from '../pages'
import { expect, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

/** Values for the parameters of routes that name no address of their own. */
const PARAMS: Record<string, string> = { voucherType: 'lunch', orderId: 'o-5012', paymentId: 'pay-7512' }

/** Somebody for each set of rights, and for each company that has pages of its own in PAGES. */
const WALKERS: { as?: string; mayEnter: readonly string[]; ownOnly?: boolean }[] = [
  { mayEnter: [OPEN] },
  { as: 'aino.virtanen', mayEnter: [OPEN, LOGIN, KNOWN, 'signatory', 'voucherManager'] },
  // Has the rights of Aino, and pages that her company has not.
  { as: 'vaino.koskela', mayEnter: [LOGIN, KNOWN, 'signatory', 'voucherManager'], ownOnly: true },
  { as: 'paivi.nurmi', mayEnter: [OPEN, LOGIN, KNOWN, 'voucherManager'] },
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

/** The links of the page that are of this portal, without language, query and hash; and anchors that lead nowhere. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
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
  })

const PATTERNS = Object.keys(PAGES).map(
  (route) => new RegExp(`^${route.replace(/\/\{-\$\w+\}/g, '(/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`),
)
/** A page of the portal, or a file of it. */
const leadsSomewhere = async (page: Page, path: string) =>
  PATTERNS.some((pattern) => pattern.test(path)) ||
  (await page.request.get(path)).headers()['content-type']?.startsWith('text/html') === false

const visitsOf = ({ as, mayEnter, ownOnly = false }: (typeof WALKERS)[number]): [Route, string][] =>
  (Object.keys(PAGES) as Route[]).flatMap((route): [Route, string][] => {
    const { faults, guard } = PAGES[route]
    const isOwn = typeof faults !== 'string' && faults.some(([, persona]) => persona === as)
    const address = mayEnter.includes(guard) && (isOwn || !ownOnly) ? addressOf(route, as) : undefined
    return address === undefined ? [] : [[route, address]]
  })

test('every page is walked by somebody [MCK-01]', () => {
  const walked = new Set(WALKERS.flatMap((walker) => visitsOf(walker).map(([route]) => route)))
  expect(Object.keys(PAGES).filter((route) => !walked.has(route as Route))).toEqual([])
})

for (const { as, mayEnter } of WALKERS) {
  test(`${as ?? 'a guest'} walks every page in both languages: a heading, no dead link, nothing from outside [MCK-01]`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const outside: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) outside.push(request.url())
    })
    if (as === undefined) await page.goto('/help')
    else await openAs(page, '/help', { as })
    await settled(page)
    const visits = visitsOf({ as, mayEnter })
    const links = new Set<string>()
    for (const language of ['', '/en']) {
      for (const [route, address] of visits) {
        await test.step(`${language}${route}`, async () => {
          await goTo(page, `${language}${address}`)
          // The gallery shows what waiting looks like, and links that are there to be looked at.
          if (route === '/kit') await expect(page.locator('h1')).toBeVisible()
          else await settled(page)
          await expect(page.locator('html')).toHaveAttribute('lang', language === '' ? 'fi' : 'en')
          if (route === '/kit') return
          const { paths, lostAnchors } = await linksOf(page)
          expect.soft(lostAnchors, `anchors of ${route}`).toEqual([])
          for (const path of paths) links.add(path)
        })
      }
    }
    const dead: string[] = []
    for (const path of links) if (!(await leadsSomewhere(page, path))) dead.push(path)
    expect.soft(dead, 'links that lead nowhere').toEqual([])
    expect(outside, 'asked of others').toEqual([])
  })
}
