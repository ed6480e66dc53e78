import { m } from '../../generated/messages/messages.js'
import { rowsOf } from '../support/card-order-rows'
import { movedMoney } from './mock-ledger'
import { expect, expectAccessible, openAs, test, watchRequests } from './portal-test'

const EN = { locale: 'en' } as const

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 800 } })

// The Finnish order is tested in jsdom (src/features/cards/order/card-order.test.tsx).
test('a card order works in English on a phone, and is made once despite a double press, Back and a reload [CRD-01] [CRD-09] [CRD-10]', async ({
  page,
}) => {
  const sent = watchRequests(page, ({ method, path }) =>
    method === 'POST' && /card-orders?(-payments)?$|api\/payments$/.test(path) ? path : undefined,
  )
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await openAs(page, '/en/order/benefits', { as: 'niko.rautio' })
  await page.getByRole('checkbox', { name: new RegExp(`^${m.benefits_lunch({}, EN)}`) }).check()
  await page.getByRole('checkbox', { name: new RegExp(`^${m.benefits_transport({}, EN)}`) }).check()
  await expectAccessible(page)
  await press(m.wizard_next({}, EN))
  await expect(heading(m.cards_step_company({}, EN))).toBeFocused()
  await press(m.wizard_next({}, EN))
  await expect(heading(m.cards_step_employees({}, EN))).toBeFocused()
  await press(m.cards_employees_import({}, EN))
  await page.getByLabel(m.employees_import_paste({}, EN)).fill(rowsOf(20))
  await press(m.employees_import_read({}, EN))
  await press(m.employees_import_check({}, EN))
  await expect(page.getByRole('main')).toContainText('Employees in the order: 20.')
  await expectAccessible(page)
  // The page must not scroll sideways on a phone.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await press(m.wizard_next({}, EN))
  await expect(heading(m.cards_step_usage({}, EN))).toBeFocused()
  await page.getByLabel(m.cards_usage_lunch({}, EN)).fill('13')
  await page.getByLabel(new RegExp(`^${m.cards_usage_transport({}, EN)}`)).fill('150')
  await press(m.wizard_next({}, EN))
  await expect(heading(m.cards_step_payment({}, EN))).toBeFocused()
  await page.getByRole('checkbox', { name: m.orders_terms({}, EN) }).check()
  await page.getByRole('checkbox', { name: m.cards_price_list({}, EN) }).check()
  await page.getByRole('radio', { name: 'OP', exact: true }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay \d/ }).dblclick()
  const atProvider = page.getByRole('heading', { name: 'Test payment service' })
  await expect(atProvider).toBeVisible()
  // The browser of the tests keeps no pages, so Back loads the page again.
  await page.goBack()
  await expect(page).toHaveURL(/order\/status|card-order-payment/)
  await expect(heading(m.orders_pending_title({}, EN))).toBeVisible()
  await page.goForward()
  await expect(atProvider).toBeVisible()
  await press('Pay')
  await expect(heading(m.orders_paid_title({}, EN))).toBeVisible()
  await page.reload()
  await expect(heading(m.orders_paid_title({}, EN))).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual(['/api/card-orders', '/api/payments'])
  const { cardOrders, orderPayments, employees } = await movedMoney(page, 'c-3')
  expect([cardOrders, orderPayments, employees]).toEqual([1, 1, 20])
  await page.getByRole('link', { name: m.cards_show_employees({}, EN) }).click()
  await expect(page.getByRole('main')).toContainText('Rantanen, Helmiaa')
})
