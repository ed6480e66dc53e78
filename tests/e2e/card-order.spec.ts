import { rowsOf } from '../support/card-order-rows'
import { movedMoney } from './mock-ledger'
import { expect, expectAccessible, openAs, test, watchRequests } from './portal-test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 800 } })

// In Finnish it is played without a browser (src/features/cards/order/card-order.test.tsx).
test('a card order in English on a phone; a double press, Back from the provider and reloads order once [CRD-01] [CRD-09] [CRD-10]', async ({
  page,
}) => {
  const sent = watchRequests(page, ({ method, path }) =>
    method === 'POST' && /card-orders?(-payments)?$|api\/payments$/.test(path) ? path : undefined,
  )
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await openAs(page, '/en/order/benefits', { as: 'niko.rautio' })
  await page.getByRole('checkbox', { name: /^Lunch/ }).check()
  await page.getByRole('checkbox', { name: /^Transport/ }).check()
  await expectAccessible(page)
  await press('Continue')
  await expect(heading('Company')).toBeFocused()
  await press('Continue')
  await expect(heading('Employees')).toBeFocused()
  await press('Bring from a table')
  await page.getByLabel('Paste rows from a spreadsheet').fill(rowsOf(20))
  await press('Read the rows')
  await press('Check the rows')
  await expect(page.getByRole('main')).toContainText('Employees in the order: 20.')
  await expectAccessible(page)
  // What is typed of an order does not fit under a phone's edge.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await press('Continue')
  await expect(heading('Usage')).toBeFocused()
  await page.getByLabel(/^Lunch benefit a day/).fill('13')
  await page.getByLabel(/^Transport benefit/).fill('150')
  await press('Continue')
  await expect(heading('Payment')).toBeFocused()
  await page.getByRole('checkbox', { name: 'I accept the terms of the order' }).check()
  await page.getByRole('checkbox', { name: 'I accept the price list' }).check()
  const bank = page.getByRole('button', { name: 'OP', exact: true })
  await expect(bank).toBeVisible()
  await expectAccessible(page)
  await bank.dblclick()
  const atProvider = page.getByRole('heading', { name: 'Test payment service' })
  await expect(atProvider).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/order\/status|card-order-payment/)
  await page.reload()
  await expect(heading(/under way/)).toBeVisible()
  await page.goForward()
  await expect(atProvider).toBeVisible()
  await press('Pay')
  await expect(heading('Thank you, the order is paid')).toBeVisible()
  await page.reload()
  await expect(heading('Thank you, the order is paid')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual(['/api/card-orders', '/api/payments'])
  const { cardOrders, orderPayments, employees } = await movedMoney(page, 'c-3')
  expect([cardOrders, orderPayments, employees]).toEqual([1, 1, 20])
  await page.getByRole('link', { name: 'View employees' }).click()
  await expect(page.getByRole('main')).toContainText('Rantanen, Helmiaa')
})
