import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('axe finds nothing in the benefits, their page and panels, in both themes; nor in help, maintenance, profile, and after a link was requested or resent', async ({
  page,
}) => {
  const dialogs = page.getByRole('dialog')
  const press = (name: string) => dialogs.last().getByRole('button', { name }).click()
  await openAs(page, '/manage-benefits')
  await settled(page)
  await expectAccessible(page)
  await goTo(page, '/manage-benefits/lunch')
  await page.getByRole('button', { name: m.benefits_lunch() }).click()
  await expect(dialogs).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: m.benefits_group_edit() }).click()
  await page.getByLabel(m.benefits_spending_maximum()).check()
  await page.getByLabel(m.benefits_top_up_request()).check()
  await expectAccessible(page)
  await press(m.form_cancel())
  await expect(dialogs).toHaveCount(2)
  await expectAccessible(page)
  await press(m.form_leave_confirm())
  await expect(dialogs).toHaveCount(0)

  await page.emulateMedia({ colorScheme: 'dark' })
  const en = { locale: 'en' } as const
  await goTo(page, '/en/manage-benefits/massage')
  await page.getByRole('button', { name: m.benefits_group_add({}, en) }).click()
  await press(m.benefits_group_add({}, en))
  await expect(dialogs.getByText(m.benefits_error_name({}, en)).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(m.benefits_name({}, en)).fill('Hieronta')
  await page.getByLabel(new RegExp(`^${m.benefits_amount({}, en)}`)).fill('200')
  await page.getByLabel(m.benefits_direct_load({}, en)).check()
  await press(m.benefits_group_add({}, en))
  await expect(dialogs).toHaveCount(2)
  await expectAccessible(page)
  await press(m.benefits_group_add({}, en))
  await expect(dialogs).toHaveCount(0)
  await expectAccessible(page)

  await page.emulateMedia({ colorScheme: 'light' })
  await goTo(page, '/reset-password')
  await field(page, m.reset_identifier()).fill('aino.virtanen@pyynikinpaahtimo.example')
  await button(page, m.reset_submit()).click()
  await expect(page.getByRole('heading', { name: m.reset_requested_title() })).toBeVisible()
  await expectAccessible(page)
  await goTo(page, '/confirm-email?username=anni.tiainen&token=confirm-expired')
  await button(page, m.verify_request_link()).click()
  await expect(page.getByText(m.verify_link_sent_title())).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/help', '/maintenance']) {
    await goTo(page, path)
    await settled(page)
    await expectAccessible(page)
  }
  await goTo(page, '/profile')
  await field(page, m.sign_up_first_name()).fill('Aino Maria')
  await button(page, m.profile_save()).click()
  const popup = page.getByRole('dialog', { name: m.popup_title() })
  await popup.getByLabel(m.popup_password(), { exact: true }).fill('väärä salasana')
  await popup.getByRole('button', { name: m.popup_confirm() }).click()
  await expect(popup.getByText(m.error_incorrect_password())).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: m.popup_cancel() }).click()
  await page.getByRole('tab', { name: m.profile_tab_password() }).click()
  await expect(field(page, m.password_current())).toBeVisible()
  await expectAccessible(page)
})
