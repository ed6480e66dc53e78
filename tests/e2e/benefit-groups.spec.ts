import { m } from '../../generated/messages/messages.js'
import { createForm, open, openCreate, panel, press } from './benefits-test'
import { expect, expectAccessible, test } from './portal-test'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing in an empty form after a submit', async ({ page }) => {
  await open(page, '/manage-benefits/lunch', { as: 'niko.rautio' })
  await openCreate(page)
  await press(page, m.benefits_group_add())
  await expect(createForm(page).getByText(m.benefits_error_spending_limit())).toBeVisible()
  await expectAccessible(page)
})

test('a group can be created and changed with the keyboard alone', async ({ page }) => {
  await open(page, '/manage-benefits/massage', { as: 'niko.rautio' })
  const add = page.getByRole('button', { name: m.benefits_group_add() })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(m.benefits_name())).toBeFocused()
  await page.keyboard.type('Hieronta')
  await page.keyboard.press('Tab')
  await page.keyboard.type('150')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(m.benefits_top_up_request())).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const tile = page.getByRole('button', { name: 'Hieronta', exact: true })
  await expect(tile).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Hieronta')).toContainText(m.benefits_recurring_on())
  await page.getByRole('button', { name: m.benefits_group_edit() }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(m.benefits_name())).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' kaikille')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Hieronta kaikille', exact: true })).toBeFocused()
})
