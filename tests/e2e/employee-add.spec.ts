import {
  countCalls,
  day,
  dialog,
  field,
  fillNew,
  notifications,
  open,
  openAdd,
  opener,
  pressDisabled,
  rowOf,
  save,
  submitAdd,
} from './employees-test'
import { expect, expectAccessible, test } from './portal-test'

test('adds an employee after checking the personal id, and the list is fresh [EMP-11] [EMP-15]', async ({ page }) => {
  await open(page)
  const posts = countCalls(page, 'POST')
  await openAdd(page)
  await fillNew(page, { Puhelinnumero: '040 765 4321', Kustannuspaikka: '4100' })
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Lounasetu' }).check()
  await submitAdd(page)
  await expect(notifications(page)).toContainText('Sanni Rautio on lisätty työntekijäksi.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(posts).toEqual(['/api/company-beneficiaries/check-SSN', '/api/company-beneficiaries'])
  await expect(rowOf(page, 'Rautio, Sanni')).toContainText('Uusi')
  await expect(rowOf(page, 'Rautio, Sanni').getByRole('listitem').first()).toHaveText('Lounasetu')
  // The company has transferred money, so the notice is not for it.
  await expect(page.getByText('Siirrä seuraavaksi rahaa')).toHaveCount(0)
  await opener(page, 'Rautio, Sanni').click()
  await expect(dialog(page).getByLabel(/^Puhelinnumero/)).toHaveValue('+358407654321')
})

test('a double press adds once [SES-24]', async ({ page }) => {
  await open(page)
  const posts = countCalls(page, 'POST')
  await openAdd(page)
  await fillNew(page)
  await save(page, 'Lisää työntekijä').dblclick()
  await expect(rowOf(page, 'Rautio, Sanni')).toBeVisible()
  expect(posts.filter((path) => path === '/api/company-beneficiaries')).toHaveLength(1)
})

test('adding another empties the form and stays [EMP-11]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await dialog(page).getByRole('switch', { name: 'Lisää toinenkin' }).check()
  await fillNew(page)
  await submitAdd(page)
  await expect(notifications(page)).toContainText('Sanni Rautio on lisätty')
  await expect(field(page, 'Etunimi')).toHaveValue('')
  await expect(field(page, 'Etunimi')).toBeFocused()
  await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(dialog(page).getByRole('radio', { name: 'Kokoaikainen' })).not.toBeChecked()
})

test('who has transferred no money is told what comes next [EMP-11]', async ({ page }) => {
  await open(page, { as: 'vaino.koskela', faults: ['listTransactions:example:200:no_transactions'] })
  await openAdd(page)
  await fillNew(page)
  await submitAdd(page)
  await expect(page.getByRole('main').getByText('Siirrä seuraavaksi rahaa yrityksen tilille')).toBeVisible()
  await expectAccessible(page)
})

test('save waits for a valid change and points at the first error [EMP-10] [VAL-15]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await expect(save(page, 'Lisää työntekijä')).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'Etunimi').fill('Sanni')
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await pressDisabled(page, 'Lisää työntekijä')
  await expect(field(page, 'Sukunimi')).toBeFocused()
  await expect(dialog(page)).toContainText('Valitse edun alkupäivä.')
  await expectAccessible(page)
})

test('a personal id is checked by form, day and check character [EMP-12]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await fillNew(page, { Henkilötunnus: '120395-955A' })
  await pressDisabled(page, 'Lisää työntekijä')
  await expect(dialog(page).getByLabel(/^Henkilötunnus/)).toBeFocused()
  await expect(dialog(page)).toContainText('Tarkista henkilötunnus')
})

test('somebody who is an employee already is refused at the personal id [EMP-13]', async ({ page }) => {
  await open(page)
  const posts = countCalls(page, 'POST')
  await openAdd(page)
  await fillNew(page, { Henkilötunnus: '140585-912d' })
  await submitAdd(page)
  const id = dialog(page).getByLabel(/^Henkilötunnus/)
  await expect(id).toHaveAttribute('aria-invalid', 'true')
  await expect(id).toBeFocused()
  expect(posts).toEqual(['/api/company-beneficiaries/check-SSN'])
  await expect(field(page, 'Sukunimi')).toHaveValue('Rautio')
})

test('a personal id check that fails has its own toast and keeps what is typed [EMP-13]', async ({ page }) => {
  await open(page, { faults: ['checkPersonalId:500:internal_error'] })
  const posts = countCalls(page, 'POST')
  await openAdd(page)
  await fillNew(page)
  await submitAdd(page)
  await expect(notifications(page)).toContainText('Henkilötunnusta ei voitu tarkistaa')
  expect(posts).toEqual(['/api/company-beneficiaries/check-SSN'])
  await expect(field(page, 'Sukunimi')).toHaveValue('Rautio')
  await dialog(page).getByRole('button', { name: 'Peruuta' }).click()
  await expect(dialog(page)).toHaveText(/tallentamat/i)
})

test('an employee number of another one is refused at its field [EMP-12] [EMP-13]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await fillNew(page, { Henkilönumero: '101' })
  await pressDisabled(page, 'Lisää työntekijä')
  await expect(dialog(page)).toContainText('Henkilönumero on jo toisella työntekijällä.')
})

test('an employee number that the server refuses is a field error [EMP-13]', async ({ page }) => {
  await open(page, { faults: ['createEmployee:example:409:employee_number_already_exists'] })
  await openAdd(page)
  await fillNew(page)
  await submitAdd(page)
  await expect(dialog(page).getByLabel(/^Henkilönumero/)).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByLabel(/^Henkilönumero/)).toBeFocused()
})

test('a lost answer is looked up in the list, and whoever was added is told as added [EMP-11]', async ({ page }) => {
  await open(page, { faults: ['createEmployee!:fail-after'] })
  await openAdd(page)
  await fillNew(page, { Henkilönumero: '' })
  await submitAdd(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(notifications(page)).toContainText('lisätty')
})

test('a lost answer that cannot be looked up is told as such, and a second try adds nobody twice [EMP-11]', async ({
  page,
}) => {
  await open(page)
  await openAdd(page)
  await fillNew(page, { Henkilönumero: '' })
  const panel = await page.context().newPage()
  await panel.goto('/help?mock-fault=createEmployee!:fail-after&mock-fault=listEmployees!:offline')
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await submitAdd(page)
  await expect(dialog(page)).toContainText('emmekä tiedä, ehtikö lisäys perille')
  await submitAdd(page)
  await expect(dialog(page).getByLabel(/^Henkilötunnus/)).toHaveAttribute('aria-invalid', 'true')
})

test('closing with unsaved changes asks first [EMP-04]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await field(page, 'Etunimi').fill('Sanni')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await dialog(page).getByRole('button').nth(-1).click()
  await expect(field(page, 'Etunimi')).toHaveValue('Sanni')
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button').nth(-2).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('when the company has as many employees as it may, none can be added [CRD-11]', async ({ page }) => {
  await open(page, { faults: ['createEmployee:example:400:too_many_employees'] })
  await openAdd(page)
  await fillNew(page)
  await submitAdd(page)
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await open(page, { as: 'helena.lindqvist', faults: ['readSettings:example:200:large_company'] })
  const add = page.getByRole('main').getByRole('button', { name: 'Lisää työntekijä' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription(/enintään 10000 työntekijää/)
})

test('adds, edits and ends by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByRole('main').getByRole('button', { name: 'Lisää työntekijä' }).focus()
  await page.keyboard.press('Enter')
  for (const text of ['Sanni', 'Rautio', 'sanni@pyynikinpaahtimo.example', '120395-955F', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel(/^Edun alkupäivä/)).toBeFocused()
  await page.keyboard.type(day(0))
  await page.keyboard.press('Enter')
  // The row is there a moment before the slide-out is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, 'Rautio, Sanni')).toBeVisible()

  await opener(page, 'Rautio, Sanni').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Etunimi')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('-Maria')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, 'Rautio, Sanni-Maria')).toBeVisible()

  await page.getByRole('button', { name: 'Toiminnot: Rautio, Sanni-Maria' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Edun päättymispäivä').focus()
  await page.keyboard.type(day(3))
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Rautio, Sanni-Maria')).toContainText('Poistuu')
})
