import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo, rows, settled } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const GREEN = 'rgb(26, 102, 58)'
/** The text colour of a dark grey badge. */
const DARK_GRAY = 'rgb(255, 255, 255)'
const ORANGE = 'rgb(133, 71, 8)'
const RED = 'rgb(168, 38, 31)'
const GRAY = 'rgb(80, 85, 79)'

/** Text and colour of the statuses on the page. */
const badges = (page: Page) =>
  page
    .getByRole('table')
    .locator('[data-slot="badge"]')
    .evaluateAll((all) => all.map((badge) => [badge.textContent, getComputedStyle(badge).color]))

// That all loads are printed is tested in paper.spec.ts.
test('loads show coloured statuses, and are polled until they are done [REP-03] [REP-04] [REP-05]', async ({
  page,
}) => {
  const opened = Date.parse('2026-11-20T12:00:00+02:00')
  await page.clock.setFixedTime(opened)
  await openAs(page, '/reports?tab=topups', {
    faults: ['downloadTransactionReceipt!:500:internal_error'],
    settings: ['mock-load=latest:paid'],
  })
  await expect(rows(page).first()).toContainText(m.reports_load_in_progress())
  await expect.poll(async () => (await badges(page))[0]).toEqual([m.reports_load_in_progress(), DARK_GRAY])
  await page.clock.setFixedTime(opened + 25_000)
  await expect(rows(page).first()).toContainText(m.reports_load_success())
  // Poll, because the badge's colour changes with a transition.
  await expect.poll(async () => (await badges(page))[0]).toEqual([m.reports_load_success(), GREEN])
  await expect
    .poll(() => badges(page))
    .toEqual([
      [m.reports_load_success(), GREEN],
      [m.reports_load_waiting_for_date(), ORANGE],
      [m.reports_load_paid_waiting_for_date(), DARK_GRAY],
      [m.reports_load_success(), GREEN],
      [m.reports_load_payment_not_received(), RED],
      [m.reports_load_payment_not_received(), RED],
      [m.reports_load_closed_with_errors(), ORANGE],
      [m.reports_load_success(), GREEN],
      [m.reports_load_success(), GREEN],
    ])
  await expectAccessible(page)
  // A filled badge is printed without fill, in black text.
  await page.emulateMedia({ media: 'print' })
  const filled = page.locator('[data-slot="badge"]', { hasText: m.reports_load_paid_waiting_for_date() })
  await expect(filled).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(filled).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: m.table_next() }).click()
  await expect(rows(page).first()).toContainText('09.09.2026')
  await expect.poll(async () => (await badges(page))[1]).toEqual([m.reports_load_canceled(), GRAY])

  await goTo(page, '/reports?tab=topups')
  await rows(page).filter({ hasText: m.reports_load_closed_with_errors() }).getByRole('link').click()
  await expect(rows(page)).toHaveCount(4)
  await expect
    .poll(async () => (await badges(page)).slice(0, 2))
    .toEqual([
      [m.reports_item_error(), RED],
      [m.reports_item_success(), GREEN],
    ])
  await page.setViewportSize({ width: 360, height: 800 })
  await goTo(page, `/en${new URL(page.url()).pathname}`)
  await expect(page.getByRole('link', { name: m.reports_detail_back({}, { locale: 'en' }) })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await test.step('deposits are green, downloads of receipts are reported, charts print figures, and future days cannot be chosen [REP-02] [REP-06] [CHA-01]', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.clock.setFixedTime(opened)
    await goTo(page, '/reports')
    await expect(rows(page)).toHaveCount(20)
    const deposit = rows(page).nth(3)
    await expect(deposit.locator('td').nth(1).locator('span').first()).toHaveCSS('color', GREEN)
    await rows(page).nth(2).getByRole('button').click()
    await expect(page.getByRole('region', { name: m.notifications_label() })).toContainText(m.reports_download_failed())
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      deposit.getByRole('button', { name: m.reports_receipt() }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^kuitti-[\w-]+\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

    // The table of figures is collapsed on screen and expanded on paper.
    await goTo(page, '/reports?tab=charts')
    await expect(page.getByRole('figure')).toHaveCount(2)
    await settled(page)
    await expect(rows(page).first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(rows(page).first()).toBeVisible()
    await page.emulateMedia({ media: null })

    await goTo(page, '/reports?tab=balance-corrections')
    await page.getByLabel(m.reports_period()).selectOption({ label: m.reports_period_custom() })
    const last = page.getByLabel(m.reports_period_to(), { exact: true })
    await last.fill('21.11.2026')
    await last.press('Tab')
    await expect(page.getByText(m.form_error_date_too_late({ date: '20.11.2026' }))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `${m.form_date_open()}: ${m.reports_period_to()}` }).click()
    await expect(page.locator('[data-day="2026-11-20"]').getByRole('button')).toBeEnabled()
    await expect(page.locator('[data-day="2026-11-21"]').getByRole('button')).toBeDisabled()
  })
})
