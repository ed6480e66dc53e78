import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, PASSWORD, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a contact person is added, edited by nobody yet, and deleted, on a phone in the dark [COM-06] [COM-07] [COM-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  // No contact person is added around Christmas.
  await page.clock.setFixedTime('2026-11-20T12:00:00+02:00')
  await openAs(page, '/en/company-information?tab=contacts')
  const row = page.getByRole('rowheader', { name: 'Helmi Salonen' })
  await expect(page.getByRole('rowheader', { name: 'Aino Virtanen You' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('button', { name: 'Add contact person' }).click()
  const form = page.getByRole('dialog', { name: 'New contact person' })
  await form.getByLabel('First name').fill('Helmi')
  await form.getByLabel('Last name').fill('Salonen')
  await form.getByLabel('Email address').fill('helmi.salonen@pyynikinpaahtimo.example')
  await form.getByLabel('Phone number').fill('040 123 4571')
  await form.getByLabel('Username').fill('helmi')
  await form.getByLabel('First name').focus()
  await expect(form.getByText(m.form_error_too_short({ count: '6' }, { locale: 'en' }))).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await form.getByLabel('Username').fill('helmi.salonen')
  await form.getByRole('button', { name: 'Add contact person' }).click()
  await expect(row).toBeVisible()

  await row.getByRole('button').click()
  const panel = page.getByRole('dialog', { name: 'Helmi Salonen' })
  await expect(panel.getByRole('button', { name: m.contacts_resend({}, { locale: 'en' }) })).toBeVisible()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page, 'dialog[open]')
  await page.getByRole('button', { name: 'Delete contact person' }).click()
  await expect(row).toHaveCount(0)
})

test('details are changed by keyboard with the password, the operator found by typing [COM-02] [COM-03] [SGN-06]', async ({
  page,
}) => {
  await openAs(page, '/company-information')
  await page.getByRole('button', { name: 'Muokkaa tietoja' }).press('Enter')
  const operator = page.getByRole('combobox', { name: 'Välittäjä' })
  await operator.fill('nord')
  await operator.press('Enter')
  await expect(operator).toHaveValue('Nordea')
  await expect(page.getByText('Välittäjä tuntee osoitteen.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tallenna tiedot' }).press('Enter')
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Salasana', { exact: true }).press('Enter')
  await expect(page.getByRole('definition').filter({ hasText: 'NDEAFIHH' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: 'NDEAFIHH' })).toBeVisible()
})
