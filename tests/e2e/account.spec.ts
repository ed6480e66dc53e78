import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('axe finds nothing in help, maintenance, profile, and after a link was requested or resent', async ({ page }) => {
  await openAs(page, '/reset-password')
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
