import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, PASSWORD, test } from './portal-test'

// The rest of the login is tested in jsdom (src/features/login/login-flow.test.tsx).
test('after the login at /, home replaces it only with its frame and title; from 800 px a panel is next to the form [SES-05] [NAV-04]', async ({
  page,
}) => {
  await page.goto('/?mock-latency=600')
  await expect(page).toHaveTitle(`${m.login_title()} – ${m.app_name()}`)
  const panel = page.getByRole('heading', { name: m.login_panel_title() })
  await page.setViewportSize({ width: 799, height: 900 })
  await expect(panel).toBeHidden()
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(m.login_username()).fill('aino.virtanen')
  await page.getByLabel(m.login_password(), { exact: true }).fill(PASSWORD)
  // Checks each frame while home loads: the login form is never shown with a user's menus or home's title.
  await page.evaluate((homeTitle) => {
    const mixed: string[] = []
    Object.assign(window, { mixed })
    const look = () => {
      const isLogin = document.querySelector('input[name=password]') !== null
      if (isLogin && document.querySelector('nav, [aria-haspopup=menu]')) mixed.push('menu')
      if (isLogin && document.title.startsWith(homeTitle)) mixed.push('title')
      requestAnimationFrame(look)
    }
    look()
  }, m.home_title())
  await page.getByRole('main').getByRole('button', { name: m.login_submit() }).click()
  await expect(page.getByRole('heading', { level: 1, name: m.home_greeting({ name: 'Aino' }) })).toBeVisible()
  await expect(page).toHaveTitle(`${m.home_title()} – ${m.app_name()}`)
  // The screen is too narrow for a side menu, so the menu is a drawer.
  await expect(page.getByRole('button', { name: m.menu_open(), exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'mixed' in window && window.mixed)).toEqual([])
})
