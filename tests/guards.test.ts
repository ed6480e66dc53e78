// @vitest-environment jsdom

import { routeTree } from '@generated/routes'
import { expect, test } from 'vitest'
import { makeQueryClient } from '@/api/query-client'
import { makeRouter } from '@/router'
import { endSession, startSession } from '@/session/session-store'
import { KNOWN, LOGIN, OPEN, PAGES } from './pages.ts'

type Route = {
  options: { path?: string; beforeLoad?: (context: object) => unknown; gcTime?: number; preloadGcTime?: number }
  children?: Record<string, Route>
}
/** A page's path with the routes that lead to it: a guard of a layout route holds for what is inside. */
type Page = { path: string; way: Route[] }

function pagesOf(route: Route, above: Page): Page[] {
  const own = (route.options.path ?? '').replaceAll('_/', '/')
  const page = { path: `${above.path}${own}`, way: [...above.way, route] }
  return [page, ...Object.values(route.children ?? {}).flatMap((child) => pagesOf(child, page))]
}
// The tree's children are typed by the router one by one; here only their guards are read.
const pages = Object.values(routeTree.children as unknown as Record<string, Route>).flatMap((route) =>
  pagesOf(route, { path: '', way: [] }),
)

const logInAs = (roles: string[]) =>
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, refreshToken: 'r', roles, isUserImpersonate: false },
    { keep: false },
  )

/** Whether the guard lets the session of the moment in; it throws a redirect to the login, or to not-found, otherwise. */
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

test('every page is named with who may enter it [SES-26]', () => {
  expect(
    pages.map(({ path }) => path).toSorted(),
    'name each route in PAGES of tests/pages.ts: who may enter it, and at which address the fault sweep visits it',
  ).toEqual(Object.keys(PAGES).toSorted())
})

const guards = Object.entries(PAGES).map(([path, { guard }]) => [path, guard] as const)
test.each(guards.filter(([path]) => path !== '/' && path !== '/login' && path !== '/kit'))(
  '%s lets in %s [SES-26] [SES-29] [VOU-24]',
  async (path, guard) => {
    const page = pages.find((candidate) => candidate.path === path)
    if (!page) throw new Error(`no route ${path}`)
    const mend = `tests/pages.ts says that ${path} lets in: ${guard}; beforeLoad in its file of src/routes/ says another thing`
    const elsewhere = guard === KNOWN ? '/not-found' : '/login'
    endSession('logged-out')
    expect(await letsIn(page, elsewhere), mend).toBe(guard === OPEN)
    logInAs([])
    expect(await letsIn(page, elsewhere), mend).toBe(guard === OPEN || guard === LOGIN || guard === KNOWN)
    logInAs(['Signatory'])
    expect(await letsIn(page, elsewhere), mend).toBe(guard !== 'voucherManager')
    logInAs(['VoucherManager'])
    expect(await letsIn(page, elsewhere), mend).toBe(guard !== 'signatory')
    endSession('logged-out')
  },
)

test('no page keeps what its loader has read once it is left: the next user may open it [SES-14]', () => {
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
