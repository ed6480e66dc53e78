import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, test } from './portal-test'

/** Sets the time of the browser, and with it of portal and fake API, before the page is opened. */
const at = (page: Page, time: string) => page.clock.setSystemTime(new Date(time))

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hei Aino' })

test('guests meet the login form at /, a signatory the dashboard [SES-05] [SES-25]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Käyttäjätunnus', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await logInAs(page, 'aino.virtanen')
  await expect(page).toHaveURL('/')
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByLabel('Käyttäjätunnus', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(greeting(page)).toBeVisible()
})

test('switching the language keeps home and changes title and language of the document [FMT-02]', async ({ page }) => {
  await logInAs(page, 'aino.virtanen')
  await expect(greeting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Oma tili' }).click()
  await page.getByRole('menuitem', { name: 'In English' }).click()
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Aino' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^Home – /)
})

test('news are a carousel in the language of the page, promotions those of the day [HOM-05]', async ({ page }) => {
  await at(page, '2026-04-30T20:59:00Z') // the last minute of April in Helsinki
  await logInAs(page, 'aino.virtanen')
  const news = page.getByRole('region', { name: 'Ajankohtaista' })
  await expect(news.getByRole('heading', { name: 'Palkanlaskennan raportit yhdestä paikasta' })).toBeAttached()
  await expect(news.getByRole('heading', { name: 'Payroll reports in one place' })).toHaveCount(0)
  const promotions = page.getByRole('region', { name: 'Kampanjat' })
  await expect(promotions.getByRole('heading', { level: 3 })).toHaveText(['Hyvinvointia kevääseen'])

  await at(page, '2026-04-30T21:00:00Z') // the first of May
  await page.goto('/en')
  await expect(page.getByRole('region', { name: 'Campaigns' }).getByRole('heading', { level: 3 })).toHaveText([
    'To work by bike and by train',
  ])
  const englishNews = page.getByRole('region', { name: 'News' })
  await expect(englishNews.getByRole('heading', { name: 'Payroll reports in one place' })).toBeAttached()
  await expect(englishNews.getByRole('heading', { name: 'Palkanlaskennan raportit' })).toHaveCount(0)
})

test('the carousel turns to the next news by keyboard [HOM-05]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logInAs(page, 'aino.virtanen')
  const news = page.getByRole('region', { name: 'Ajankohtaista' })
  await expect(news.getByText(/^1 \/ \d$/)).toBeVisible()
  await news.getByRole('button', { name: 'Seuraava uutinen' }).focus()
  await page.keyboard.press('Enter')
  await expect(news.getByText(/^2 \/ \d$/)).toBeVisible()
})

test('the support box leads to both guides and to help [HOM-06]', async ({ page }) => {
  await logInAs(page, 'aino.virtanen')
  const box = page.getByRole('heading', { name: 'Tarvitsetko apua?' }).locator('xpath=ancestor::section')
  const employer = box.getByRole('link', { name: 'Työnantajan opas' })
  await expect(employer).toHaveAttribute('href', 'https://tuki.etuportaali.example/tyonantaja')
  await expect(employer).toHaveAttribute('rel', /noopener/)
  await expect(box.getByRole('link', { name: 'Työntekijän opas' })).toHaveAttribute(
    'href',
    'https://tuki.etuportaali.example/tyontekija',
  )
  await box.getByRole('link', { name: 'Avaa ohjesivu' }).click()
  await expect(page).toHaveURL('/help')
})

test('the notice shows to the end of 28 August 2024 and never after [HOM-07]', async ({ page }) => {
  const notice = page.getByText('Raportit uudistuvat', { exact: true })
  await at(page, '2024-08-28T20:59:00Z') // the last minute of the day in Helsinki
  await logInAs(page, 'aino.virtanen')
  await expect(notice).toBeVisible()
  await at(page, '2024-08-28T21:00:00Z')
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ajankohtaista' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('closing the notice is remembered, over a reload and the next login [HOM-07]', async ({ page }) => {
  const notice = page.getByText('Raportit uudistuvat', { exact: true })
  await at(page, '2024-08-20T08:00:00Z')
  await logInAs(page, 'aino.virtanen')
  await page.getByRole('button', { name: 'Sulje tiedote' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ajankohtaista' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('home stands without its content files [HOM-05]', async ({ page }) => {
  await page.goto('/login?mock-fault=listBanners:500:internal_error&mock-fault=readNotices:500:internal_error')
  await expect(page).toHaveURL('/login') // the settings are taken up
  await logInAs(page, 'aino.virtanen')
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Avaa ohjesivu' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ajankohtaista' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without voucher ordering a sole voucher manager is told so, with a way to help [NAV-08]', async ({ page }) => {
  await logInAs(page, 'saara.kivela')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Setelitilaukset eivät ole käytössä' })).toBeVisible()
  await expect(page.getByText('Yritykselläsi ei ole oikeutta tilata paperiseteleitä.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ohje ja asiakaspalvelu' }).click()
  await expect(page).toHaveURL('/help')
})

for (const path of ['/login', '/en/login'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at home, from ${path}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await at(page, '2024-08-20T08:00:00Z')
      await logInAs(page, 'aino.virtanen', path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Aino/)
      await expect(page.getByRole('button', { name: /^(Sulje tiedote|Close the notice)$/ })).toBeVisible()
      await expectAccessible(page)
    })
  }
}
