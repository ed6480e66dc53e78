// @vitest-environment jsdom

import { routeTree } from '@generated/routes'
import { expect, test } from 'vitest'
import { endSession, type Role, startSession } from '@/session/session-store'

/** Who may enter each page of the portal (SES-26); a new route must be added here. */
const OPEN = 'open'
const LOGIN = 'any login'
const GUARDS: Record<string, typeof OPEN | typeof LOGIN | Role> = {
  '/': OPEN,
  '/login': OPEN,
  '/reset-password': OPEN,
  '/reset-password/requested': OPEN,
  '/new-password': OPEN,
  '/confirm-email': OPEN,
  '/change-email': OPEN,
  '/help': OPEN,
  '/maintenance': OPEN,
  '/not-found': OPEN,
  '/kit': OPEN,
  '/kit/wizard': OPEN,
  '/kit/wizard/status': OPEN,
  '/profile': LOGIN,
  '/beneficiaries': 'signatory',
  '/beneficiaries/import': 'signatory',
  '/manage-benefits': 'signatory',
  '/manage-benefits/$benefitGroup': 'signatory',
  '/load-benefit': 'signatory',
  '/load-account': 'signatory',
  '/load-account/status/$paymentId': 'signatory',
  '/maksuturva-payment': LOGIN,
  '/load-account/requested-loads': 'signatory',
  '/reports': 'signatory',
  '/reports/transactions': 'signatory',
  '/reports/reports': 'signatory',
  '/reports/topups': 'signatory',
  '/reports/topups/$reportId': 'signatory',
  '/transactions-history': 'signatory',
  '/download-reports': 'signatory',
}

type Guarded = { fullPath?: string; options: { path?: string; id?: string; beforeLoad?: (context: object) => unknown } }
// The tree's children are typed by the router one by one; here only their guards are read.
const routes = Object.values(routeTree.children as unknown as Record<string, Guarded>)
const pathOf = (route: Guarded) => (route.options.path ?? '').replaceAll('_/', '/')

const logInAs = (roles: string[]) =>
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, refreshToken: 'r', roles, isUserImpersonate: false },
    { keep: false },
  )

/** Whether the guard lets the session of the moment in; it throws a redirect to the login otherwise. */
async function letsIn(route: Guarded): Promise<boolean> {
  try {
    await route.options.beforeLoad?.({
      location: { href: '/' },
      params: { benefitGroup: 'lunch' },
      search: { payment: 'pay-1', order: 'deposit' },
      preload: true,
      context: {},
    })
    return true
  } catch (thrown) {
    const to = (thrown as { options?: { to?: string } }).options?.to
    if (to !== '/login') throw thrown
    return false
  }
}

test('every page is named with who may enter it [SES-26]', () => {
  expect(routes.map(pathOf).toSorted()).toEqual(Object.keys(GUARDS).toSorted())
})

test.each(Object.entries(GUARDS).filter(([path]) => path !== '/' && path !== '/login' && path !== '/kit'))(
  '%s lets in %s [SES-26]',
  async (path, guard) => {
    const route = routes.find((candidate) => pathOf(candidate) === path)
    if (!route) throw new Error(`no route ${path}`)
    endSession('logged-out')
    expect(await letsIn(route)).toBe(guard === OPEN)
    logInAs([])
    expect(await letsIn(route)).toBe(guard === OPEN || guard === LOGIN)
    logInAs(['Signatory'])
    expect(await letsIn(route)).toBe(guard !== 'voucherManager')
    logInAs(['VoucherManager'])
    expect(await letsIn(route)).toBe(guard !== 'signatory')
    endSession('logged-out')
  },
)
