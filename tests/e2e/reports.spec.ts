import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Opening {
  as?: string
  faults?: string[]
  load?: string
}

/** Opens a page of the reports as somebody, with faults of the fake API: `listTransactions!:500:internal_error`. */
async function open(page: Page, path: string, { as = 'aino.virtanen', faults = [], load }: Opening = {}) {
  await openAs(page, path, { as, faults, settings: load === undefined ? [] : [`mock-load=${load}`] })
}

/** A known day, so that the fake company's past is known. */
const onAKnownDay = (page: Page) => page.clock.setFixedTime('2026-11-20T12:00:00+02:00')

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const notifications = (page: Page) => page.getByRole('region', { name: 'Ilmoitukset' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
/** NBSP as the portal has it in amounts. */
const euros = (text: string) => text.replaceAll(' ', '\u00a0')

const GREEN = 'rgb(26, 102, 58)'
/** White letters on dark grey; the other grey has its letters in it. */
const DARK_GRAY = 'rgb(255, 255, 255)'
const ORANGE = 'rgb(133, 71, 8)'
const RED = 'rgb(168, 38, 31)'
const GRAY = 'rgb(80, 85, 79)'

/** The statuses on the page in words and colour. */
const badges = (page: Page) =>
  page
    .getByRole('table')
    .locator('[data-slot="badge"]')
    .evaluateAll((all) => all.map((badge) => [badge.textContent, getComputedStyle(badge).color]))

/** Prints the page as a browser does. @returns how many rows stood on the paper */
async function printedRows(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.addEventListener(
      'beforeprint',
      () => {
        const isShown = (slot: string) => document.querySelector(`[data-slot="${slot}"]`) !== null
        document.body.dataset.printed = `${document.querySelectorAll('tbody tr').length} ${isShown('print-head')}`
      },
      { once: true },
    )
  })
  const paper = await PDFDocument.load(await page.pdf())
  const [count, hasHead] = ((await page.evaluate(() => document.body.dataset.printed)) ?? '').split(' ')
  expect(hasHead).toBe('true')
  // At most 40 rows stand on one sheet.
  expect(paper.getPageCount()).toBeGreaterThanOrEqual(Math.ceil(Number(count) / 40))
  return Number(count)
}

test('tabs stand in the address, and every address of the reports leads to one; charts print their figures [REP-01] [CHA-01]', async ({
  page,
}) => {
  await onAKnownDay(page)
  for (const [path, name, url] of [
    ['/reports', 'Tapahtumat', '/reports'],
    ['/reports/transactions', 'Tapahtumat', '/reports?tab=transactions'],
    ['/reports/reports', 'Lataukset', '/reports?tab=topups'],
    ['/reports/topups', 'Lataukset', '/reports?tab=topups'],
    ['/transactions-history', 'Tapahtumat', '/reports?tab=transactions'],
    ['/reports?tab=sauna', 'Tapahtumat', undefined],
  ] as const) {
    await open(page, path)
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    if (url) await expect(page).toHaveURL(url)
  }
  await tab(page, 'Tapahtumat').press('ArrowRight')
  await expect(page).toHaveURL('/reports?tab=topups')
  // It comes once the check call has said so.
  await expect(tab(page, 'Saldon korjaukset')).toBeVisible()
  await tab(page, 'Lataukset').press('ArrowRight')
  await expect(page).toHaveURL('/reports?tab=charts')
  // The figures are folded on the screen, and stand unfolded on paper.
  const charts = page.getByRole('figure')
  await expect(charts).toHaveCount(2)
  await expect(rows(page).first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page).first()).toBeVisible()
  await page.emulateMedia({ media: null })
  await tab(page, 'Kaaviot').press('ArrowRight')
  await expect(page).toHaveURL('/reports?tab=balance-corrections')
  await page.reload()
  await expect(tab(page, 'Saldon korjaukset')).toHaveAttribute('aria-selected', 'true')
  // Without corrections their tab is not there, and its address shows the first one.
  await open(page, '/reports?tab=balance-corrections', { as: 'kerttu.makela' })
  await expect(page.getByRole('tab')).toHaveText(['Tapahtumat', 'Lataukset', 'Kaaviot'])
  await expect(tab(page, 'Tapahtumat')).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page).first()).toBeVisible()
})

test('transactions are paged, sorted and told apart, and their receipts download [REP-02] [FMT-03] [FMT-05]', async ({
  page,
}) => {
  await onAKnownDay(page)
  await open(page, '/reports', { faults: ['downloadTransactionReceipt!:500:internal_error'] })
  await expect(rows(page)).toHaveCount(20)
  await expect(page.getByRole('columnheader')).toHaveText(['Päivä', 'Tapahtuma', 'Summa', 'Kuitti'])
  await expect(page.getByRole('columnheader', { name: 'Päivä' })).toHaveAttribute('aria-sort', 'descending')
  // Of one instant the fee was booked last.
  const load = rows(page).nth(2)
  const deposit = rows(page).nth(3)
  await expect(load.locator('th, td').nth(0)).toHaveText('04.11.2026')
  await expect(load.getByRole('rowheader')).toHaveText('Lounasedun latausMarraskuu 2026, 1 työntekijä')
  await expect(load.locator('td').nth(1)).toHaveText(euros('Rahaa tililtä−273,00 €'))
  await expect(deposit.locator('td').nth(1)).toHaveText(euros('Rahaa tilille+3 093,51 €'))
  await expect(deposit.locator('td').nth(1).locator('span').first()).toHaveCSS('color', GREEN)
  await expectAccessible(page)

  await load.getByRole('button').click()
  await expect(notifications(page)).toContainText(m.reports_download_failed())
  // A deposit's receipt goes by its order, the others by the transaction.
  for (const [row, call] of [
    [load, /\/transactions\/tx-[\w-]+\/receipt$/],
    [deposit, /\/deposits\/o-[\w-]+\/receipt$/],
  ] as const) {
    const [request, download] = await Promise.all([
      page.waitForRequest(call),
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'Kuitti' }).click(),
    ])
    expect(request.method()).toBe('GET')
    expect(download.suggestedFilename()).toMatch(/^kuitti-[\w-]+\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  }

  await page.getByRole('button', { name: 'Summa' }).click()
  await expect(page).toHaveURL('/reports?tab=transactions&sort=-amount')
  await expect(rows(page).first()).toContainText(euros('+10 000,00 €'))
  await page.getByRole('button', { name: 'Sivu 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page).first()).not.toContainText(euros('+10 000,00 €'))
  await page.getByRole('button', { name: 'Tapahtuma', exact: true }).click()
  await expect(page).toHaveURL('/reports?tab=transactions&sort=description')
  // A page that is not there shows the last one.
  await page.goto('/en/reports?page=99')
  await expect(page).toHaveURL(/\/en\/reports\?page=\d$/)
  await expect(rows(page).filter({ hasText: 'Deposit' }).first()).toBeVisible()
})

test('loads stand nine a page with their statuses in colour, and lead to their reports [REP-03] [REP-04] [REP-07]', async ({
  page,
}) => {
  await onAKnownDay(page)
  await open(page, '/reports?tab=topups')
  await expect(rows(page)).toHaveCount(9)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Luotu',
    'Latauspäivä',
    'Tekijä',
    'Etu',
    'Tila',
    'Summa',
    m.reports_column_with_fees(),
  ])
  await expect(rows(page).nth(1).locator('th, td')).toHaveText([
    '17.11.2026 12.50, Virike-etu',
    '01.12.2026',
    'Aino Virtanen',
    'Virike-etu',
    m.reports_load_waiting_for_date(),
    euros('80,00 €'),
    euros('85,02 €'),
  ])
  expect(await badges(page)).toEqual([
    ['Odottaa maksua', ORANGE],
    [m.reports_load_waiting_for_date(), ORANGE],
    [m.reports_load_paid_waiting_for_date(), DARK_GRAY],
    ['Valmis', GREEN],
    [m.reports_load_payment_not_received(), RED],
    [m.reports_load_payment_not_received(), RED],
    [m.reports_load_closed_with_errors(), ORANGE],
    ['Valmis', GREEN],
    ['Valmis', GREEN],
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Seuraava sivu' }).click()
  await expect(page).toHaveURL('/reports?tab=topups&page=2')
  await expect(rows(page).first()).toContainText('09.09.2026')
  expect((await badges(page))[1]).toEqual(['Peruttu', GRAY])
  // Real paper, without any emulation before: all 43 loads, on several sheets.
  expect(await printedRows(page)).toBe(43)

  await rows(page).nth(3).getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/reports\/topups\/t-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lounasedun lataus')
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([
    'Lounasetu',
    '03.09.2026 10.05',
    'Heti',
    'Aino Virtanen',
    '22',
    euros('5 148,00 €'),
    euros('161,52 €'),
    euros('5 309,52 €'),
  ])
  await expect(page.getByRole('columnheader')).toHaveText(['Nimi', 'Henkilötunnus', 'Tila', 'Summa'])
  await expect(rows(page)).toHaveCount(7)
  await expect(page.getByText('1–7 / 22', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Takaisin latauksiin' }).click()
  await expect(page).toHaveURL('/reports?tab=topups')
  // A filled badge has no fill on paper, and black words.
  await page.emulateMedia({ media: 'print' })
  const filled = page.locator('[data-slot="badge"]', { hasText: m.reports_load_paid_waiting_for_date() })
  await expect(filled).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test.describe('a report that is not there', () => {
  // Written by the router when a loader fails.
  test.use({ allowErrors: [/ApiError: readTopUp/] })

  test('a report shows what became of each employee’s part, and one that is not there says so [REP-05] [REP-07]', async ({
    page,
  }) => {
    await onAKnownDay(page)
    await open(page, '/reports?tab=topups')
    await rows(page).filter({ hasText: m.reports_load_closed_with_errors() }).getByRole('link').click()
    await expect(page.getByText('kaikki työntekijät eivät saaneet etuaan')).toBeVisible()
    await expect(rows(page)).toHaveCount(4)
    await expect(rows(page).first().locator('th, td')).toHaveText([
      'Koskinen, Helmi',
      '010101A901S',
      'Epäonnistui',
      euros('15,00 €'),
    ])
    expect((await badges(page)).slice(0, 2)).toEqual([
      ['Epäonnistui', RED],
      ['Ladattu', GREEN],
    ])
    await page.goto('/en/reports?tab=topups')
    // Not paid by its date, and one whose date lies ahead: both are scheduled on the wire.
    await rows(page).filter({ hasText: '23.10.2026' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.reports_load_recreational({}, { locale: 'en' }))
    await expect(page.getByRole('table').locator('[data-slot="badge"]').first()).toHaveText(
      m.reports_load_payment_not_received({}, { locale: 'en' }),
    )
    await page.goBack()
    await rows(page)
      .filter({ hasText: m.reports_load_waiting_for_date({}, { locale: 'en' }) })
      .first()
      .getByRole('link')
      .click()
    await expect(page.getByText('Make sure the balance is sufficient.')).toBeVisible()
    await expect(page.getByRole('table').locator('[data-slot="badge"]').first()).toHaveText(
      m.reports_load_waiting_for_date({}, { locale: 'en' }),
    )
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    await page.goto('/reports/topups/t-0')
    await expect(page.getByRole('heading', { name: 'Tietoa ei löytynyt' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Takaisin latauksiin' })).toBeVisible()
  })
})

test('a load in progress is followed until it is done', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00+02:00' })
  await open(page, '/reports?tab=topups', { load: 'latest:paid' })
  await expect(rows(page).first()).toContainText('Kesken')
  expect((await badges(page))[0]).toEqual(['Kesken', DARK_GRAY])
  await page.clock.fastForward(25_000)
  await expect(rows(page).first()).toContainText('Valmis')
})

test('corrections have reason, New tag and period, by days in UTC [REP-06] [REP-08]', async ({ page }) => {
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/balance-corrections')) asked.push(Object.fromEntries(searchParams))
  })
  await onAKnownDay(page)
  await open(page, '/reports?tab=balance-corrections')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Aika',
    'Syy',
    m.reports_column_document(),
    'Tekijä',
    'Summa',
    m.reports_column_balance_after(),
  ])
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first().locator('th, td')).toHaveText([
    '19.11.2026 09.10Uusi',
    `${m.reports_reason_too_much()}Liikaa siirretty summa palautettu asiakkaan pyynnöstä`,
    'KORJ-20583',
    'Asiakaspalvelu / S. Rinne',
    euros('−250,00 €'),
    euros('4 812,40 €'),
  ])
  await expect(rows(page).last()).toContainText('Maksu väärälle tilille')
  await expect(rows(page).last()).not.toContainText('Uusi')
  expect(asked).toEqual([{ Page: '1', RowsPerPage: '10' }])

  await page.getByLabel('Ajanjakso').selectOption({ label: m.reports_period_custom() })
  const show = page.getByRole('button', { name: 'Näytä', exact: true })
  await page.getByLabel(m.reports_period_from(), { exact: true }).fill('1.8.2026')
  await expect(show).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel(m.reports_period_to(), { exact: true }).fill('21.11.2026')
  await page.getByLabel(m.reports_period_to(), { exact: true }).press('Tab')
  await expect(page.getByText('Myöhäisin mahdollinen päivä on 20.11.2026.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `${m.form_date_open()}: ${m.reports_period_to()}` }).click()
  await expect(page.locator('[data-day="2026-11-20"]').getByRole('button')).toBeEnabled()
  await expect(page.locator('[data-day="2026-11-21"]').getByRole('button')).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByLabel(m.reports_period_to(), { exact: true }).fill('31.10.2026')
  await show.click()
  await expect(page).toHaveURL('/reports?tab=balance-corrections&period=custom&from=2026-08-01&to=2026-10-31')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('KORJ-20417')
  expect(asked.at(-1)).toEqual({
    Page: '1',
    RowsPerPage: '10',
    From: '2026-08-01T00:00:00Z',
    To: '2026-10-31T23:59:00Z',
  })
  await page.getByLabel('Ajanjakso').selectOption({ label: 'Edellinen kuukausi' })
  await expect(page.getByRole('heading', { name: 'Ei korjauksia tällä ajanjaksolla' })).toBeVisible()
  await page.getByRole('button', { name: 'Näytä kaikki' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('what cannot be read is told once, transactions in a toast, and another try is offered [REP-02]', async ({
  page,
}) => {
  await onAKnownDay(page)
  for (const [path, fault, text] of [
    ['/reports', 'listTransactions!:500:internal_error', m.reports_transactions_failed()],
    ['/reports?tab=topups', 'listTopUps!:malformed', undefined],
    ['/reports?tab=balance-corrections', 'listBalanceCorrections!:malformed', undefined],
  ] as const) {
    await open(page, path, { faults: [fault] })
    await expect(page.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible()
    if (text) await expect(notifications(page)).toContainText(text)
    await expectAccessible(page)
    if (!text) await expect(notifications(page).getByRole('listitem')).toHaveCount(0)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(rows(page).first()).toBeVisible()
  }
  await open(page, '/reports?tab=balance-corrections', { faults: ['checkBalanceCorrections:500:internal_error'] })
  await expect(notifications(page)).toContainText('Emme voineet tarkistaa, onko saldoa korjattu.')
  await expect(rows(page)).toHaveCount(20)
})
