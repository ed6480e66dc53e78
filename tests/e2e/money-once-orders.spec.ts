import type { BrowserContext, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { movedMoney } from './mock-ledger'
import { expect, openAs, test, watchRequests } from './portal-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: m.wizard_next() }).click()
const bank = (page: Page, name = 'OP') => page.getByRole('radio', { name, exact: true })
const payBy = async (page: Page, name = 'OP') => {
  await bank(page, name).check()
  await page.getByRole('button', { name: /^Maksa \d/ }).click()
}
const atProvider = (page: Page) => page.getByRole('heading', { name: 'Testimaksupalvelu' })

/** Records the paths of calls that order or pay. */
const watchCommands = (page: Page) =>
  watchRequests(page, ({ method, path }) =>
    method === 'POST' && /orders?(-payments)?$/.test(path) && path !== '/api/login' ? path : undefined,
  )

/** Duplicates a tab as browsers do: the same URL, and a copy of its session storage. */
async function duplicate(page: Page, context: BrowserContext, typed: string): Promise<Page> {
  // The draft of the last input is stored a moment later.
  await page.waitForFunction((text) => sessionStorage.getItem('portal.drafts')?.includes(text), typed)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  return opened
}

// An unchanged order from a duplicated tab is tested without a browser (src/features/cards/order/card-order.test.tsx).
test('a voucher order sent in two tabs with two banks makes one order and one payment [PAY-12] [SES-24]', async ({
  page,
  context,
}) => {
  await openAs(page, '/voucher-order/lunch')
  await page.getByRole('radio', { name: /^13,00\s€$/ }).check()
  await next(page)
  await expect(heading(page, m.vouchers_step_delivery())).toBeVisible()
  await next(page)
  await expect(heading(page, m.vouchers_step_payment())).toBeVisible()
  await page.getByRole('checkbox', { name: m.orders_terms() }).check()
  await page.getByRole('checkbox', { name: m.vouchers_checked() }).check()
  const other = await duplicate(page, context, '"isChecked":true')
  await expect(other.getByRole('checkbox', { name: m.orders_terms() })).toBeChecked()
  await expect(bank(other)).toBeVisible()
  const sent = watchCommands(other)
  await payBy(page)
  await expect(atProvider(page)).toBeVisible()
  // With another bank the order exists already.
  await payBy(other, 'Nordea')
  await expect(other.getByText(m.orders_unknown_recent())).toBeVisible()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(heading(page, m.orders_paid_title())).toBeVisible()
  await other
    .getByRole('button', { name: /^Tilaukseni on/ })
    .first()
    .click()
  await expect(other.getByRole('main')).toContainText('50 kpl')
  expect(sent).toEqual(['/api/voucher-orders'])
  const { voucherOrders, orderPayments } = await movedMoney(page)
  expect([voucherOrders, orderPayments]).toEqual([1, 1])
})
