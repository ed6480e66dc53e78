import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, logInAs, openAs, test, watchRequests } from './portal-test'

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

test('an order needs a benefit and both ticks, fails in its summary, goes once and leads to benefits [HOM-04] [HOM-08] [HOM-10]', async ({
  page,
}) => {
  const sent = watchRequests<unknown>(page, ({ path, request }) =>
    path === '/api/cross-selling/order' ? request.postDataJSON() : undefined,
  )
  const ready = region(page, 'Edut, jotka voit tilata')
  // Folded under what the day needs.
  const unfold = () => ready.getByText('Tilaa lisää etuja').click()
  const send = ready.getByRole('button', { name: 'Tilaa edut' })
  const summary = region(page, 'Tilauksen yhteenveto')
  const tick = (name: string) => ready.getByRole('checkbox', { name }).check()
  await open(page, { faults: ['orderCrossSelling!:403:access_denied'] })
  await unfold()
  await expect(ready.getByRole('link', { name: 'Avaa hinnasto' })).toHaveAttribute('href', /hinnasto$/)
  await expect(ready.getByRole('link', { name: 'Avaa käyttöehdot' })).toHaveAttribute('href', /ehdot$/)
  // A button that says why it waits; a press leads to what is missing.
  await send.hover({ force: true })
  await expect(page.getByRole('tooltip', { name: 'Valitse ensin edut, jotka haluat tilata.' })).toBeVisible()
  await send.click({ force: true })
  await expect(ready.getByRole('checkbox').first()).toBeFocused()
  await tick('Hierontaetu')
  await expect(summary.getByRole('listitem')).toHaveText(['Hierontaetu'])
  await tick('Hyväksyn palvelun käyttöehdot')
  await send.hover({ force: true })
  await expect(page.getByRole('tooltip', { name: 'Hyväksy ensin käyttöehdot ja hinnasto.' })).toBeVisible()
  await send.click({ force: true })
  await expect(ready.getByRole('checkbox', { name: 'Hyväksyn hinnaston' })).toBeFocused()
  expect(sent).toEqual([])
  await tick('Hyväksyn hinnaston')
  await send.click()
  await expect(summary.getByRole('alert')).toContainText(m.home_order_failed())
  for (const box of await ready.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await expectAccessible(page)

  await send.dblclick()
  await expect(ready).toContainText('Tilaus onnistui: Hierontaetu')
  expect(sent).toEqual([{ benefits: ['massage'] }, { benefits: ['massage'] }])
  await expect(region(page, 'Käytössä olevat edut').getByRole('heading', { level: 3 })).toHaveText([
    'Lounasetu',
    'Virike-etu',
    'Työmatkaetu',
    'Hierontaetu',
  ])
  await expect(send).toHaveCount(0)
  await expectAccessible(page)
  await ready.getByRole('link', { name: 'Hallinnoi etuja' }).click()
  await expect(page).toHaveURL('/manage-benefits')

  // The order arrives, its answer is lost: nothing is asked for a second time.
  await open(page, { as: 'riikka.salminen', faults: ['orderCrossSelling!:drop'] })
  await unfold()
  await tick('Hyvinvointietu')
  await tick('Hyväksyn palvelun käyttöehdot')
  await tick('Hyväksyn hinnaston')
  await send.click()
  await expect(ready).toContainText('Tilaus onnistui: Hyvinvointietu')
  await expect(ready.getByRole('checkbox', { name: 'Virike-etu' })).not.toBeChecked()
  expect(sent).toHaveLength(3)
})

test('lunch and recreational are one Duo and sent as two; what somebody else has ordered is said [HOM-04] [HOM-08] [HOM-10]', async ({
  page,
}) => {
  await open(page, {
    path: '/en',
    faults: ['listBenefits:example:200:new_customer', 'listBenefitGroups:example:200:none'],
  })
  const ready = region(page, m.home_ready({}, { locale: 'en' }))
  await ready.getByText('Order more benefits').click()
  await expect(ready.getByRole('group', { name: 'Choose benefits' }).getByRole('checkbox')).toHaveCount(4)
  await ready.getByRole('checkbox', { name: 'Duo' }).check()
  await ready.getByRole('checkbox', { name: m.home_order_terms({}, { locale: 'en' }) }).check()
  await ready.getByRole('checkbox', { name: 'I accept the price list' }).check()
  const order = page.waitForRequest('**/api/cross-selling/order')
  await ready.getByRole('button', { name: 'Order benefits' }).click()
  expect((await order).postDataJSON()).toEqual({ benefits: ['lunch', 'recreational'] })
  const alert = region(page, 'Order summary').getByRole('alert')
  await expect(alert).toContainText(m.home_order_failed({}, { locale: 'en' }))
  await expect(alert).toContainText('The benefit has already been ordered.')
  await expect(ready.getByRole('checkbox', { name: 'Duo' })).toBeChecked()
})

test('a new customer is led through the set-up, step by step [HOM-02] [HOM-09] [HOM-11]', async ({ page }) => {
  await open(page, { as: 'niko.rautio' })
  const wizard = region(page, 'Ota edut käyttöön')
  const steps = wizard.getByRole('list').getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText([
    'Valitse edut',
    'Lisää työntekijät',
    'Siirrä rahaa',
    'Lataa etua',
  ])
  await expect(wizard).toContainText('Edut ovat käytettävissä 15 minuutin kuluttua käyttöönotosta.')
  await expect(wizard).toContainText('Valmiina 0/4')
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await expect(region(page, 'Kuukausimaksu')).toContainText('kun maksua on kertynyt 5 €')
  await expect(region(page, 'Kuukausimaksu')).toContainText('arvonlisävero 25,5 %')
  await expect(region(page, 'Näin edut toimivat').getByRole('listitem')).toHaveCount(3)
  await expect(region(page, m.home_balance())).toHaveCount(0)
  await steps.getByRole('link', { name: 'Hallinnoi etuja' }).click()
  await page.getByRole('link', { name: /Hierontaetu/ }).click()
  await page.getByRole('button', { name: 'Luo eturyhmä' }).click()
  await page.getByLabel('Eturyhmän nimi').fill('Hieronta')
  await page.getByLabel('Enimmäismäärä työntekijää kohti').fill('200')
  await page.getByLabel('Suora lataus').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Luo eturyhmä' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/en')
  const english = region(page, 'Set up your benefits')
  const englishSteps = english.getByRole('list').getByRole('listitem')
  await expect(english).toContainText('1/4 done')
  await expect(englishSteps.nth(0)).toContainText('Choose benefits Done')
  await expect(englishSteps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(englishSteps.nth(1).getByRole('link', { name: 'Add employees' })).toHaveAttribute(
    'href',
    '/en/beneficiaries',
  )
  await expect(english).toContainText(m.home_set_up_ready({}, { locale: 'en' }))
  await expect(region(page, 'Monthly fee')).toContainText('The first invoice is sent once the fee reaches 5 €.')
})

test('what cannot be read is said in its place and can be read again; who may not order is told so [HOM-03] [HOM-09] [NAV-08]', async ({
  page,
}) => {
  await open(page, {
    faults: [
      'listBanners:500:internal_error',
      'readNotices:500:internal_error',
      'readCompanyAccounts!:500:internal_error',
      'listBenefits!:wrong-shape',
    ],
  })
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByText(m.home_balance_failed())).toBeVisible()
  await expect(page.getByText(m.benefits_list_failed())).toBeVisible()
  await expect(page.getByRole('link', { name: m.home_support_help() })).toBeVisible()
  await expect(region(page, 'Ajankohtaista')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Yritä uudelleen' }).first().click()
  await expect(region(page, m.home_balance())).toContainText('4 812,40 €')
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(region(page, 'Käytössä olevat edut').getByRole('listitem')).toHaveCount(3)

  await open(page, { as: 'niko.rautio', faults: ['readSettings:500:internal_error'] })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByText(/arvonlisävero 24\s%/)).toBeAttached()

  await open(page, { as: 'saara.kivela' })
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Setelitilaukset eivät ole käytössä' })).toBeVisible()
  await expect(page.getByText('Yritykselläsi ei ole oikeutta tilata paperiseteleitä.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: m.home_blocked_help() }).click()
  await expect(page).toHaveURL('/help')
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
