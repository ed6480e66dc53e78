import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { fetchingIn, goTo, tabTo } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens the page as a user, with settings of the fake API such as `mock-fault=createTopUp:500:internal_error`. */
async function open(page: Page, { as = 'aino.virtanen', path = '/load-benefit', settings = [] as string[] } = {}) {
  await openAs(page, path, { as, settings })
}

const summary = (page: Page) => page.getByRole('main').locator('section', { hasText: /^(Yhteenveto|Summary)/ })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: m.table_select_row({ row: name }) })
const amount = (page: Page) => page.getByLabel(m.top_up_amount())
const submit = (page: Page) => page.getByRole('button', { name: m.top_up_submit() })
/** Presses a button with aria-disabled, which then says why it is disabled. */
const pressAnyway = (page: Page) => submit(page).press('Enter')
const dialog = (page: Page) => page.getByRole('dialog', { name: m.top_up_confirm_title() })
const outcome = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })
/** The rows of a summary as `label value`. */
const rows = async (part: ReturnType<typeof summary>) =>
  (await part.locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))

const THREE = ['Ahola, Liisa', 'Alanen, Julia', 'Alanen, Mika']

/** Fills a valid load of 20,00 € recreational benefit for three people. */
async function fill(page: Page, { benefit = m.benefits_recreational(), sum = '20', people = THREE } = {}) {
  await page.getByRole('radio', { name: benefit }).check()
  await amount(page).fill(sum)
  for (const name of people) await box(page, name).check()
}
async function ask(page: Page) {
  await submit(page).click()
  await expect(dialog(page)).toBeVisible()
}
const confirm = (page: Page) => dialog(page).getByRole('button').filter({ hasText: '€' }).click()

/** Records posted loads and polls of running loads. */
function watchCalls(page: Page) {
  const calls = { posted: [] as unknown[], polls: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isPost = request.method() === 'POST'
    if (pathname === '/api/top-up-load/in-progress') calls.polls += 1
    if (pathname === '/api/top-up-load' && isPost) calls.posted.push(request.postDataJSON())
  })
  return calls
}

// Other journeys of a load are tested in jsdom (src/features/top-up/load-journeys.test.tsx).
test('a direct load shows figures, dry run, progress, result and report, and can be followed by another, whose long names wrap beside the amounts [TOP-02] [TOP-03] [TOP-19]', async ({
  page,
}) => {
  await page.clock.install()
  const calls = watchCalls(page)
  await open(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    m.top_up_step_benefit(),
    m.top_up_step_schedule(),
    m.top_up_step_amount(),
    m.top_up_step_employees(),
    m.top_up_step_payment(),
    m.top_up_summary(),
  ])
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await pressAnyway(page)
  await expect(page.getByText(m.top_up_error_benefit()).first()).toBeVisible()
  await fill(page)
  await expect
    .poll(() => rows(summary(page)))
    .toEqual([
      `${m.top_up_recipients()} ${m.top_up_recipients_many({ count: '3', amount: '20,00 €' })}`,
      'Ladattava summa 60,00 €',
      'Palvelumaksu 5 % 3,00 €',
      'Palvelumaksun alv 25,5 % 0,77 €',
      'Yhteensä 63,77 €',
      'Saldo nyt 4 812,40 €',
      'Saldo latauksen jälkeen 4 748,63 €',
    ])
  await ask(page)
  await expect
    .poll(() => rows(dialog(page)))
    .toEqual(['Etu Virike-etu', 'Latauspäivä Heti', 'Maksu Veloitus saldosta', ...(await rows(summary(page)))])
  // The dry run shows who gets how much, and who gets nothing and why.
  await dialog(page)
    .getByText(m.top_up_getting({ count: '3' }))
    .click()
  await expect(dialog(page).getByRole('row', { name: 'Alanen, Julia 20,00 €' })).toBeVisible()
  await dialog(page).getByText('Jäävät ilman latausta: 35').click()
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `${m.top_up_on_hold()}: 3` }),
  ).toBeVisible()
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `${m.top_up_reason_not_chosen()}: 25` }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(calls.posted).toEqual([])
  // From here on only the test lets time pass, so that polls can be counted.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  /** Replies are read within a few ms of the clock. */
  const replied = (what: () => Promise<unknown>) =>
    expect(async () => {
      await page.clock.runFor(10)
      await what()
    }).toPass()
  await confirm(page)

  await replied(() => expect(outcome(page, m.top_up_running_title())).toBeFocused({ timeout: 100 }))
  await expect(page.getByRole('status').filter({ hasText: m.top_up_running_title() })).toBeAttached()
  expect(calls.posted).toEqual([
    {
      amount: '2000',
      benefitType: 'recreational',
      beneficiariesIds: expect.arrayContaining([expect.stringMatching(/^e-/)]),
      paymentMethod: 'deduction',
      showOnHoldBeneficiaries: false,
    },
  ])
  // The three seconds to the next poll begin when the page has read the reply to the one before.
  const hasRead = () => replied(async () => expect(await fetchingIn(page)).toBe(0))
  await hasRead()
  const before = calls.polls
  for (let polls = 1; polls <= 3; polls += 1) {
    await page.clock.runFor(3000)
    await expect.poll(() => calls.polls - before).toBe(polls)
    await hasRead()
  }
  await page.clock.fastForward(18_000)
  await page.clock.resume()
  await expect(outcome(page, m.top_up_done_title())).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: m.top_up_done_text({ count: '3' }) })).toBeAttached()
  await expect(page.getByText('Ilman latausta: 35')).toBeVisible()
  await expectAccessible(page)
  const done = calls.polls
  await page.clock.runFor(10_000)
  expect(calls.polls).toBeLessThanOrEqual(done + 1)
  await expect(page.getByRole('link', { name: m.top_up_report() })).toHaveAttribute('href', /^\/reports\/topups\/t-/)
  await page.getByRole('button', { name: m.top_up_another() }).click()
  await expect(amount(page)).toHaveValue('')
  await expect(page.getByRole('radio', { name: m.benefits_recreational() })).not.toBeChecked()
  await expect(summary(page)).toContainText('Saldo nyt4 748,63 €')

  // A long name wraps, so that the amounts stay in sight.
  await page.getByRole('radio', { name: m.benefits_recreational() }).check()
  await page.getByLabel(m.top_up_employees_search()).fill('hammar')
  const table = page.getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveText([/^Von Essen/])
  for (const width of [1440, 1280, 1078]) {
    await page.setViewportSize({ width, height: 900 })
    const hidden = () => table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : NaN))
    // Up to 24 px may be scrolled out of sight: that is the padding at the end of a row.
    await expect.poll(hidden, `at ${width} px`).toBeLessThanOrEqual(24)
  }
})

// A reload is tested in jsdom (src/features/top-up/money-once.test.tsx).
test('a load in English works by keyboard alone; returning while it runs shows its progress [TOP-08]', async ({
  page,
  context,
}) => {
  // The clock stands still, so that the load does not end while a slow machine checks it.
  await context.clock.setFixedTime(Date.now())
  await open(page, { path: '/en/load-benefit' })
  const main = page.getByRole('main')
  await expect(main.getByRole('radio').first()).toBeVisible()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await tabTo(main.getByRole('radio', { name: m.benefits_lunch({}, { locale: 'en' }) }))
  await press('Space', 'ArrowDown')
  await expect(main.getByRole('radio', { name: m.benefits_recreational({}, { locale: 'en' }) })).toBeChecked()
  await tabTo(page.getByLabel(m.top_up_amount({}, { locale: 'en' })))
  await page.keyboard.type('20')
  const first = page.getByRole('checkbox', { name: m.table_select_row({ row: 'Ahola, Liisa' }, { locale: 'en' }) })
  await expect(first).toBeVisible()
  await tabTo(first)
  await press('Space')
  await tabTo(page.getByRole('button', { name: m.top_up_submit({}, { locale: 'en' }) }))
  await press('Enter')
  const question = page.getByRole('dialog', { name: m.top_up_confirm_title({}, { locale: 'en' }) })
  await expect(question).toBeVisible()
  await tabTo(question.getByRole('button', { name: /^Load / }))
  await press('Enter')
  await expect(outcome(page, m.top_up_running_title({}, { locale: 'en' }))).toBeFocused()
  await page.getByRole('link', { name: m.menu_employees({}, { locale: 'en' }) }).press('Enter')
  // Wait until the heading has the focus: an earlier key press would be lost.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: m.top_up_title({}, { locale: 'en' }) }).press('Enter')
  await expect(outcome(page, m.top_up_running_title({}, { locale: 'en' }))).toBeVisible()
  await test.step('a deposit in English works by keyboard alone [FMT-01]', async () => {
    await goTo(page, '/en/load-account')
    await expect(page.getByRole('heading', { level: 1, name: m.deposit_title({}, { locale: 'en' }) })).toBeFocused()
    await page.getByLabel(m.deposit_amount({}, { locale: 'en' })).focus()
    await page.keyboard.type('25,50')
    await expect(page.getByRole('radio', { name: 'Nordea', exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: 'Nordea', exact: true })).toBeChecked()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const confirm = page
      .getByRole('dialog', { name: m.deposit_confirm_title({}, { locale: 'en' }) })
      .getByRole('button', { name: m.deposit_confirm_provider({}, { locale: 'en' }) })
    await expect(confirm).not.toHaveAttribute('aria-disabled')
    await tabTo(confirm)
    const started = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/payments')
    await page.keyboard.press('Enter')
    // The provider leads back to the page in English.
    expect((await started).postDataJSON()).toMatchObject({
      locale: 'en',
      successUrl: expect.stringMatching(/\/en\/load-account\/status\/pay-/),
    })
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  })
})
