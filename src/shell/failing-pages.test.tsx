// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../tests/support/accessible'
import { expectConsole, expectRouteError } from '../../tests/support/expected-console'
import { homeOf } from '../../tests/support/login-pages'
import { goTo, openPortal, plain, plan, usePortal } from '../../tests/support/portal-test-bed'

// The fake API sends a reply that violates the contract; that must not fail the test.
usePortal({ mayDepart: true })

/** The menu is loaded after the first page. */
const hasMenu = async () => {
  const menu = within(await screen.findByRole('navigation', { name: m.menu_label() }))
  await menu.findByRole('link', { name: m.menu_help() })
}
const failed = () => within(screen.getByRole('main')).findByRole('alert')

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
  await hasMenu()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: m.to_home() }))
  await homeOf('Aino')

  // Retrying renders the page once its data is complete.
  await plan('readUser!:500:internal_error')
  await goTo('/profile')
  expect(within(await failed()).getByRole('heading', { level: 1 }).textContent).toBe(m.error_screen_title())
  await hasMenu()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  expect((await screen.findByLabelText<HTMLInputElement>(m.sign_up_first_name())).value).toBe('Aino')
})

test('at / a logged-in user’s failure is shown in the user’s frame [NAV-11]', async () => {
  expectRouteError(/ApiError: readCompanyMetadata/)
  await plan('readCompanyMetadata!:500:internal_error')
  await openPortal('/', 'saara.kivela')
  expect(within(await failed()).getByRole('heading', { level: 1 }).textContent).toBe(m.error_screen_title())
  await hasMenu()
  await waitFor(() => expect(document.title).toBe('Etusivu – Etuportaali'))
})
