// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../tests/support/accessible'
import { expectConsole, expectRouteError } from '../../tests/support/expected-console'
import { accountMenu, at, homeOf } from '../../tests/support/login-pages'
import { beginAnew, goTo, onTheWay, openPortal, plain, plan, usePortal } from '../../tests/support/portal-test-bed'
import { menuFor } from './menu'

// Some tests make the fake API send replies that violate the contract; that must not fail them.
usePortal({ mayDepart: true })

const menu = () => within(screen.getByRole('navigation', { name: m.menu_label() }))
const entries = () => menu().getAllByRole('link').map(plain)
/** Some entries depend on data that is read after start. */
const hasEntries = (names: string[]) => waitFor(() => expect(entries()).toEqual(names))
const failed = () => within(screen.getByRole('main')).findByRole('alert')

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

test('a page that cannot render or load shows an error screen inside the frame, with a heading and links [NAV-11]', async () => {
  expectRouteError(/ApiError: readUser/)
  // The planned rows violate the contract.
  expectConsole(/TypeError/)
  const { user } = await openPortal('/help', 'aino.virtanen')
  await plan('listEmployees!:wrong-shape')
  await goTo('/beneficiaries')
  expect(plain(await failed())).toContain(m.error_screen_title())
  // The toast says so too, but closes by itself.
  expect(plain(await failed())).toContain(m.error_screen_text())
  expect(entries()).toContain(m.menu_help())
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: m.to_home() }))
  await homeOf('Aino')

  // Retrying renders the page once its data is complete.
  await plan('readUser!:500:internal_error')
  await goTo('/profile')
  expect(within(await failed()).getByRole('heading', { level: 1 }).textContent).toBe(m.error_screen_title())
  expect(entries()).toContain(m.menu_help())
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  expect((await screen.findByLabelText<HTMLInputElement>(m.sign_up_first_name())).value).toBe('Aino')
})

test('at / a logged-in user’s failure is shown in the user’s frame [NAV-11]', async () => {
  expectRouteError(/ApiError: readCompanyMetadata/)
  await plan('readCompanyMetadata!:500:internal_error')
  await openPortal('/', 'saara.kivela')
  expect(within(await failed()).getByRole('heading', { level: 1 }).textContent).toBe(m.error_screen_title())
  expect(entries()).toContain(m.menu_help())
  await waitFor(() => expect(document.title).toBe('Etusivu – Etuportaali'))
})
