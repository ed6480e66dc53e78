import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The visible tab panel; the others stay in the document with their input. */
const panel = (page: Page) => page.getByRole('tabpanel')
const download = (page: Page, locale: 'fi' | 'en' = 'fi') =>
  panel(page).getByRole('button', { name: m.downloads_download({}, { locale }) })

/** Clicks the button. @returns the file that the browser saved */
async function savedFile(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('reports are saved as CSV and Excel; axe finds nothing on a phone in failures, personal data and chosen days [DWN-02] [DWN-06] [DWN-09]', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+02:00')
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs(page, '/en/download-reports', { faults: ['downloadDeductionReport!:500:internal_error'] })
  await download(page, 'en').click()
  await expect(page.getByRole('region', { name: m.notifications_label({}, { locale: 'en' }) })).toContainText(
    m.downloads_failed({}, { locale: 'en' }),
  )
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)

  await goTo(page, '/download-reports')
  // One below the other, columns without a hint are closer together than personal data, which has one.
  await expect(panel(page).getByRole('checkbox').nth(4)).toBeVisible()
  const roomForHint = async () => {
    const tops = await panel(page)
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top))
    const [first = 0, last = 0, , employeeNumber = 0, costCenter = 0] = tops
    return last - first - (costCenter - employeeNumber)
  }
  await expect.poll(roomForHint).toBeGreaterThan(0)
  const csv = await savedFile(page)
  expect(csv.name).toBe('lounasvahennys-2026-10.csv')
  const [heading, row] = csv.content.toString('utf8').split('\r\n')
  expect(heading).toBe(`\uFEFFEtunimi;Sukunimi;Henkilönumero;Latauskuukausi;${m.downloads_column_payroll_deduction()}`)
  expect(row?.split(';')).toHaveLength(5)
  await panel(page).getByRole('radio', { name: m.downloads_format_xls() }).check()
  const xls = await savedFile(page)
  expect(xls.name).toBe('lounasvahennys-2026-10.xls')
  // The signature of Excel 97–2004 files.
  expect(xls.content.subarray(0, 4).toString('hex')).toBe('d0cf11e0')
  await panel(page).getByRole('checkbox', { name: m.downloads_column_wage_type() }).check()
  await panel(page).getByRole('textbox', { name: m.downloads_wage_type() }).fill('x'.repeat(51))
  await expect(page.getByText(m.form_error_too_long({ count: 50 }))).toBeVisible()
  await expectAccessible(page)

  await goTo(page, '/download-reports?tab=other')
  await panel(page).getByRole('switch', { name: m.downloads_include_loads() }).uncheck()
  const other = await savedFile(page)
  expect(other.name).toBe('raportti-2026-10.csv')
  expect(other.content.toString('utf8').split('\r\n')[0]).toBe('\uFEFFEtunimi;Sukunimi;Etu')
  await expectAccessible(page)
  await panel(page).getByRole('radio', { name: m.downloads_period_custom() }).check()
  await panel(page).getByRole('button', { name: m.downloads_period_pick() }).click()
  const dialog = page.getByRole('dialog', { name: m.downloads_range_title() })
  await dialog.getByLabel(m.downloads_range_start(), { exact: true }).fill('31.8.2024')
  await dialog.getByLabel(m.downloads_range_end(), { exact: true }).fill('21.11.2026')
  await dialog.getByRole('button', { name: m.downloads_range_save() }).click()
  await expect(dialog.getByText(m.downloads_end_late({ date: '20.11.2026' }))).toBeVisible()
  await expectAccessible(page)
})
