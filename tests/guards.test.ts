// @vitest-environment jsdom

import { routeTree } from '@generated/routes'
import { expect, test } from 'vitest'
import { makeQueryClient } from '@/api/queries/query-client'
import { makeRouter } from '@/router'
import { endSession, startSession } from '@/session/session-store'
import { PAGES, type Route as Path } from './pages.ts'
import { ANYBODY, KNOWN, LOGIN, pathsWithoutPage, whoMayEnter } from './who-may-enter.ts'

type Route = {
  options: { path?: string; beforeLoad?: (context: object) => unknown; gcTime?: number; preloadGcTime?: number }
  children?: Record<string, Route>
}
/** A page's path with its route and parent routes: a guard of a layout route applies to its children. */
type Page = { path: string; way: Route[] }

function pagesOf(route: Route, above: Page): Page[] {
  const own = (route.options.path ?? '').replaceAll('_/', '/')
  const page = { path: `${above.path}${own}`, way: [...above.way, route] }
  return [page, ...Object.values(route.children ?? {}).flatMap((child) => pagesOf(child, page))]
}
// The router types each child separately; this test only needs their guards.
const pages = Object.values(routeTree.children as unknown as Record<string, Route>).flatMap((route) =>
  pagesOf(route, { path: '', way: [] }),
)

const logInAs = (roles: string[]) =>
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, refreshToken: 'r', roles, isUserImpersonate: false },
    { keep: false },
  )

/** Whether the guard accepts the current session; otherwise it throws a redirect to login or not-found. */
async function letsIn({ way }: Page, elsewhere: '/login' | '/not-found'): Promise<boolean> {
  try {
    for (const route of way) {
      await route.options.beforeLoad?.({
        location: { href: '/' },
        params: { benefitGroup: 'lunch', voucherType: 'lunch' },
        search: { payment: 'pay-1', order: 'deposit' },
        preload: true,
        context: {},
      })
    }
    return true
  } catch (thrown) {
    const to = (thrown as { options?: { to?: string } }).options?.to
    if (to !== elsewhere) throw thrown
    return false
  }
}

const ROUTES = Object.keys(PAGES) as Path[]

test('generated/screens.ts lists every route', () => {
  expect(ROUTES.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

test('the requirements list who may enter each page, and no other paths [SES-26]', () => {
  const fix = 'the table "Who may enter a page" of docs/requirements.md'
  expect(
    ROUTES.filter((route) => whoMayEnter(route) === undefined),
    `name the page in ${fix}`,
  ).toEqual([])
  expect(pathsWithoutPage(ROUTES), `no page of ${fix}`).toEqual([])
})

const guards = ROUTES.map((path) => [path, whoMayEnter(path)] as const)
test.each(guards.filter(([path]) => path !== '/' && path !== '/login'))(
  '%s lets in %s [SES-26] [SES-29] [VOU-24]',
  async (path, guard) => {
    const page = pages.find((candidate) => candidate.path === path)
    if (!page) throw new Error(`no route ${path}`)
    const fix = `docs/requirements.md: ${path} lets in ${guard}; beforeLoad in its file of src/routes/ says another thing`
    const elsewhere = guard === KNOWN ? '/not-found' : '/login'
    endSession('logged-out')
    expect(await letsIn(page, elsewhere), fix).toBe(guard === ANYBODY)
    logInAs([])
    expect(await letsIn(page, elsewhere), fix).toBe(guard === ANYBODY || guard === LOGIN || guard === KNOWN)
    logInAs(['Signatory'])
    expect(await letsIn(page, elsewhere), fix).toBe(guard !== 'voucherManager')
    logInAs(['VoucherManager'])
    expect(await letsIn(page, elsewhere), fix).toBe(guard !== 'signatory')
    endSession('logged-out')
  },
)

test('caches no loader data after a page is left, because the next user may open it [SES-14]', () => {
  const { options } = makeRouter(makeQueryClient())
  expect([options.defaultGcTime, options.defaultPreloadGcTime]).toEqual([0, 0])
  const keeping = pages.filter(({ way }) =>
    way.some((route) => route.options.gcTime !== undefined || route.options.preloadGcTime !== undefined),
  )
  expect(
    keeping.map(({ path }) => path),
    'leave gcTime and preloadGcTime to makeRouter of src/router.tsx',
  ).toEqual([])
})
