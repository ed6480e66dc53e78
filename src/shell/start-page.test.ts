// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { changeSettings } from '@/browser/settings'
import type { Role } from '@/session/session-store'
import { whoMayEnter } from '../../tests/who-may-enter'
import { menuFor } from './menu'
import { chosenStartPath, startPathsFor } from './start-page'

afterEach(() => changeSettings({ startPage: undefined }))

const ROLES: Role[][] = [[], ['signatory'], ['voucherManager'], ['signatory', 'voucherManager']]

test.each(ROLES.map((roles) => ({ roles })))(
  '$roles may begin at their pages of the menu, and at no other user’s [SET-04]',
  ({ roles }) => {
    const menu = menuFor(roles, { hideVoucherOrder: false }).map(({ to }) => to)
    const paths = startPathsFor(roles)
    expect(paths).toEqual(expect.arrayContaining(menu.filter((path) => path !== '/' && path !== '/help')))
    for (const path of paths) expect(roles).toContain(whoMayEnter(path))
  },
)

test('a chosen page that does not exist or that the roles do not allow is ignored [SET-04]', () => {
  const of = (roles: Role[], isUserImpersonate = false) => chosenStartPath({ roles, isUserImpersonate })
  expect(of(['signatory'])).toBeUndefined()
  changeSettings({ startPage: '/beneficiaries' })
  expect(of(['signatory', 'voucherManager'])).toBe('/beneficiaries')
  expect(of(['voucherManager'])).toBeUndefined()
  expect(of([])).toBeUndefined()
  expect(of(['signatory'], true)).toBeUndefined()
  changeSettings({ startPage: 'https://evil.example' })
  expect(of(['signatory', 'voucherManager'])).toBeUndefined()
  changeSettings({ startPage: '/company-information' })
  expect(of(['signatory'])).toBeUndefined()
  expect(of(['voucherManager'])).toBe('/company-information')
})
