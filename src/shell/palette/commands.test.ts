// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeRouter } from '@/router'
import { requireRole } from '@/session/guards'
import type { Role } from '@/session/session-store'
import { plainDate } from '@/values/dates/plain-date'
import { ANYBODY, LOGIN, whoMayEnter } from '../../../tests/who-may-enter'
import { commandsFor } from './commands'

const router = makeRouter(new QueryClient())
const pagesOf = (roles: readonly Role[], routes: object = {}) =>
  commandsFor({
    router: { ...router, routesById: { ...router.routesById, ...routes } } as never,
    roles,
    hideVoucherOrder: false,
    locale: 'fi',
    today: plainDate('2026-11-22'),
  })
    .filter(({ kind }) => kind === 'pages')
    .map(({ id }) => id.replace('page:', ''))

test.each<[Role[]]>([[['signatory']], [['voucherManager']], [['signatory', 'voucherManager']], [[]]])(
  '%j is offered no page that would redirect them, and no page twice [PAL-02]',
  (roles) => {
    const offered = pagesOf(roles)
    const open: readonly string[] = [ANYBODY, LOGIN, ...roles]
    expect(offered.filter((path) => !open.includes(whoMayEnter(path) ?? ''))).toEqual([])
    expect(new Set(offered).size).toBe(offered.length)
  },
)

test('offers pages that are not in the menu, but no wizard steps and no pages with parameters [PAL-02]', () => {
  const offered = pagesOf(['signatory'])
  expect(offered).toEqual(
    expect.arrayContaining(['/beneficiaries/import', '/load-account/requested-loads', '/profile', '/order']),
  )
  expect(offered.filter((path) => path.includes('$') || path.startsWith('/order/'))).toEqual([])
})

test('includes a new page by its title and guard [PAL-02]', () => {
  const page = (role: Role) => ({
    '/settings': {
      fullPath: '/settings',
      options: { staticData: { title: () => 'Uusi' }, beforeLoad: requireRole(role) },
    },
  })
  expect(pagesOf(['signatory'], page('signatory'))).toContain('/settings')
  expect(pagesOf(['signatory'], page('voucherManager'))).not.toContain('/settings')
})
