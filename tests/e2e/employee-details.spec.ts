import { m } from '../../generated/messages/messages.js'
import { chooseFromMenu, day, dialog, field, open, opener, save } from './employees-test'
import { expect, expectAccessible, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing in the benefits of an employee, nor where one ends that was refused', async ({ page }) => {
  await open(page, { faults: ['updateEmployee!:500:internal_error'] })
  await opener(page, 'Ahola, Liisa').click()
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Lounasetu' })).toBeChecked()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Peruuta' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await chooseFromMenu(page, 'Ahola, Liisa', m.employees_row_end())
  await field(page, m.employees_field_end()).fill(day(10))
  await expect(dialog(page)).toContainText(`Ladatut varat ovat käytettävissä ${day(40)} asti.`)
  await expectAccessible(page)
  await save(page, m.employees_row_end()).click()
  await expect(dialog(page)).toContainText(m.employees_end_unknown())
  await expectAccessible(page)
})
