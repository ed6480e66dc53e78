import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a group can be created and changed with the keyboard alone; axe finds nothing in an empty form after a submit', async ({
  page,
}) => {
  await openAs(page, '/manage-benefits/lunch', { as: 'niko.rautio' })
  const add = page.getByRole('button', { name: m.benefits_group_add() })
  const form = page.getByRole('dialog', { name: m.benefits_group_add() })
  await add.click()
  await form.getByRole('button', { name: m.benefits_group_add() }).click()
  await expect(form.getByText(m.benefits_error_spending_limit())).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)

  await goTo(page, '/manage-benefits/massage')
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
  await expect(page.getByRole('dialog', { name: 'Hieronta' })).toContainText(m.benefits_recurring_on())
  await page.getByRole('button', { name: m.benefits_group_edit() }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(m.benefits_name())).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' kaikille')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Hieronta kaikille', exact: true })).toBeFocused()
})
