import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, logInAs, openAs, test } from './portal-test'

/** Sets the time of the browser, and with it of portal and fake API, before the page is opened. */
const at = (page: Page, time: string) => page.clock.setSystemTime(new Date(time))

/** Opens home as somebody, with faults of the fake API. */
/** HOM-01: they have ordered nothing, and arrive at the orders first. */
const NEW_COMPANIES = ['niko.rautio', 'riikka.salminen']

async function open(page: Page, { as = 'aino.virtanen', faults = [] as string[], path = '/' } = {}) {
  await openAs(page, path, { as, faults })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (!NEW_COMPANIES.includes(as)) return
  await expect(page).toHaveURL(/voucher-order-history$/)
  await page.getByRole('link', { name: /^(Etusivu|Home)$/ }).click()
  await expect(page).not.toHaveURL(/voucher-order-history/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hei Aino' })
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('guests meet the login form at /, a signatory the dashboard with balance, benefits and help [SES-25] [HOM-03] [HOM-06]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByLabel('Käyttäjätunnus', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await logInAs(page, 'aino.virtanen')
  await expect(page).toHaveURL('/')
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByLabel('Käyttäjätunnus', { exact: true })).toHaveCount(0)

  const balance = region(page, m.home_balance())
  await expect(balance).toContainText('4 812,40 €')
  await expect(balance.getByRole('link', { name: 'Siirrä rahaa' })).toHaveAttribute('href', '/load-account')
  // REQ-05: a balance that covers them leaves no requests waiting.
  await expect(balance).toContainText(m.home_balance_no_requests())
  const active = region(page, 'Käytössä olevat edut').getByRole('listitem')
  await expect(active.getByRole('heading')).toHaveText(['Lounasetu', 'Virike-etu', 'Työmatkaetu'])
  await expect(active.nth(0)).toContainText('Päiväraja 13,00 €')
  await expect(active.nth(2)).toContainText(m.benefits_badge_on_hold())
  await expect(active.nth(1).getByRole('link')).toHaveAttribute('href', '/manage-benefits/recreational')

  const help = region(page, 'Tarvitsetko apua?')
  const employer = help.getByRole('link', { name: 'Työnantajan opas' })
  await expect(employer).toHaveAttribute('href', 'https://tuki.etuportaali.example/tyonantaja')
  await expect(employer).toHaveAttribute('rel', /noopener/)
  await expect(help.getByRole('link', { name: 'Työntekijän opas' })).toHaveAttribute(
    'href',
    'https://tuki.etuportaali.example/tyontekija',
  )
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  await help.getByRole('link', { name: m.home_support_help() }).click()
  await expect(page).toHaveURL('/help')
})

test('news are a carousel in the language of the page, promotions those of the day [HOM-05] [FMT-02]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await at(page, '2026-04-30T20:59:00Z') // the last minute of April in Helsinki
  await logInAs(page, 'aino.virtanen')
  const news = region(page, 'Ajankohtaista').first()
  await expect(news.getByRole('heading', { name: 'Palkanlaskennan raportit yhdestä paikasta' })).toBeAttached()
  await expect(news.getByRole('heading', { name: 'Payroll reports in one place' })).toHaveCount(0)
  const promotions = region(page, 'Kampanjat')
  await expect(promotions.getByRole('heading', { level: 3 })).toHaveText(['Hyvinvointia kevääseen'])
  await expect(news.getByText(/^1 \/ \d$/)).toBeVisible()
  await news.getByRole('button', { name: 'Seuraava uutinen' }).focus()
  await page.keyboard.press('Enter')
  await expect(news.getByText(/^2 \/ \d$/)).toBeVisible()

  await page.getByRole('button', { name: m.account_menu() }).click()
  await page.getByRole('menuitem', { name: 'In English' }).click()
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Aino' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^Home – /)
  const englishNews = region(page, 'News').first()
  await expect(englishNews.getByRole('heading', { name: 'Payroll reports in one place' })).toBeAttached()
  await expect(englishNews.getByRole('heading', { name: 'Palkanlaskennan raportit' })).toHaveCount(0)

  await at(page, '2026-04-30T21:00:00Z') // the first of May
  await page.reload()
  await expect(region(page, m.home_promotions({}, { locale: 'en' })).getByRole('heading', { level: 3 })).toHaveText([
    'To work by bike and by train',
  ])
})

test('the notice shows to the end of 28 August 2024 and never after; closing it is remembered [HOM-07]', async ({
  page,
}) => {
  const notice = page.getByText('Raportit uudistuvat', { exact: true })
  const isGone = async () => {
    await expect(greeting(page)).toBeVisible()
    await expect(region(page, 'Ajankohtaista').first()).toBeVisible()
    await expect(notice).toHaveCount(0)
  }
  await at(page, '2024-08-28T20:59:00Z') // the last minute of the day in Helsinki
  await logInAs(page, 'aino.virtanen')
  await expect(notice).toBeVisible()
  await at(page, '2024-08-28T21:00:00Z')
  await page.reload()
  await isGone()
  await at(page, '2024-08-28T20:59:30Z')
  await page.reload()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Sulje tiedote' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await isGone()
})

test('axe finds nothing at home in either language, light and dark', async ({ page }) => {
  await at(page, '2024-08-20T08:00:00Z')
  for (const [as, path, colorScheme] of [
    ['aino.virtanen', '/', 'light'],
    ['aino.virtanen', '/en', 'dark'],
    ['niko.rautio', '/en', 'light'],
    ['niko.rautio', '/', 'dark'],
  ] as const) {
    // Before the page is opened: colours that are changing are no colours to judge.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, { as, path })
    await expect(page.getByRole('button', { name: /^(Sulje tiedote|Close the notice)$/ })).toBeVisible()
    await expectAccessible(page)
  }
})
