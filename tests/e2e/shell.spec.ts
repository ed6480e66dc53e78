import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { SCREENS } from '../../generated/screens'
import { expect, expectAccessible, test } from './portal-test'
import { goTo } from './screens'

const EMPLOYEES_PART = new RegExp(`/assets/${SCREENS['/beneficiaries'].chunk}-.*\\.js$`)

const sideMenu = (page: Page) => page.getByRole('navigation', { name: m.menu_label() })

test('the side menu is a drawer below 1078 px, compact above that, and wide above 1684 px; Escape, backdrop, button and entries close the drawer [NAV-04]', async ({
  page,
}) => {
  const resize = (width: number) => page.setViewportSize({ width, height: 900 })
  await resize(1077)
  await page.goto('/profile?mock-persona=aino.virtanen')
  const opener = page.getByRole('banner').getByRole('button', { name: m.menu_open(), exact: true })
  const groupName = sideMenu(page).getByText(m.menu_group_money())
  const widthOfMenu = async () => (await sideMenu(page).boundingBox())?.width

  await expect(opener).toBeVisible()
  await expect(sideMenu(page)).toBeHidden()
  await resize(1078)
  await expect(opener).toBeHidden()
  await expect(sideMenu(page)).toBeVisible()
  await expect.poll(() => widthOfMenu()).toBe(120)
  await expect(groupName).toBeHidden()
  // The top bar is 73 px high; the side menu begins below it.
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(73)
  await expect.poll(async () => (await sideMenu(page).boundingBox())?.y).toBe(73)
  await resize(1684)
  await expect.poll(() => widthOfMenu()).toBe(120)
  await resize(1685)
  await expect.poll(() => widthOfMenu()).toBe(256)
  await expect(sideMenu(page).getByText(m.menu_group_benefits(), { exact: true })).toBeVisible()

  await resize(800)
  const drawer = page.getByRole('dialog', { name: m.menu_label() })
  await opener.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.mouse.click(780, 400)
  await expect(drawer).toBeHidden()
  await opener.click()
  await drawer.getByRole('button', { name: m.menu_close() }).click()
  await expect(drawer).toBeHidden()
  await opener.click()
  await drawer.getByRole('link', { name: m.menu_help() }).click()
  await expect(page).toHaveURL('/help')
  await expect(drawer).toBeHidden()
  // The focus is on the heading, so a screen reader announces the page.
  await expect(page.getByRole('heading', { level: 1, name: m.menu_help() })).toBeFocused()

  await test.step('nothing of the compact menu is cut with the spacing of WCAG 1.4.12', async () => {
    await resize(1078)
    await page.addStyleTag({
      content: '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    })
    const cut = () =>
      sideMenu(page)
        .getByRole('link')
        .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length)
    await expect.poll(cut).toBe(0)
  })
  await test.step('what has the focus is never under the bar', async () => {
    await page.setViewportSize({ width: 1078, height: 500 })
    await page.getByRole('main').getByRole('link').last().focus()
    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      const top = () =>
        page.evaluate(() => {
          const focused = document.activeElement
          return focused?.closest('main') ? focused.getBoundingClientRect().top : 73
        })
      await expect.poll(top).toBeGreaterThanOrEqual(73)
    }
  })
  await test.step('a new route scrolls to the top, a new query string does not [FMT-06]', async () => {
    await page.setViewportSize({ width: 1440, height: 490 })
    await goTo(page, '/profile')
    const scrolled = () => page.evaluate(() => window.scrollY)
    const scrollDown = () => page.evaluate(() => window.scrollTo(0, 200))
    const menu = page.getByRole('navigation')
    await menu.getByRole('link', { name: m.help_title() }).press('Enter')
    // Wait until the heading has the focus: an earlier key press would be lost.
    await expect(page.getByRole('heading', { level: 1, name: m.help_title() })).toBeFocused()
    await scrollDown()
    await expect.poll(scrolled).toBe(200)
    await menu.getByRole('link', { name: m.menu_employees() }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: m.menu_employees() })).toBeVisible()
    await expect.poll(scrolled).toBe(0)
    await goTo(page, '/profile')
    const press = (name: string) => page.getByRole('tab', { name }).evaluate((tab: HTMLElement) => tab.click())
    await press(m.profile_tab_password())
    await expect(page).toHaveURL('/profile?tab=password')
    await expect(page.getByLabel(m.password_current(), { exact: true })).toBeVisible()
    // Scroll only so far that the tabs stay visible.
    await page.evaluate(() => window.scrollTo(0, 40))
    await expect.poll(scrolled).toBe(40)
    await press(m.profile_tab_details())
    await expect(page).toHaveURL('/profile?tab=details')
    await expect(page.getByLabel(m.sign_up_first_name())).toBeVisible()
    await page.getByRole('button', { name: m.account_menu() }).press('Enter')
    await page.getByRole('menuitem', { name: 'In English' }).press('Enter')
    await expect(page.getByLabel(m.sign_up_first_name({}, { locale: 'en' }))).toBeVisible()
    await expect.poll(() => scrolled()).toBe(40)
  })
})

test.describe('an error while rendering', () => {
  // React logs errors that an error boundary catches.
  test.use({ allowErrors: [/./] })

  test('a chunk that is missing after a deploy shows an error screen inside the frame, an uncaught error a popup that asks to reload; after an error in the frame the page still works [NAV-11]', async ({
    page,
    context,
  }) => {
    const failed = page.getByRole('main').getByRole('alert')
    await context.route(EMPLOYEES_PART, (route) => route.abort())
    await page.goto('/profile?mock-persona=aino.virtanen')
    await sideMenu(page).getByRole('link', { name: m.menu_employees() }).click()
    await expect(failed).toContainText(m.error_screen_title())
    await expect(page.getByRole('button', { name: m.try_again() })).toBeVisible()
    await expect(sideMenu(page)).toBeVisible()
    await sideMenu(page).getByRole('link', { name: m.menu_help() }).click()
    await expect(page.getByRole('heading', { level: 1, name: m.menu_help() })).toBeVisible()
    await expect(failed).toHaveCount(0)
    await context.unroute(EMPLOYEES_PART)

    await page.evaluate(() => {
      setTimeout(() => {
        throw Object.assign(new Error('broken'), { stack: `Error: broken\n at ${location.origin}/assets/a.js` })
      })
    })
    const popup = page.getByRole('alertdialog')
    await expect(popup).toContainText('Lataa sivu uudelleen.')
    await expectAccessible(page)
    // A browser closes a dialog at the second Escape, even when the first was refused.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(10, 300)
    await expect(popup).toBeVisible()
    // The toast about the missing chunk, which lies above the popup, has such a button too.
    await popup.getByRole('contentinfo').getByRole('button', { name: m.blocking_reload() }).click()
    await expect(popup).toHaveCount(0)
    // The chunk that was missing loads now.
    await sideMenu(page).getByRole('link', { name: m.menu_employees() }).click()
    await expect(page.getByRole('heading', { level: 1, name: m.menu_employees() })).toBeVisible()
    await sideMenu(page).getByRole('link', { name: m.menu_help() }).click()
    await expect(page.getByRole('heading', { level: 1, name: m.menu_help() })).toBeVisible()

    await page.evaluate(() => {
      // The frame sets the title at each change of language, so this makes it throw.
      Object.defineProperty(document, 'title', {
        set: () => {
          throw new Error('the frame is broken')
        },
      })
    })
    await page.getByRole('button', { name: m.account_menu() }).click()
    await page.getByRole('menuitem', { name: 'In English' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: m.error_screen_title({}, { locale: 'en' }) }),
    ).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(m.app_name({}, { locale: 'en' }))
    await page
      .getByRole('main')
      .getByRole('button', { name: m.blocking_reload({}, { locale: 'en' }) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: m.help_title({}, { locale: 'en' }) })).toBeVisible()
  })
})
