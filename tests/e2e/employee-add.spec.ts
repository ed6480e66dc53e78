import { m } from '../../generated/messages/messages.js'
import { day, dialog, field, fillNew, open, openAdd, opener, pressDisabled, rowOf, submitAdd } from './employees-test'
import { expect, expectAccessible, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing in the form with its errors, the question before leaving, and what comes next', async ({
  page,
}) => {
  await open(page, { as: 'vaino.koskela', faults: ['listTransactions:example:200:no_transactions'] })
  await openAdd(page)
  await field(page, 'Etunimi').fill('Sanni')
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await pressDisabled(page, 'Lisää työntekijä')
  await expect(field(page, 'Sukunimi')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toContainText('Poistutaanko tallentamatta?')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Jatka muokkaamista' }).click()
  await fillNew(page)
  await submitAdd(page)
  await expect(page.getByRole('main').getByText('Siirrä seuraavaksi rahaa yrityksen tilille')).toBeVisible()
  await expectAccessible(page)
})

test('adds, edits and ends by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByRole('main').getByRole('button', { name: 'Lisää työntekijä' }).focus()
  await page.keyboard.press('Enter')
  // The form may come a moment after its frame.
  await expect(dialog(page).getByLabel(new RegExp(`^${m.employees_field_first_name()}`))).toBeFocused()
  for (const text of ['Sanni', 'Rautio', 'sanni@pyynikinpaahtimo.example', '120395-955F', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel(new RegExp(`^${m.employees_field_start()}`))).toBeFocused()
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
  await dialog(page).getByLabel(m.employees_field_end()).focus()
  await page.keyboard.type(day(3))
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Rautio, Sanni-Maria')).toContainText('Poistuu')
})
