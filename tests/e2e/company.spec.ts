import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, PASSWORD, test } from './portal-test'
import { goTo, settled } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EN = { locale: 'en' } as const

test('contacts are added and deleted on a phone in the dark theme, and no column is cut beside the narrow side menu; details are changed by keyboard with the password [COM-03] [COM-05] [COM-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  // A fixed day, because no contacts can be added around Christmas.
  await page.clock.setFixedTime('2026-11-20T12:00:00+02:00')
  await openAs(page, '/en/company-information?tab=contacts')
  const row = page.getByRole('rowheader', { name: 'Helmi Salonen' })
  await expect(page.getByRole('rowheader', { name: `Aino Virtanen ${m.contacts_yourself({}, EN)}` })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('button', { name: m.contacts_add({}, EN) }).click()
  const form = page.getByRole('dialog', { name: m.contacts_add_title({}, EN) })
  await form.getByLabel(m.contacts_first_name({}, EN)).fill('Helmi')
  await form.getByLabel(m.contacts_last_name({}, EN)).fill('Salonen')
  await form.getByLabel(m.contacts_email({}, EN)).fill('helmi.salonen@pyynikinpaahtimo.example')
  await form.getByLabel(m.contacts_phone({}, EN)).fill('040 123 4571')
  await form.getByLabel(m.contacts_username({}, EN)).fill('helmi')
  await form.getByLabel(m.contacts_first_name({}, EN)).focus()
  await expect(form.getByText(m.form_error_too_short({ count: '6' }, EN))).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await form.getByLabel(m.contacts_username({}, EN)).fill('helmi.salonen')
  await form.getByRole('button', { name: m.contacts_add({}, EN) }).click()
  await expect(row).toBeVisible()

  await row.getByRole('button').click()
  const panel = page.getByRole('dialog', { name: 'Helmi Salonen' })
  await expect(panel.getByRole('button', { name: m.contacts_resend({}, EN) })).toBeVisible()
  await panel.getByRole('button', { name: m.contacts_delete({}, EN) }).click()
  await expectAccessible(page, 'dialog[open]')
  await page.getByRole('button', { name: m.contacts_delete_confirm({}, EN) }).click()
  await expect(row).toHaveCount(0)

  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1078, height: 900 })
  await goTo(page, '/company-information?tab=contacts')
  const table = page.getByRole('table')
  await expect(table.getByText(m.contacts_signatory()).first()).toBeVisible()
  await settled(page)
  await expect
    .poll(() => table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0)))
    .toBeLessThanOrEqual(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page, '/company-information')
  await settled(page)
  await page.getByRole('button', { name: m.company_edit() }).press('Enter')
  const operator = page.getByRole('combobox', { name: m.invoicing_operator(), exact: true })
  await operator.fill('nord')
  await operator.press('Enter')
  await expect(operator).toHaveValue('Nordea')
  await expect(page.getByText(m.invoicing_einvoice_known())).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: m.company_save() }).press('Enter')
  const password = page.getByLabel(m.popup_password(), { exact: true })
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(page.getByRole('definition').filter({ hasText: 'NDEAFIHH' })).toBeVisible()
})
