import {
  chooseFromMenu,
  day,
  dialog,
  field,
  notifications,
  open,
  opener,
  pressDisabled,
  rowOf,
  rows,
  save,
} from './employees-test'
import { expect, expectAccessible, test } from './portal-test'

test('between end of benefit and end of funds the details are read-only [EMP-08]', async ({ page }) => {
  await open(page, { path: '/beneficiaries?state=ended' })
  await rows(page).first().getByRole('rowheader').getByRole('button').click()
  await expect(dialog(page)).toContainText('Ladatut varat ovat käytettävissä')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await expect(dialog(page)).toContainText('Enintään 13,00 €')
})

test('edits an employee: the personal id is fixed, the change is saved and listed [EMP-03] [EMP-12] [EMP-16]', async ({
  page,
}) => {
  await open(page)
  await opener(page, 'Ahola, Liisa').click()
  await expect(dialog(page).getByLabel(/^Henkilötunnus/)).not.toBeEditable()
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'Sukunimi').fill('Aakkola')
  await save(page).click()
  await expect(notifications(page)).toContainText('Liisa Aakkola')
  await expect(rowOf(page, 'Aakkola, Liisa')).toBeVisible()
})

test('the type rules the percentage: full time is 100, others ask, on hold keeps [EMP-05] [EMP-06] [EMP-09]', async ({
  page,
}) => {
  await open(page)
  await opener(page, 'Ahola, Liisa').click()
  const percentage = field(page, 'Työaikaprosentti')
  await expect(percentage).toHaveValue('40')
  await dialog(page).getByRole('radio', { name: 'Tauolla' }).check()
  await expect(percentage).toHaveValue('40')
  await expect(percentage).not.toBeEditable()
  await expect(dialog(page).getByLabel(/^Lounaspäivät/)).not.toBeEditable()
  await expect(dialog(page)).toContainText('ei voi pyytää lounasedun latauksia')
  await dialog(page).getByRole('radio', { name: 'Kokoaikainen' }).check()
  await expect(percentage).toHaveValue('100')
  await dialog(page).getByRole('radio', { name: 'Osa-aikainen' }).check()
  await expect(percentage).toHaveValue('')
  await expect(percentage).toBeFocused()
  await percentage.fill('100')
  await field(page, 'Etunimi').focus()
  await expect(dialog(page)).toContainText('osa-aikaisella enintään 99')
  await percentage.fill('37,5')
  await dialog(page)
    .getByLabel(/^Lounaspäivät/)
    .fill('24')
  await field(page, 'Etunimi').focus()
  await expect(dialog(page).getByLabel(/^Lounaspäivät/)).toHaveAttribute('aria-invalid', 'true')
  await dialog(page)
    .getByLabel(/^Lounaspäivät/)
    .fill('23')
  await save(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opener(page, 'Ahola, Liisa').click()
  await expect(percentage).toHaveValue('37,5')
})

test('an end of benefit of today drops, clearing it clears type and lunch days [EMP-07]', async ({ page }) => {
  await open(page)
  await opener(page, 'Ahola, Liisa').click()
  const end = dialog(page).getByLabel(/^Edun päättymispäivä/)
  await end.fill(day(0))
  await expect(dialog(page).getByText('Päättynyt', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  await end.fill('')
  await expect(dialog(page).getByRole('radio', { name: 'Osa-aikainen' })).not.toBeChecked()
  await expect(dialog(page).getByLabel(/^Lounaspäivät/)).toHaveValue('')
  await end.fill(day(-1))
  await pressDisabled(page)
  await expect(dialog(page)).toContainText('Päättymispäivä voi olla tänään tai myöhemmin.')
})

test('the row menu ends a benefit and says what follows [EMP-08] [EMP-17]', async ({ page }) => {
  await open(page)
  await chooseFromMenu(page, 'Ahola, Liisa', 'Päätä etu')
  await expect(dialog(page)).toContainText('30 päivää aikaa käyttää ladatut varat')
  await dialog(page).getByLabel('Edun päättymispäivä').fill(day(10))
  await expect(dialog(page)).toContainText(`Ladatut varat ovat käytettävissä ${day(40)} asti.`)
  await expectAccessible(page)
  await save(page, 'Päätä etu').click()
  await expect(notifications(page)).toContainText(`Liisa Ahola etu päättyy ${day(10)}`)
  await expect(rowOf(page, 'Ahola, Liisa')).toContainText('Poistuu')
  await expect(rowOf(page, 'Ahola, Liisa')).toContainText(`Etu päättyy ${day(10)}`)
})

test('a benefit cannot end while loads are pending [EMP-18] [EMP-08]', async ({ page }) => {
  await open(page, { faults: ['readEmployee:example:200:part_time_ending_load_pending'] })
  await chooseFromMenu(page, 'Ahola, Liisa', 'Päätä etu')
  await expect(dialog(page)).toContainText('Työntekijälle on tulossa lataus 15.04.2026')
  await dialog(page).getByLabel('Edun päättymispäivä').fill(day(5))
  await expect(save(page, 'Päätä etu')).toHaveAttribute('aria-disabled', 'true')
  await pressDisabled(page, 'Päätä etu')
  await expect(dialog(page)).toContainText('Etu voidaan päättää, kun lataus on valmis.')
})

test('a failed termination says so in the dialog [EMP-13]', async ({ page }) => {
  await open(page, { faults: ['updateEmployee!:403:access_denied'] })
  await chooseFromMenu(page, 'Ahola, Liisa', 'Päätä etu')
  await dialog(page).getByLabel('Edun päättymispäivä').fill(day(10))
  await save(page, 'Päätä etu').click()
  await expect(dialog(page)).toContainText('Edun päättäminen epäonnistui.')
  await expect(dialog(page).getByLabel('Edun päättymispäivä')).toHaveValue(day(10))
  // Whether a 500 has changed anything is not known, and nothing else is said.
  const panel = await page.context().newPage()
  await panel.goto('/help?mock-fault=updateEmployee!:500:internal_error')
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await save(page, 'Päätä etu').click()
  await expect(dialog(page)).toContainText('emmekä tiedä, tallentuiko päättymispäivä')
  await expect(dialog(page)).not.toContainText('Mitään ei muutettu')
  await expect(dialog(page).getByLabel('Edun päättymispäivä')).toHaveValue(day(10))
  await expectAccessible(page)
})

test('the benefits tab shows what is held and gives what is chosen [EMP-14]', async ({ page }) => {
  await open(page)
  await opener(page, 'Ahola, Liisa').click()
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Lounasetu' })).toBeChecked()
  const transport = dialog(page).getByRole('checkbox', { name: 'Työmatkaetu' })
  await expect(transport).not.toBeChecked()
  await expectAccessible(page)
  await transport.check()
  await save(page).click()
  await expect(rowOf(page, 'Ahola, Liisa').getByRole('listitem').nth(2)).toHaveText('Työmatkaetu')
})
