import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Opening {
  as?: string
  path?: string
  faults?: string[]
}

/** Opens the download reports on a known day, with faults of the fake API: `listReportBenefits!:malformed`. */
async function open(page: Page, { as = 'aino.virtanen', path = '/download-reports', faults = [] }: Opening = {}) {
  await page.clock.setFixedTime('2026-11-20T12:00:00+02:00')
  await openAs(page, path, { as, faults })
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
/** The others stay in the document, hidden, with what was chosen in them. */
const panel = (page: Page) => page.getByRole('tabpanel')
const download = (page: Page) => page.getByRole('button', { name: m.downloads_download() })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Valitse ajanjakso' })
const save = (page: Page) => dialog(page).getByRole('button', { name: m.downloads_range_save() })
const first = (page: Page) => dialog(page).getByLabel(m.downloads_range_start(), { exact: true })
const last = (page: Page) => dialog(page).getByLabel(m.downloads_range_end(), { exact: true })
const column = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const notifications = (page: Page) => page.getByRole('region', { name: 'Ilmoitukset' })

/** Presses the button, and gives what was asked and what was saved. */
async function downloadReport(page: Page) {
  const [request, file] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('-reports')),
    page.waitForEvent('download'),
    download(page).click(),
  ])
  const body: unknown = request.postDataJSON()
  return { body, name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('reports stand in tabs by the active benefits, the first one selected, the tab in the address [DWN-01]', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('tab')).toHaveText([m.downloads_tab_lunch(), 'Tulorekisteri', 'Muu raportti'])
  await expect(tab(page, m.downloads_tab_lunch())).toHaveAttribute('aria-selected', 'true')
  await expect(download(page)).toBeVisible()
  await tab(page, m.downloads_tab_lunch()).press('ArrowRight')
  await expect(page).toHaveURL('/download-reports?tab=income-register')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(m.downloads_income_title())
  await expectAccessible(page)
  await open(page, { as: 'kerttu.makela', path: '/download-reports?tab=income-register' })
  await expect(page.getByRole('tab')).toHaveText([m.downloads_tab_lunch(), 'Muu raportti'])
  await expect(tab(page, m.downloads_tab_lunch())).toHaveAttribute('aria-selected', 'true')
  // Without any benefit the other report is there, and says why nothing can be downloaded.
  await open(page, { as: 'niko.rautio' })
  await expect(page.getByRole('tab')).toHaveText(['Muu raportti'])
  await expect(page.getByText(m.downloads_no_benefits())).toBeVisible()
  await expect(download(page)).toHaveAccessibleDescription('Valitse vähintään yksi etu.')
  await expectAccessible(page)
})

test('the payroll report has its columns, wage type and format, and keeps the columns in the browser [DWN-02] [DWN-07] [DWN-10]', async ({
  page,
}) => {
  await open(page)
  await expect(panel(page).getByText('01.10.2026–31.10.2026')).toBeVisible()
  const csv = await downloadReport(page)
  expect(csv.body).toMatchObject({
    benefit: 'Lunch',
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    loadStatuses: ['Fulfilled'],
    wageType: false,
    downloadAs: 'csv',
  })
  expect(csv.name).toBe('lounasvahennys-2026-10.csv')
  const [heading, row] = csv.content.toString('utf8').split('\r\n')
  expect(heading).toBe(`\uFEFFEtunimi;Sukunimi;Henkilönumero;Latauskuukausi;${m.downloads_column_payroll_deduction()}`)
  expect(row?.split(';')).toHaveLength(5)
  await expect(notifications(page)).toContainText(m.downloads_done())

  await column(page, 'Palkkalaji').check()
  const wageType = page.getByRole('textbox', { name: 'Palkkalaji' })
  await expect(download(page)).toHaveAccessibleDescription('Tarkista palkkalaji.')
  await wageType.fill('x'.repeat(51))
  await expect(page.getByText(m.form_error_too_long({ count: '50' }))).toBeVisible()
  await expect(download(page)).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await wageType.fill('334')
  await page.getByRole('radio', { name: 'Kuluva kuukausi' }).check()
  await page.getByRole('radio', { name: 'Excel (xls)' }).check()
  const xls = await downloadReport(page)
  expect(xls.body).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-20', wageType: '334', downloadAs: 'xls' })
  expect(xls.name).toBe('lounasvahennys-2026-11.xls')
  // The signature of the format of Excel 97–2004.
  expect(xls.content.subarray(0, 4).toString('hex')).toBe('d0cf11e0')

  await column(page, 'Kustannuspaikka').check()
  await page.reload()
  await expect(column(page, 'Kustannuspaikka')).toBeChecked()
  for (const name of [
    'Etunimi',
    'Sukunimi',
    'Henkilönumero',
    'Kustannuspaikka',
    'Latauskuukausi',
    m.downloads_column_payroll_deduction(),
    'Palkkalaji',
  ]) {
    await column(page, name).uncheck()
  }
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(download(page)).toHaveAccessibleDescription('Valitse vähintään yksi sarake.')
  // Other reports keep their own.
  await tab(page, 'Tulorekisteri').click()
  await expect(column(page, 'Etunimi')).toBeChecked()
})

test('days of one’s own come from a dialog, not before the data begins, the end never before the start [DWN-03] [DWN-05]', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('radio', { name: m.downloads_period_custom() }).check()
  await page.getByRole('button', { name: 'Valitse päivät' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(save(page)).toHaveAccessibleDescription('Valitse molemmat päivät.')
  await first(page).fill('31.8.2024')
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await last(page).fill('1.9.2024')
  await save(page).click()
  await expect(dialog(page).getByText(m.downloads_start_early_lunch({ date: '01.09.2024' }))).toBeVisible()
  await expectAccessible(page)
  await first(page).fill('')
  await first(page).press('Tab')
  await expect(dialog(page).getByText(m.downloads_start_missing_lunch())).toBeVisible()
  await first(page).fill('10.11.2026')
  await expect(last(page)).toHaveValue('11.11.2026')
  await first(page).fill('20.11.2026')
  await expect(last(page)).toHaveValue('20.11.2026')
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('status').filter({ hasText: 'Valitse ensin päivät.' })).toBeVisible()
  await expect(download(page)).toHaveAccessibleDescription('Valitse ensin päivät.')

  await tab(page, 'Muu raportti').click()
  await page.getByRole('radio', { name: m.downloads_period_custom() }).check()
  await page.getByRole('button', { name: 'Valitse päivät' }).click()
  await first(page).fill('31.8.2024')
  await last(page).fill('21.11.2026')
  await save(page).click()
  await expect(dialog(page).getByText(m.downloads_start_early_other({ date: '01.09.2024' }))).toBeVisible()
  await expect(dialog(page).getByText('Raportti voi päättyä viimeistään tänään, 20.11.2026.')).toBeVisible()
  await first(page).fill('1.9.2024')
  await last(page).fill('20.11.2026')
  await save(page).click()
  await expect(page.getByText('01.09.2024–20.11.2026')).toBeVisible()
  await expect(download(page)).not.toHaveAttribute('aria-disabled')
  // What was chosen in a tab stays while another one is looked at.
  await tab(page, m.downloads_tab_lunch()).click()
  await expect(page.getByRole('radio', { name: m.downloads_period_custom() })).toBeChecked()
})

test('the other report has benefits, groups of columns and personal data named [DWN-04] [DWN-05] [DWN-09]', async ({
  page,
}) => {
  await open(page, { path: '/download-reports?tab=other' })
  const checked = page.getByRole('checkbox', { checked: true })
  await expect(checked).toHaveCount(7)
  for (const name of ['Lounasetu', 'Virike-etu', 'Työmatkaetu', 'Etunimi', 'Sukunimi', 'Etu', 'Latauksen summa']) {
    await expect(column(page, name)).toBeChecked()
  }
  await expect(panel(page).getByText('Henkilötieto', { exact: true })).toHaveCount(3)
  await expect(panel(page).getByText('Tiedostoon tulee henkilötietoja.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('switch', { name: m.downloads_include_loads() }).uncheck()
  await expect(column(page, 'Latauksen summa')).toBeDisabled()
  await column(page, 'Virike-etu').uncheck()
  const { body, name, content } = await downloadReport(page)
  expect(body).toEqual({
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    columns: [
      { id: 'firstName', group: 'employeeData', active: true },
      { id: 'lastName', group: 'employeeData', active: true },
      { id: 'SSN', group: 'employeeData', active: false },
      { id: 'employeeNumber', group: 'employeeData', active: false },
      { id: 'costCenter', group: 'employeeData', active: false },
      { id: 'benefitType', group: 'benefits', active: true },
      { id: 'benefitStart', group: 'benefits', active: false },
      { id: 'loadAmount', group: 'loads', active: true },
      { id: 'loadDate', group: 'loads', active: false },
      { id: 'loadStatus', group: 'loads', active: false },
    ],
    dataScope: { employeeData: true, benefits: true, loads: false },
    benefits: ['Lunch', 'Transport'],
    loadStatuses: ['Fulfilled'],
    downloadAs: 'csv',
  })
  expect(name).toBe('raportti-2026-10.csv')
  expect(content.toString('utf8').split('\r\n')[0]).toBe('\uFEFFEtunimi;Sukunimi;Etu')
  await page.getByRole('switch', { name: m.downloads_include_employee_data() }).uncheck()
  await expect(download(page)).toHaveAccessibleDescription('Valitse vähintään yksi työntekijän tietojen sarake.')
  await expect(panel(page).getByText('Tiedostoon tulee henkilötietoja.')).toHaveCount(0)
  await column(page, 'Lounasetu').uncheck()
  await column(page, 'Työmatkaetu').uncheck()
  await expect(download(page)).toHaveAccessibleDescription('Valitse vähintään yksi etu.')
})

test.describe('failures', () => {
  // Written by the router when a loader fails.
  test.use({ allowErrors: [/ApiError: listReportBenefits/] })

  test('a failed download and benefits that cannot be read are told; narrow screens and English [DWN-06]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, { path: '/en/download-reports', faults: ['downloadDeductionReport!:500:internal_error'] })
    await page.getByRole('button', { name: 'Download report' }).dblclick()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Downloading the report failed.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    await open(page, { faults: ['listReportBenefits!:malformed'] })
    await expect(notifications(page)).toContainText(m.downloads_benefits_failed())
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(page.getByRole('tab')).toHaveCount(3)
  })
})
