import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo, rows, settled } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const opener = (page: Page, name: string) => rowOf(page, name).getByRole('rowheader').getByRole('button')
const actionsOf = (page: Page, name: string) => page.getByRole('button', { name: m.table_row_actions({ row: name }) })
const dialog = (page: Page) => page.getByRole('dialog').last()
const field = (page: Page, label: string) =>
  dialog(page)
    .getByLabel(new RegExp(`^${label}`))
    .first()
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0)

const NOW = Date.now()
// A fixed clock, so that no midnight passes during a test.
test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

/** DD.MM.YYYY of the day `offset` days from today in Helsinki. */
function day(offset: number): string {
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(NOW + offset * 86_400_000)
  return iso.split('-').reverse().join('.')
}

test('a row is one line of 40 to 44 px with no column cut; name and actions stay visible beside chosen columns; rows are selectable on a phone; axe finds nothing in the details [EMP-02] [EXP-04] [BLK-01]', async ({
  page,
}) => {
  await openAs(page, '/beneficiaries', { faults: ['updateEmployee!:500:internal_error'] })
  await expect(rows(page)).toHaveCount(20)
  await settled(page)
  const liisa = 'Ahola, Liisa'
  const table = page.getByRole('table')
  await test.step('a row is one line of 40 to 44 px, and no column is cut at any table width', async () => {
    for (const width of [1078, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = () => rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      await expect.poll(async () => (await heights()).filter((height) => height < 40 || height > 44)).toEqual([])
      await expect
        .poll(() => table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0)))
        .toBeLessThanOrEqual(0)
    }
  })
  await test.step('axe finds nothing in the details, or after an end of benefit that may have failed', async () => {
    await opener(page, liisa).click()
    await dialog(page).getByRole('tab', { name: m.employees_tab_benefits() }).click()
    await expect(dialog(page).getByRole('checkbox', { name: m.benefits_lunch() })).toBeChecked()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: m.employees_cancel() }).click()
    await noDialog(page)
    await actionsOf(page, liisa).click()
    await page.getByRole('menuitem', { name: m.employees_row_end() }).click()
    await field(page, m.employees_field_end()).fill(day(10))
    await expect(dialog(page)).toContainText(m.employees_end_hint({ date: day(40) }))
    await dialog(page).getByRole('button', { name: m.employees_row_end() }).click()
    await expect(dialog(page)).toContainText(m.employees_end_unknown())
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await noDialog(page)
  })
  await test.step('name and actions stay visible while the other columns scroll, and the toolbar is one row', async () => {
    await page.setViewportSize({ width: 1078, height: 900 })
    await goTo(page, '/beneficiaries?columns=number,costCenter,type')
    await settled(page)
    await table.evaluate((it) => it.parentElement?.scrollTo({ left: 10_000 }))
    await expect.poll(() => table.evaluate((it) => it.parentElement?.scrollLeft ?? 0)).toBeGreaterThan(100)
    await expect(opener(page, liisa)).toBeInViewport({ ratio: 1 })
    await expect(actionsOf(page, liisa)).toBeInViewport({ ratio: 1 })
    await table.evaluate((it) => it.parentElement?.scrollTo({ left: 0 }))
    await expect(actionsOf(page, liisa)).toBeInViewport({ ratio: 1 })
    const bottoms = () =>
      page
        .locator('[data-slot=table-toolbar]')
        .evaluate((toolbar) =>
          [...toolbar.querySelectorAll('input, select, [data-slot=table-tools] button')]
            .filter((control) => control.checkVisibility())
            .map((control) => Math.round(control.getBoundingClientRect().bottom)),
        )
    await expect.poll(async () => (await bottoms()).length).toBeGreaterThan(5)
    await expect.poll(async () => new Set(await bottoms()).size).toBe(1)
  })
  await test.step('a button makes rows selectable on a phone, and the commands stay visible', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await goTo(page, '/beneficiaries')
    await settled(page)
    const box = page.getByRole('checkbox', { name: m.table_select_row({ row: liisa }) })
    await expect(box).toBeHidden()
    await page.getByRole('button', { name: m.table_options() }).click()
    await page.getByRole('button', { name: m.table_select_rows() }).click()
    await box.check()
    const bar = page.getByRole('region', { name: m.table_selection() })
    await expect(bar.getByRole('button', { name: m.employees_end_submit() })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })
})

test('adding with a start date from the calendar, editing and ending work by keyboard alone; axe finds nothing [EMP-12]', async ({
  page,
}) => {
  await openAs(page, '/beneficiaries', {
    as: 'vaino.koskela',
    faults: ['listTransactions:example:200:no_transactions'],
  })
  // Wait for the list: its skeleton would take the focus away when it disappears.
  await settled(page)
  await page.getByRole('main').getByRole('button', { name: m.employees_add() }).focus()
  await page.keyboard.press('Enter')
  // The form may render a moment after its slide-out.
  await expect(field(page, m.employees_field_first_name())).toBeFocused()
  await page.keyboard.type('Sanni')
  await dialog(page).getByRole('tab', { name: m.employees_tab_benefits() }).press('Enter')
  // The button with aria-disabled moves the focus to the first error.
  await dialog(page).getByRole('button', { name: m.employees_add(), exact: true }).press('Enter')
  await expect(field(page, m.employees_field_last_name())).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toContainText(m.form_leave_title())
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: m.form_leave_stay() }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await field(page, m.employees_field_last_name()).focus()
  for (const text of ['Rautio', 'sanni@pyynikinpaahtimo.example', '120395-955F', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  const start = page.locator('[name=startOfBenefit]')
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(start).toHaveAccessibleDescription(new RegExp(m.employees_error_start_required()))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: m.form_date_calendar() })
  await expect(
    calendar.getByRole('gridcell', { selected: false }).getByRole('button').and(page.locator(':focus')),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(start).toHaveValue(day(0))
  await start.press('Enter')
  // The row appears a moment before the slide-out closes.
  await noDialog(page)
  await expect(rowOf(page, 'Rautio, Sanni')).toBeVisible()
  await expect(page.getByRole('main').getByText(m.employees_notice_text())).toBeVisible()
  await expectAccessible(page)

  await opener(page, 'Rautio, Sanni').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, m.employees_field_first_name())).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('-Maria')
  await page.keyboard.press('Enter')
  await noDialog(page)
  await expect(rowOf(page, 'Rautio, Sanni-Maria')).toBeVisible()

  await actionsOf(page, 'Rautio, Sanni-Maria').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await field(page, m.employees_field_end()).focus()
  await page.keyboard.type(day(3))
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Rautio, Sanni-Maria')).toContainText(m.employees_tag_remove())
})
