import type { Locator, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectStill, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

// An error that appears on blur must not move the element that the mouse is pressing at that moment.

/** Clicks with raw mouse events, because Playwright's click would wait until nothing moves. */
async function pressWithMouse(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await expectStill(page)
  const box = await target.boundingBox()
  if (!box) throw new Error('the element to press has no box')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

/** Leaves a form and loses its input. */
const leave = (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name: m.form_leave_confirm() }).click()

test('a click works although blurring the field above shows its error, in a slide-out, a step of a wizard, and on Cancel of an edit page [VAL-15] [VOU-13]', async ({
  page,
}) => {
  await openAs(page, '/beneficiaries')
  await settled(page)
  await test.step('a slide-out', async () => {
    await page.getByRole('main').getByRole('button', { name: m.employees_add() }).click()
    await page.getByRole('dialog').getByLabel(m.employees_field_phone()).fill('12')
    await pressWithMouse(page, radio(page, m.employees_type_part_time()))
    await expect(radio(page, m.employees_type_part_time())).toBeChecked()
    await expect(page.getByText(m.employees_error_phone())).toBeVisible()
    await page.keyboard.press('Escape')
    await leave(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a step of a wizard', async () => {
    await goTo(page, '/contract')
    await field(page, m.sign_up_business_id()).fill('1')
    await pressWithMouse(page, radio(page, m.company_size_3()))
    await expect(radio(page, m.company_size_3())).toBeChecked()
    await expect(page.getByText(m.form_business_id_wrong())).toBeVisible()
  })
  await test.step('Cancel of an edit page', async () => {
    await goTo(page, '/voucher-order/lunch')
    await radio(page, '13,00').check()
    for (const step of [m.vouchers_step_delivery(), m.vouchers_step_payment()]) {
      await page.getByRole('button', { name: m.wizard_next() }).click()
      await heading(page, step).waitFor()
    }
    await page.getByRole('link', { name: new RegExp(`^${m.orders_change()}\\s*${m.orders_company()}`) }).click()
    await heading(page, m.orders_edit_company()).waitFor()
    await field(page, m.address_post_code()).fill('1')
    await pressWithMouse(page, page.getByRole('button', { name: m.form_cancel() }))
    await expect(heading(page, m.vouchers_step_payment())).toBeVisible()
  })
})
