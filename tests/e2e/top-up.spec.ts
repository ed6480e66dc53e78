import type { Locator, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, PASSWORD, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens the page as somebody, with settings of the fake API: `mock-fault=createTopUp:500:internal_error`. */
async function open(page: Page, { as = 'aino.virtanen', path = '/load-benefit', settings = [] as string[] } = {}) {
  await openAs(page, path, { as, settings })
}

const summary = (page: Page) => page.getByRole('main').locator('section', { hasText: /^(Yhteenveto|Summary)/ })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Valitse ${name}` })
const all = (page: Page) => page.getByRole('checkbox', { name: 'Valitse kaikki' })
const amount = (page: Page) => page.getByLabel('Summa työntekijälle')
const submit = (page: Page) => page.getByRole('button', { name: 'Jatka vahvistukseen' })
/** A press on a button that says why it cannot be pressed. */
const pressAnyway = (page: Page) => submit(page).press('Enter')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vahvista lataus' })
const outcome = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })
/** The rows of a summary as `label value`. */
const rows = async (part: ReturnType<typeof summary>) =>
  (await part.locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))

const THREE = ['Ahola, Liisa', 'Alanen, Julia', 'Alanen, Mika']

/** A valid load of 20,00 € recreational benefit to three people. */
async function fill(page: Page, { benefit = 'Virike-etu', sum = '20', people = THREE } = {}) {
  await page.getByRole('radio', { name: benefit }).check()
  await amount(page).fill(sum)
  for (const name of people) await box(page, name).check()
}
async function ask(page: Page) {
  await submit(page).click()
  await expect(dialog(page)).toBeVisible()
}
const confirm = (page: Page) => dialog(page).getByRole('button').filter({ hasText: '€' }).click()

/** What is posted, and how often it is asked which loads run. */
function watchCalls(page: Page) {
  const calls = { posted: [] as unknown[], polls: 0, pendingChecks: [] as unknown[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isPost = request.method() === 'POST'
    if (pathname === '/api/top-up-load/in-progress') calls.polls += 1
    if (pathname === '/api/top-up-load' && isPost) calls.posted.push(request.postDataJSON())
    if (pathname === '/api/top-up-load/pending/for-benefit') calls.pendingChecks.push(request.postDataJSON())
  })
  return calls
}

test('who was chosen when the session expired is chosen again with the rest, and only then [SES-16]', async ({
  page,
}) => {
  const logIn = async () => {
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Käyttäjätunnus', { exact: true }).fill('aino.virtanen')
    await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Kirjaudu sisään', exact: true }).click()
    await expect(page).toHaveURL('/load-benefit')
  }
  const chosen = summary(page).locator('dl > div').filter({ hasText: 'Saajat' })
  await page.clock.install()
  await open(page)
  await fill(page)
  await page.clock.fastForward('25:00:00')
  await logIn()
  await page.getByRole('button', { name: m.form_draft_restore() }).click()
  await expect(amount(page)).toHaveValue('20,00')
  await expect(box(page, 'Ahola, Liisa')).toBeChecked()
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(THREE.length)
  await expect(chosen).toContainText('3')
  // Declined, it is gone: a later draft brings nobody back.
  await page.clock.fastForward('25:00:00')
  await logIn()
  await page.getByRole('button', { name: /^Hylkää/ }).click()
  await page.getByRole('radio', { name: 'Virike-etu' }).check()
  await amount(page).fill('30')
  await page.clock.fastForward('25:00:00')
  await logIn()
  await page.getByRole('button', { name: m.form_draft_restore() }).click()
  await expect(amount(page)).toHaveValue('30')
  await expect(box(page, 'Ahola, Liisa')).not.toBeChecked()
})

test('a direct load: figures, dry run, progress, done, report, and another one [TOP-02] [TOP-10] [TOP-19]', async ({
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
  await expect(page.getByText('Valitse etu.').first()).toBeVisible()
  await expectAccessible(page)
  await fill(page)
  expect(await rows(summary(page))).toEqual([
    `${m.top_up_recipients()} ${m.top_up_recipients_many({ count: '3', amount: '20,00 €' })}`,
    'Ladattava summa 60,00 €',
    'Palvelumaksu 5 % 3,00 €',
    'Palvelumaksun alv 25,5 % 0,77 €',
    'Yhteensä 63,77 €',
    'Saldo nyt 4 812,40 €',
    'Saldo latauksen jälkeen 4 748,63 €',
  ])
  await ask(page)
  expect(await rows(dialog(page))).toEqual([
    'Etu Virike-etu',
    'Latauspäivä Heti',
    'Maksu Veloitus saldosta',
    ...(await rows(summary(page))),
  ])
  // The dry run: who gets what, and who does not and why.
  await dialog(page)
    .getByText(m.top_up_getting({ count: '3' }))
    .click()
  await expect(dialog(page).getByRole('row', { name: 'Alanen, Julia 20,00 €' })).toBeVisible()
  await dialog(page).getByText('Jäävät ilman latausta: 35').click()
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `${m.top_up_reason_on_hold_hidden()}: 3` }),
  ).toBeVisible()
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `${m.top_up_reason_not_chosen()}: 25` }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(calls.posted).toEqual([])
  await confirm(page)

  await expect(outcome(page, 'Lataus on käynnissä')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Lataus on käynnissä' })).toBeAttached()
  await expectAccessible(page)
  expect(calls.posted).toEqual([
    {
      amount: '2000',
      benefitType: 'recreational',
      beneficiariesIds: expect.arrayContaining([expect.stringMatching(/^e-/)]),
      paymentMethod: 'deduction',
      showOnHoldBeneficiaries: false,
    },
  ])
  const before = calls.polls
  await page.clock.runFor(9500)
  await expect.poll(() => calls.polls - before).toBe(3)
  await page.clock.fastForward(15_000)
  await page.clock.runFor(3500)
  await expect(outcome(page, 'Lataus on valmis')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: m.top_up_done_text({ count: '3' }) })).toBeAttached()
  await expect(page.getByText('Ilman latausta: 35')).toBeVisible()
  await expectAccessible(page)
  const done = calls.polls
  await page.clock.runFor(10_000)
  expect(calls.polls).toBeLessThanOrEqual(done + 1)
  await expect(page.getByRole('link', { name: 'Näytä raportti' })).toHaveAttribute('href', /^\/reports\/topups\/t-/)
  await page.getByRole('button', { name: 'Tee uusi lataus' }).click()
  await expect(amount(page)).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Virike-etu' })).not.toBeChecked()
  await expect(summary(page)).toContainText('Saldo nyt4 748,63 €')
})

test('a load by keyboard alone, in English; coming back while it runs shows it running [TOP-08]', async ({
  page,
  context,
}) => {
  // The load does not end while a slow machine looks.
  await context.clock.setFixedTime(Date.now())
  await open(page, { path: '/en/load-benefit' })
  const main = page.getByRole('main')
  await expect(main.getByRole('radio').first()).toBeVisible()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Goes on with the tab key until something has the focus. */
  const tabTo = async (target: Locator) => {
    const has = () => target.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < 60 && !(await has()); tabs += 1) await press('Tab')
    await expect(target).toBeFocused()
  }
  await tabTo(main.getByRole('radio', { name: 'Lunch benefit' }))
  await press('Space', 'ArrowDown')
  await expect(main.getByRole('radio', { name: m.benefits_recreational({}, { locale: 'en' }) })).toBeChecked()
  await tabTo(page.getByLabel('Amount for each employee'))
  await page.keyboard.type('20')
  const first = page.getByRole('checkbox', { name: 'Select Ahola, Liisa' })
  await expect(first).toBeVisible()
  await tabTo(first)
  await press('Space')
  await tabTo(page.getByRole('button', { name: 'Continue to confirmation' }))
  await press('Enter')
  const question = page.getByRole('dialog', { name: 'Confirm the load' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await tabTo(question.getByRole('button', { name: /^Load / }))
  await press('Enter')
  await expect(outcome(page, 'The load is in progress')).toBeFocused()
  await page.getByRole('link', { name: 'Employees' }).press('Enter')
  // The page has arrived when its heading has the focus; a press before that is lost to it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: m.top_up_title({}, { locale: 'en' }) }).press('Enter')
  await expect(outcome(page, 'The load is in progress')).toBeVisible()
  await page.reload()
  await expect(outcome(page, 'The load is in progress')).toBeVisible()
})

test('employees: 20 a page, all pages at once, on hold by the switch, limits [TOP-03] [TOP-04] [FMT-02]', async ({
  page,
}) => {
  const calls = watchCalls(page)
  await open(page)
  await page.getByRole('radio', { name: 'Virike-etu' }).check()
  await expect(amount(page)).toHaveAccessibleDescription(/enintään 400,00\u00a0€ vuodessa/)
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(20)
  await all(page).check()
  await expect(summary(page)).toContainText(m.top_up_employees_chosen({ count: '28' }))
  await page.getByRole('button', { name: 'Sivu 2' }).click()
  await expect(page.getByRole('main').locator('tbody input:checked')).toHaveCount(8)
  const onHold = page.getByRole('switch', { name: m.top_up_employees_on_hold() })
  await onHold.check()
  await expect(summary(page)).toContainText(m.top_up_employees_chosen({ count: '31' }))
  await page.getByLabel(/^Hae nimellä/).fill('Nyström')
  await expect(page.getByRole('row', { name: /Nyström, Åke/ })).toContainText(m.top_up_on_hold())
  await expect(box(page, 'Nyström, Åke')).toBeChecked()
  await onHold.uncheck()
  await expect(page.getByRole('row', { name: /Nyström, Åke/ })).toHaveCount(0)
  await expect(summary(page)).toContainText(m.top_up_employees_chosen({ count: '28' }))

  // Of lunch those on hold are shown, and cannot be chosen.
  await page.getByRole('radio', { name: 'Lounasetu' }).check()
  await expect(amount(page)).toHaveAccessibleDescription(/enintään 273,00\u00a0€ kuukaudessa/)
  await expect(summary(page)).toContainText(m.top_up_employees_chosen({ count: '0' }))
  await onHold.check()
  await page.getByLabel(/^Hae nimellä/).fill('Nyström')
  await expect(box(page, 'Nyström, Åke')).toBeDisabled()
  await expect(page.getByRole('row', { name: /Nyström, Åke/ })).toContainText(m.top_up_reason_on_hold())
  await page.getByLabel(/^Hae nimellä/).fill('')
  // Nobody chosen: the press leads to the list.
  await amount(page).fill('10')
  await pressAnyway(page)
  const group = page.getByRole('group', { name: 'Työntekijät' })
  await expect(group).toHaveAccessibleDescription('Valitse vähintään yksi työntekijä.')
  await expect(group.locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await box(page, 'Ahola, Liisa').check()
  await amount(page).fill('104,01')
  await pressAnyway(page)
  await expect(
    page.getByText('Summa ylittää ainakin yhden valitun työntekijän kuukausirajan. Enimmäissumma on 104,00 €.'),
  ).toBeVisible()
  await expect(amount(page)).toBeFocused()
  // Choices, errors and figures follow the language.
  await page.getByRole('button', { name: m.account_menu() }).click()
  await page.getByRole('menuitem', { name: 'In English' }).click()
  await expect(page.getByText('The maximum is 104,00 €.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select Ahola, Liisa' })).toBeChecked()
  await expect(summary(page)).toContainText('1 employee × 104,01 €')
  await page.getByRole('button', { name: m.account_menu({}, { locale: 'en' }) }).click()
  await page.getByRole('menuitem', { name: 'Suomeksi' }).click()
  // The last cent that she may get; then there is nothing left of hers.
  await amount(page).fill('104')
  await ask(page)
  await confirm(page)
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()
  expect(calls.posted).toMatchObject([{ amount: '10400', showOnHoldBeneficiaries: true }])
  await page.goto('/load-benefit?mock-clock=%2B30s')
  await page.getByRole('radio', { name: 'Lounasetu' }).check()
  await expect(page.getByRole('row', { name: /Ahola, Liisa/ })).toContainText('Ei enää ladattavaa tälle kaudelle')
  await expect(box(page, 'Ahola, Liisa')).toBeDisabled()
})

test('a scheduled load and one by e-invoice say what they wait for, and are not polled [TOP-13] [TOP-16] [TOP-17]', async ({
  page,
}) => {
  const calls = watchCalls(page)
  const year = new Date().getFullYear() + 1
  await open(page, { settings: [`mock-clock=${year}-12-02`] })
  await fill(page)
  await page.getByRole('radio', { name: m.top_up_schedule_date() }).check()
  const date = page.getByRole('textbox', { name: 'Latauspäivä' })
  await expect(date).toHaveAccessibleDescription(
    new RegExp(`aikaisintaan 03\\.12\\.${year} ja viimeistään 31\\.12\\.${year + 1}`),
  )
  await date.fill(`2.12.${year}`)
  await pressAnyway(page)
  await expect(page.getByText(`Aikaisin mahdollinen päivä on 03.12.${year}.`)).toBeVisible()
  await date.fill(`3.1.${year + 1}`)
  await expect(box(page, 'Ahola, Liisa')).toBeChecked()
  await ask(page)
  await expect(dialog(page)).toContainText(`Veloitetaan 03.01.${year + 1}.`)
  await confirm(page)
  await expect(outcome(page, 'Lataus on ajastettu')).toBeVisible()
  const text = `Etu ladataan 03.01.${year + 1}. Saldosta veloitetaan silloin 63,77 €.`
  await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Tee uusi lataus' }).click()
  await fill(page)
  await page.getByRole('radio', { name: m.top_up_schedule_date() }).check()
  await date.fill(`3.1.${year + 1}`)
  await page.getByRole('radio', { name: 'Heti' }).check()
  await page.getByRole('radio', { name: 'Verkkolasku' }).check()
  await expect(page.getByLabel('Verkkolaskuosoite')).toHaveValue('003799123456')
  await expect(summary(page)).toContainText('Verkkolasku ei muuta saldoa.')
  await ask(page)
  await dialog(page)
    .getByRole('button', { name: m.top_up_confirm_invoice({ total: '63,77\u00a0€' }) })
    .click()
  await expect(outcome(page, 'Lataus odottaa maksua')).toBeVisible()
  await expectAccessible(page)
  expect(calls.posted).toMatchObject([
    { paymentMethod: 'deduction', scheduledOn: `${year + 1}-01-03` },
    { paymentMethod: 'einvoice', eInvoiceAddress: '003799123456', operator: '003721291126' },
  ])
  // TOP-05: direct clears the date.
  expect(calls.posted[1]).not.toHaveProperty('scheduledOn')
  const polls = calls.polls
  await page.getByRole('button', { name: 'Tee uusi lataus' }).click()
  expect(calls.polls).toBe(polls)
})

test('a refusal is said in the dialog, and what was typed stays [TOP-09]', async ({ page }) => {
  await open(page, { settings: ['mock-fault=createTopUp!:409:group_yearly_limit_exceeded'] })
  await fill(page)
  await ask(page)
  await confirm(page)
  await expect(dialog(page).getByRole('alert')).toContainText('Eturyhmän vuosiraja ylittyy.')
  await expectAccessible(page)
  // What was typed stays.
  await dialog(page).getByRole('button', { name: 'Takaisin' }).click()
  await expect(amount(page)).toHaveValue('20,00')
  await expect(box(page, 'Ahola, Liisa')).toBeChecked()
})
