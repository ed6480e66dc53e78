import { m } from '../../generated/messages/messages.js'
import { dialog, open, rowOf, rows, search } from './employees-test'
import { expect, expectAccessible, test } from './portal-test'

test('rows are one line of 40 to 44 px, and no column is cut, from the narrowest table on [EMP-02]', async ({
  page,
}) => {
  for (const width of [1078, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await expect(rows(page)).toHaveCount(20)
    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(heights.filter((height) => height < 40 || height > 44)).toEqual([])
    const table = page.getByRole('table')
    expect(await table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0)
  }
})

test('search and filters stand in the address and survive a reload', async ({ page }) => {
  await open(page)
  await search(page).fill('mäkelä eero')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/search=/)
  // As the table writes it, and by number.
  await search(page).fill('mäkelä, eero')
  await expect(rows(page)).toHaveCount(1)
  await search(page).fill('103')
  await expect(rowOf(page, 'Nyström, Åke')).toBeVisible()
  await search(page).fill('')
  await expect(page).not.toHaveURL(/search=/)
  await page.getByLabel('Työsuhde').selectOption({ label: m.employees_type_on_hold() })
  await expect(page).toHaveURL(/type=Onhold/)
  await page.reload()
  await expect(page.getByLabel('Työsuhde')).toHaveValue('Onhold')
  await expect(rowOf(page, 'Nyström, Åke')).toBeVisible()
  await page.getByLabel('Tila').selectOption({ label: m.employees_state_funds_ended() })
  await expect(page.getByRole('heading', { name: 'Hakua vastaavia työntekijöitä ei löytynyt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: m.employees_filter_clear() }).click()
  await expect(rows(page)).toHaveCount(20)
})

test('a slow list shows its heading and that it is being read', async ({ page }) => {
  await page.goto('/beneficiaries?mock-persona=aino.virtanen&mock-latency=3000')
  await expect(page.getByText(m.table_loading())).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Työntekijät')
  await expectAccessible(page)
  await expect(rows(page)).toHaveCount(20)
})

test('the screens read in English', async ({ page }) => {
  await open(page, { path: '/en/beneficiaries' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employees')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add employee' }).click()
  await expect(dialog(page).getByLabel('First name')).toBeFocused()
  await expectAccessible(page)
})
