import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the home page of a new company, in both languages and both themes, and in an empty form of a group after a submit; a group can be created and changed with the keyboard alone [HOM-05]', async ({
  page,
}) => {
  await page.clock.setSystemTime('2024-08-20T08:00:00Z')
  await openAs(page, '/help', { as: 'niko.rautio' })
  await settled(page)
  await goTo(page, '/')
  // HOM-01: a company without orders lands on the order page first.
  await page.getByRole('link', { name: m.home_title(), exact: true }).click()
  for (const [address, locale, colorScheme] of [
    ['/', 'fi', 'light'],
    ['/en', 'en', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await goTo(page, address)
    await settled(page)
    await expect(page.getByRole('button', { name: m.home_notice_close({}, { locale }) })).toBeVisible()
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })

  await goTo(page, '/manage-benefits/lunch')
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
