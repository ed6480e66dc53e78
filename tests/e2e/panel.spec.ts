import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, test } from './portal-test'

const opener = (page: Page) => page.getByRole('button', { name: 'Fake API' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Fake API' })
const said = (page: Page) => panel(page).getByRole('status').first()
const account = (page: Page) => page.getByRole('button', { name: m.account_menu() })

async function openPanel(page: Page) {
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
}
const openSection = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).click()
const timeOf = (page: Page) => panel(page).getByRole('time')

test('the panel opens by button and shortcut, logs a persona in by keyboard alone, and ends the session by its clock [MCK-05]', async ({
  page,
}) => {
  await test.step('an expired session can be opened by URL [MCK-04]', async () => {
    await page.goto('/profile?mock-scenario=expired-session')
    await expect(page.getByText(m.session_expired()).first()).toBeVisible()
  })
  await openPanel(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Alt+Shift+M')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Alt+Shift+M')
  await expect(panel(page)).toBeHidden()

  await page.keyboard.press('Alt+Shift+M')
  await expect(panel(page)).toBeVisible()
  await panel(page).getByLabel('Scenario').focus()
  await page.keyboard.type('low')
  await expect(panel(page).getByLabel('Scenario')).toHaveValue('low-balance')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Logged in as kerttu.makela')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeVisible()

  // An hour later the session has expired in both portal and fake API.
  await openPanel(page)
  await openSection(page, 'Clock')
  await panel(page).getByRole('button', { name: '+1h' }).click()
  await expect(said(page)).toHaveText('Moved the clock by +1h')
  await page.keyboard.press('Escape')
  await expect(page.getByText(m.session_expired()).first()).toBeVisible()
  await expect(page).toHaveURL('/login')

  await test.step('an admin’s link can be opened by URL [MCK-04]', async () => {
    await page.goto('/help?mock-scenario=impersonated')
    await expect(page).not.toHaveURL(/impersonation|login/)
    await expect(account(page)).toBeVisible()
  })
})

test('takes every setting from the URL, logs in and opens the page; all tabs share one clock [MCK-05]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(
    '/help?mock-scenario=large&mock-clock=%2B2d&mock-latency=50&mock-fault=listCountries:503:service_unavailable&keep=1#top',
  )
  await expect(opener(page)).toBeVisible()
  await expect(page).toHaveURL(/\/help\?keep=1#top$/)
  await expect(account(page)).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await fetch('/api/countries')).status)).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  await openPanel(page)
  const sections = ['Clock', 'Latency and answers', 'Payments and loads', 'Mail', 'Calls', 'Data']
  for (const name of sections) await openSection(page, name)
  await expect
    .poll(async () => Date.parse((await timeOf(page).textContent()) ?? '') - Date.now())
    .toBeGreaterThan(47 * 3_600_000)
  await expect(panel(page).getByLabel(/^Latency/)).toHaveValue('50')
  await expect(panel(page).getByText('mock-latency=50', { exact: false })).toBeVisible()
  await expect(panel(page).getByLabel(/^Company/)).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(() => panel(page).evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBeLessThanOrEqual(0)

  const other = await context.newPage()
  await other.goto('/help')
  await expect(opener(other)).toBeVisible()
  const year = new Date().getFullYear()
  await panel(page)
    .getByLabel('To the date')
    .fill(`${year + 1}-12-02`)
  await panel(page).getByRole('button', { name: 'Move', exact: true }).click()
  await expect(timeOf(page)).toContainText(`${year + 1}-12-02T10:00`)
  await openPanel(other)
  await openSection(other, 'Clock')
  await expect(timeOf(other)).toContainText(`${year + 1}-12-02T10:00`)
})
