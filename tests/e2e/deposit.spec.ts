import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page as somebody, with settings of the fake API: `mock-fault=createDeposit:drop`. */
async function open(page: Page, path: string, settings: string[] = [], as = 'aino.virtanen') {
  const query = [`mock-persona=${as}`, ...settings]
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`)
}

const amount = (page: Page) => page.getByLabel('Siirrettävä summa')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vahvista siirto' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const provider = (page: Page) => page.getByRole('heading', { name: 'Testimaksupalvelu' })

/** From the empty form to the provider's page. */
async function payBy(page: Page, method: string, sum = '1500') {
  await amount(page).fill(sum)
  await page.getByRole('radio', { name: method, exact: true }).check()
  await page.getByRole('button', { name: /^Siirrä \d/ }).click()
  await dialog(page).getByRole('button', { name: 'Siirry maksamaan' }).click()
}

test('a deposit by a bank: amount, method with its image, confirmation, provider, result, fresh balance [DEP-02] [DEP-08] [PAY-03] [PAY-04] [PAY-14]', async ({
  page,
}) => {
  await open(page, '/load-account')
  await expect(heading(page)).toHaveText('Siirrä rahaa')
  await expectAccessible(page)
  await payBy(page, 'OP')
  await expect(provider(page)).toBeVisible()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await page.waitForURL(/\/load-account\/status\/pay-/)
  await expect(heading(page)).toHaveText('Raha on tilillä')
  await expect(page.getByRole('definition').first()).toHaveText('1 500,00 €')
})
