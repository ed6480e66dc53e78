import { m } from '../../generated/messages/messages.js'
import { dialog, field, notifications, open, openAdd, opener, rowOf, rows, save, search } from './employees-test'
import { expect, expectAccessible, test } from './portal-test'

test('without a benefit the page leads to the benefits [EMP-01]', async ({ page }) => {
  await open(page, { as: 'niko.rautio' })
  await expect(page.getByRole('heading', { name: 'Aloita ottamalla etu käyttöön' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Hallinnoi etuja' }).click()
  await expect(page).toHaveURL(/\/manage-benefits$/)
})

test('without employees the page offers to add one [EMP-01]', async ({ page }) => {
  await open(page, { as: 'vaino.koskela' })
  await expect(page.getByRole('heading', { name: 'Yrityksellä ei ole vielä työntekijöitä' })).toBeVisible()
  await expectAccessible(page)
  await openAdd(page)
  await expect(field(page, 'Etunimi')).toBeFocused()
})

test('the list has new employees first, tags, benefits in words and twenty rows a page [EMP-02] [FMT-11]', async ({
  page,
}) => {
  await open(page)
  await expect(rows(page)).toHaveCount(20)
  const names = await rows(page)
    .getByRole('rowheader')
    .getByRole('button')
    .locator('span')
    .first()
    .evaluateAll(() =>
      [...document.querySelectorAll('tbody th button > span:first-child')].map((name) => name.textContent),
    )
  const isNew = await rows(page).evaluateAll((all) => all.map((row) => row.textContent?.includes('Uusi') ?? false))
  expect(isNew.indexOf(false)).toBe(3)
  expect(isNew.lastIndexOf(true)).toBe(2)
  const old = names.slice(3)
  expect(old).toEqual([...old].sort(new Intl.Collator('fi', { sensitivity: 'accent' }).compare))
  await expect(page.getByText('1–20 / 38', { exact: true })).toBeVisible()
  // One of each contracted benefit, with its state in words.
  await expect(rowOf(page, 'Ahola, Liisa').getByRole('listitem')).toHaveText([
    'Lounasetu',
    'Virike-etu',
    'Työmatkaetu: ei käytössä',
    'Hierontaetu: ei käytössä',
  ])
  await page.getByRole('button', { name: 'Seuraava sivu' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page)).toHaveCount(18)
  await expect(rows(page).filter({ hasText: 'Poistuu' }).first()).toBeVisible()
  await expectAccessible(page)
})

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

test('pages stand only above twenty rows [EMP-02]', async ({ page }) => {
  await open(page, { as: 'riikka.salminen' })
  await expect(rows(page)).toHaveCount(12)
  await expect(page.getByRole('navigation', { name: 'Sivut' })).toHaveCount(0)
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

test('an employee past the end of funds is disabled, opens to read and has no edit [EMP-03]', async ({ page }) => {
  await open(page, { path: '/beneficiaries?state=funds-ended' })
  const row = rows(page).first()
  await expect(row).toContainText(m.employees_row_out_of_use())
  await expect(row.getByRole('listitem').first()).toContainText('varojen käyttöaika päättynyt')
  await row.getByRole('button', { name: /^Toiminnot/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Muokkaa' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: m.employees_row_end() })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Näytä tiedot' }).click()
  await expect(dialog(page)).toContainText('Varojen käyttöaika päättyi')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await expect(save(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('an employee who cannot be read gives a toast [EMP-13]', async ({ page }) => {
  await open(page, { faults: ['readEmployee:500:internal_error'] })
  await opener(page, 'Ahola, Liisa').click()
  await expect(notifications(page)).toContainText(/vikaan|virhe/i)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a slow list shows its heading and that it is being read', async ({ page }) => {
  await page.goto('/beneficiaries?mock-persona=aino.virtanen&mock-latency=3000')
  await expect(page.getByText(m.table_loading())).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Työntekijät')
  await expectAccessible(page)
  await expect(rows(page)).toHaveCount(20)
})

test.describe('without a list', () => {
  test.use({ allowErrors: [/ApiError: listEmployees/] })

  test('a list that cannot be read gives a toast and a way on [EMP-13]', async ({ page }) => {
    await page.goto('/beneficiaries?mock-persona=aino.virtanen&mock-fault=listEmployees!:500:internal_error')
    await expect(notifications(page).getByRole('button', { name: 'Sulje ilmoitus' })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(rows(page)).toHaveCount(20)
  })
})

test('the screens read in English', async ({ page }) => {
  await open(page, { path: '/en/beneficiaries' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employees')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add employee' }).click()
  await expect(dialog(page).getByLabel('First name')).toBeFocused()
  await expectAccessible(page)
})
