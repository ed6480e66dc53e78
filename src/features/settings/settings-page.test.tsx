// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeSettings, settings } from '@/browser/settings'
import { logOut } from '@/session/logout'
import { PASSWORD } from '../../../mocks/control/scenarios'
import { expectAccessible } from '../../../tests/support/accessible'
import { fill, goTo, openPortal, reloadPortal, usePortal } from '../../../tests/support/portal-test-bed'

usePortal()
afterEach(() => {
  vi.restoreAllMocks()
  act(() => changeSettings({ theme: 'system', density: 'comfortable', startPage: undefined }))
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const startPage = () => screen.getByRole('combobox', { name: m.settings_start_label() })
const startPages = () =>
  within(startPage())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const home = (page: string) => m.settings_start_default({ page })

test('the user menu opens the settings, which apply at once and after a reload [SET-01] [SET-03]', async () => {
  const { user } = await openPortal('/help', 'aino.virtanen')
  await user.click(await screen.findByRole('button', { name: new RegExp(m.account_menu()) }))
  await user.click(await screen.findByRole('menuitem', { name: m.settings_title() }))
  await waitFor(() => expect(heading()).toBe(m.settings_title()))
  await expectAccessible()
  await user.click(screen.getByRole('radio', { name: m.settings_theme_dark() }))
  await user.click(screen.getByRole('radio', { name: new RegExp(m.settings_density_compact()) }))
  await user.selectOptions(startPage(), m.menu_reports())
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' })
  await reloadPortal()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: m.settings_theme_dark() }).checked).toBe(true)
  expect(settings()).toEqual({ theme: 'dark', density: 'compact', startPage: '/reports' })
})

test('a guest can set theme and density but no start page [SET-01] [SET-04]', async () => {
  const { user } = await openPortal('/en/login')
  await user.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: m.settings_title({}, { locale: 'en' }) }),
  )
  await waitFor(() => expect(heading()).toBe(m.settings_title({}, { locale: 'en' })))
  expect(screen.getAllByRole('radiogroup')).toHaveLength(2)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('an impersonation, which opens no start page, offers none [SET-04] [SES-30]', async () => {
  await openPortal('/login?impersonation=11111111-1111-4111-8111-111111111111')
  await screen.findByRole('region', { name: m.impersonation_label() })
  await goTo('/settings')
  await waitFor(() => expect(heading()).toBe(m.settings_title()))
  expect(screen.getAllByRole('radiogroup')).toHaveLength(2)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('offers each user the pages of their menu as start page, the default first [SET-04]', async () => {
  await openPortal('/settings', 'aino.virtanen')
  await waitFor(() => expect(startPages()).toContain(m.menu_voucher_orders()))
  expect(startPages()[0]).toBe(home(m.menu_home()))
  expect(startPages()).toContain(m.menu_month())
  expect(startPages()).not.toContain(m.menu_help())
})

test('a sole voucher manager can start at the orders or the company [SET-04]', async () => {
  await openPortal('/settings', 'paivi.nurmi')
  await waitFor(() => expect(startPages()).toEqual([home(m.menu_voucher_orders()), m.menu_company()]))
})

test('without browser storage the page says so, and the choice applies to this page [SET-06]', async () => {
  const { user } = await openPortal('/settings')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await user.click(screen.getByRole('radio', { name: m.settings_theme_light() }))
  await screen.findByText(m.settings_unkept_text())
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: m.settings_theme_light() }).checked).toBe(true)
})

async function logInHere(user: Awaited<ReturnType<typeof openPortal>>['user'], username: string) {
  await fill(user, screen.getByLabelText(m.login_username()), username)
  await fill(user, screen.getByLabelText(m.login_password(), { selector: 'input' }), PASSWORD)
  await user.click(screen.getByRole('button', { name: m.login_submit() }))
}

test('login opens the selected start page; home stays reachable; without access it opens home [SET-04] [SET-05] [SES-27]', async () => {
  changeSettings({ startPage: '/beneficiaries' })
  const { user, router } = await openPortal('/login')
  await logInHere(user, 'aino.virtanen')
  await waitFor(() => expect(location.pathname).toBe('/beneficiaries'))
  await waitFor(() => expect(heading()).toBe(m.menu_employees()))
  await act(() => router.navigate({ to: '/' }))
  await waitFor(() => expect(heading()).toContain('Aino'))
  expect(location.pathname).toBe('/')
  await act(() => logOut())
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await logInHere(user, 'paivi.nurmi')
  await waitFor(() => expect(location.pathname).toBe('/voucher-order-history'))
})

test('a saved location takes precedence over the start page [SET-05] [SES-27]', async () => {
  changeSettings({ startPage: '/beneficiaries' })
  const { user } = await openPortal('/load-account')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await logInHere(user, 'aino.virtanen')
  await waitFor(() => expect(location.pathname).toBe('/load-account'))
})

test('opening the portal while logged in shows the start page; a link to home does not [SET-05]', async () => {
  changeSettings({ startPage: '/reports' })
  await openPortal('/', 'aino.virtanen')
  expect(location.pathname).toBe('/reports')
  await reloadPortal()
  expect(location.pathname).toBe('/reports')
})
