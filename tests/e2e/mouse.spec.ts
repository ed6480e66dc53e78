import type { Locator, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectStill, openAs, test } from './portal-test'
import { settled } from './screens'

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
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

const FORMS = [
  {
    form: 'a slide-out',
    async leave(page: Page) {
      await openAs(page, '/beneficiaries')
      await settled(page)
      await page.getByRole('main').getByRole('button', { name: m.employees_add() }).click()
      await page.getByRole('dialog').getByLabel(m.employees_field_phone()).fill('12')
      await pressWithMouse(page, radio(page, m.employees_type_part_time()))
      await expect(radio(page, m.employees_type_part_time())).toBeChecked()
    },
    error: m.employees_error_phone,
  },
  {
    form: 'a step of a wizard',
    async leave(page: Page) {
      await page.goto('/contract')
      await field(page, m.sign_up_business_id()).fill('1')
      await pressWithMouse(page, radio(page, m.company_size_3()))
      await expect(radio(page, m.company_size_3())).toBeChecked()
    },
    error: m.form_business_id_wrong,
  },
] as const

for (const { form, leave, error } of FORMS) {
  test(`a click in ${form} works although blurring the field above shows its error [VAL-15]`, async ({ page }) => {
    await leave(page)
    await expect(page.getByText(error())).toBeVisible()
  })
}

test('a click on Cancel of an edit page works although blurring the field above shows its error [VOU-13]', async ({
  page,
}) => {
  await openAs(page, '/order/benefits', { as: 'niko.rautio' })
  await page.getByRole('checkbox', { name: m.benefits_lunch() }).check()
  await page.getByRole('button', { name: m.wizard_next() }).click()
  await page.getByRole('link', { name: m.cards_company_change() }).click()
  await page.getByRole('heading', { level: 1, name: m.orders_edit_company() }).waitFor()
  await field(page, m.address_line()).first().fill('PL 5')
  await pressWithMouse(page, page.getByRole('button', { name: m.form_cancel() }))
  await expect(page.getByRole('heading', { level: 1, name: m.cards_step_company() })).toBeVisible()
})
