import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, PASSWORD, test } from './portal-test'

/** Calls the fake API from the page. */
const call = (page: Page, path: string, body?: unknown) =>
  page.evaluate(
    async ([to, sent]) => {
      const kept = [...Object.values(sessionStorage), ...Object.values(localStorage)].join(' ')
      const token = /"accessToken":"([^"]+)"/.exec(kept)?.[1] ?? ''
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const init = sent === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(sent) }
      return (await (await fetch(to, init)).json()) as Record<string, unknown>
    },
    [path, body] as const,
  )

/**
 * Makes a deposit by a bank and posts the provider's form.
 * @param returnPath where the provider leads back to
 * @returns the payment's id
 */
async function handOffDeposit(page: Page, returnPath: (id: string) => string = () => '/contact-info'): Promise<string> {
  const payment = { method: 'Online', methodCode: 'FI02' }
  const made = await call(page, '/api/company-accounts/deposits', { payment, accountNumber: 'acc-1', amount: 12_345 })
  const back = new URL(returnPath(String(made.paymentId)), page.url()).href
  const started = await call(page, '/api/payments', {
    locale: 'en',
    orderType: 'deposit',
    paymentPublicId: made.paymentId,
    successUrl: back,
    cancelUrl: back,
    errorUrl: back,
    delayedPaymentUrl: back,
  })
  await page.evaluate(({ actionUrl, formParams }) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = String(actionUrl)
    for (const [name, value] of Object.entries(formParams as Record<string, string>)) {
      const field = document.createElement('input')
      field.type = 'hidden'
      field.name = name
      field.value = value
      form.append(field)
    }
    document.body.append(form)
    form.submit()
  }, started)
  await page.waitForURL(/\/mock-provider\.html\?/)
  return String(made.paymentId)
}

const statusOf = async (page: Page, id: string) => (await call(page, `/api/payments/${id}/status`)).status

test('the fake provider accepts the posted form, passes axe, and reports the result; Back to it offers no second payment, and the return URL works twice [MCK-06]', async ({
  page,
  context,
}) => {
  await page.goto('/profile')
  await page.getByLabel(m.login_username(), { exact: true }).fill('aino.virtanen')
  await page.getByLabel(m.login_password(), { exact: true }).fill(PASSWORD)
  await page.getByLabel(m.login_keep()).check()
  await page.getByRole('button', { name: m.login_submit(), exact: true }).click()
  await expect(page.getByRole('button', { name: m.account_menu() })).toBeVisible()
  const id = await handOffDeposit(page)
  await expect(page.getByRole('heading', { name: 'Test payment service' })).toBeVisible()
  await expect(page.getByText('123,45 €')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay and return twice' }).click()
  await page.getByRole('link', { name: 'Return to the seller' }).click()
  await page.waitForURL('**/contact-info')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Return to the seller' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'Return to the seller' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => statusOf(page, id)).toBe('Paid')
  await test.step('the return URL also opens the outcome in another tab [PAY-25]', async () => {
    await handOffDeposit(page, (id) => `/load-account/status/${id}`)
    await page.getByRole('button', { name: 'Pay and return twice' }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Return in another tab' }).click()
    // The fake API's worker ended with the portal's only page, and starts again in the new tab.
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(m.deposit_paid_title())
  })
})
