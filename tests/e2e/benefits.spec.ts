import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing in overview, page and panels, in the light and the dark theme', async ({ page }) => {
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
})
