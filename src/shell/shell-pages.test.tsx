// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountMenu, at } from '../../tests/support/login-pages'
import { beginAnew, onTheWay, openPortal, plain, usePortal } from '../../tests/support/portal-test-bed'
import { menuFor } from './menu'

usePortal()

const menu = () => within(screen.getByRole('navigation', { name: m.menu_label() }))
const entries = () => menu().getAllByRole('link').map(plain)
/** Some entries depend on data that is read after start. */
const hasEntries = (names: string[]) => waitFor(() => expect(entries()).toEqual(names))

test('a signatory’s menu has benefits, money and help; the account menu has profile, language and logout [NAV-01] [NAV-03]', async () => {
  await openPortal('/help')
  const bar = document.querySelector<HTMLElement>('[data-slot=top-bar]') as HTMLElement
  expect(within(bar).getAllByRole('button').map(plain)).toEqual(['In English'])
  await beginAnew()
  const { user } = await openPortal('/', 'aino.virtanen')
  // menu.test.ts names them.
  await hasEntries(menuFor(['signatory', 'voucherManager'], { hideVoucherOrder: false }).map(({ label }) => label()))
  const entry = (name: string) => menu().getByRole('link', { name })
  await user.click(entry(m.menu_employees()))
  await at('/beneficiaries')
  await waitFor(() => expect(entry(m.menu_employees()).getAttribute('aria-current')).toBe('page'))
  expect(entry(m.menu_home()).getAttribute('aria-current')).not.toBe('page')
  await user.click(await accountMenu())
  expect((await screen.findAllByRole('menuitem')).map(plain)).toEqual([
    m.menu_profile(),
    m.settings_title(),
    'In English',
    m.menu_logout(),
  ])
  await user.click(screen.getByRole('menuitem', { name: m.menu_profile() }))
  await at('/profile')
})

test('a voucher manager’s menu has help but none of the signatory’s entries [NAV-02]', async () => {
  await openPortal('/profile', 'paivi.nurmi')
  await hasEntries([m.menu_voucher_orders(), m.menu_company(), m.menu_help()])
})

test('while voucher ordering is unknown, its entry reserves space but is hidden [NAV-01]', async () => {
  let answer = () => {}
  const known = new Promise<void>((done) => {
    answer = done
  })
  onTheWay['GET /api/company-metadata'] = (_, pass) => known.then(() => pass())
  await openPortal('/profile', 'paivi.nurmi')
  await hasEntries([m.menu_company(), m.menu_help()])
  const rooms = () => [...screen.getByRole('navigation', { name: m.menu_label() }).querySelectorAll('li')]
  expect(rooms().map((room) => [room.getAttribute('aria-hidden'), room.className])).toEqual([
    ['true', 'invisible'],
    [null, ''],
    [null, ''],
  ])
  answer()
  await hasEntries([m.menu_voucher_orders(), m.menu_company(), m.menu_help()])
  expect(rooms().map((room) => room.getAttribute('aria-hidden'))).toEqual([null, null, null])
})
