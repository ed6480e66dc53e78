import { m } from '../../generated/messages/messages.js'
import { expect, openSession, test, WORDS } from './production-test'

const API = 'http://127.0.0.1:4011'
/** The fake provider with TLS, another origin than the portal's. */
const PROVIDER = 'https://127.0.0.1:4175'

test.use({ ignoreHTTPSErrors: true })

test('a deposit goes to the provider on another origin and returns paid; nothing is sent to an unknown host [PAY-04] [PAY-06]', async ({
  page,
}) => {
  const provider = { origin: PROVIDER }
  // The fake API returns its own URL; a real one returns the provider's.
  await page.route('/api/payments', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(API, provider.origin) })
  })
  await openSession(page)
  await page.goto('/profile')
  const menu = page.getByRole('navigation', { name: WORDS.fi.menu })
  const pay = async () => {
    await menu.getByRole('link', { name: m.deposit_title() }).click()
    await page.getByLabel(m.deposit_amount()).fill('1500')
    await page.getByRole('radio', { name: m.payments_group_card() }).check()
    await page.getByRole('button', { name: /^Siirrä 1/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: m.deposit_confirm_provider() }).click()
  }
  await pay()
  await expect(page.getByRole('heading', { name: 'Testimaksupalvelu' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(PROVIDER)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page).toHaveURL(/\/load-account\/status\/pay-/)
  await expect(page.getByRole('heading', { level: 1, name: m.deposit_paid_title() })).toBeVisible()
  await expect(page.getByRole('button', { name: WORDS.fi.account })).toBeVisible()

  provider.origin = 'https://127.0.0.1:4176'
  await pay()
  await expect(page.getByText(m.payments_untrusted_title())).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/maksuturva-payment')
})
