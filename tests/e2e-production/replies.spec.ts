import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { goTo } from '../e2e/screens'
import { expect, loginForm, openSession, PASSWORD, test, WORDS } from './production-test'

const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Tervetuloa</p>' }
const notifications = (page: Page) => page.getByRole('region', { name: m.notifications_label() })

const TRY_LATER = /Yritä uudelleen klo \d\d\.\d\d jälkeen\./

/** Records the page's calls to the API from now on: method and path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(api|order|content)\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

test('a login with a wrong reply shows an error in the form and keeps the input; one that is rate-limited says when to try again, and retries by itself if that is short [SES-01]', async ({
  page,
}) => {
  await page.goto('/login')
  const form = loginForm(page, WORDS.fi)
  await form.username.fill('aino.virtanen')
  await form.password.fill(PASSWORD)
  for (const reply of [
    { json: {} },
    { json: null },
    { json: [] },
    { json: 'ok' },
    { status: 204, body: '' },
    { status: 200, body: '' },
    HTML,
    { json: { accessToken: 7, tokenType: 'Bearer', expiresIn: 60, refreshToken: 'r', roles: ['Signatory'] } },
  ]) {
    await page.route('**/api/login', (route) => route.fulfill(reply))
    const answered = page.waitForResponse('**/api/login')
    await form.submit.click()
    await answered
    await expect(page.getByRole('alert')).toContainText('Kirjautuminen ei onnistunut')
    await expect(form.submit).toBeEnabled()
    await expect(form.username).toHaveValue('aino.virtanen')
    await expect(form.password).toHaveValue(PASSWORD)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.unroute('**/api/login')
  }
  const limit = { status: 429, contentType: 'text/html', body: '<h1>Too many</h1>' }
  await page.route('**/api/login', (route) => route.fulfill({ ...limit, headers: { 'Retry-After': '40' } }))
  await form.submit.click()
  await expect(page.getByRole('alert')).toContainText(TRY_LATER)
  await expect(form.password).toHaveValue(PASSWORD)
  await page.unroute('**/api/login')
  let calls = 0
  await page.route('**/api/login', (route) => {
    calls += 1
    return calls === 1 ? route.fulfill({ ...limit, headers: { 'Retry-After': '1' } }) : route.continue()
  })
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino')
  expect(calls).toBe(2)
})

// The router logs this when a loader fails.
test.use({ allowErrors: [/ApiError: (readTopUp|readPaymentStatus): http 404/] })

test('URLs with an invalid id, replies that are no file, and rate limits are told and lead to nothing else', async ({
  page,
}) => {
  await openSession(page)
  await test.step('a URL with an invalid id shows “not found” and makes no other call', async () => {
    const addresses = [
      ['/reports/topups/..%5C..%5Corder%5Cstatus%5Cpay-7001', m.error_screen_missing_title()],
      ['/reports/topups/..%5Clogout%3FremoveRefreshToken%3Dtrue', m.error_screen_missing_title()],
      ['/reports/topups/..%2F..%2Flogout', m.error_screen_missing_title()],
      ['/reports/topups/%2e%2e%5c', m.error_screen_missing_title()],
      ['/reports/topups/summary', m.error_screen_missing_title()],
      ['/reports/topups/in-progress', m.error_screen_missing_title()],
      ['/load-account/status/..%5C..%5Capi%5Cuser%3F', m.payments_missing_title()],
      ['/load-account/status/..%2F..%2Fuser%23', m.payments_missing_title()],
    ] as const
    const calls = watchCalls(page)
    for (const [at, [address, title]] of addresses.entries()) {
      calls.length = 0
      // The server answers each address with the same page.
      await (at === 0 ? page.goto(address) : goTo(page, address))
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      const odd = calls.filter((call) => /topups?\/|top-up-load\/|payments\/|\/order\/|logout|\/user[?#]?$/.test(call))
      expect([address, odd]).toEqual([address, []])
    }
    // The user is still logged in.
    await goTo(page, '/profile')
    await expect(page.getByLabel(WORDS.fi.username, { exact: true })).toHaveValue('aino.virtanen')
  })
  await test.step('saves only a reply that is the requested file, and reports success only then [DWN-06]', async () => {
    await goTo(page, '/download-reports')
    const button = page.getByRole('button', { name: m.downloads_download() })
    const saved: string[] = []
    page.on('download', (file) => saved.push(file.suggestedFilename()))
    for (const reply of [
      HTML,
      { status: 200, contentType: 'text/csv', body: '' },
      { json: {} },
      { status: 200, contentType: 'application/pdf', body: '%PDF-' },
    ]) {
      await page.route('**/api/deduction-reports', (route) => route.fulfill(reply))
      await button.click()
      await expect(notifications(page).getByText(m.downloads_failed())).toBeVisible()
      await expect(notifications(page).getByText(m.downloads_done())).toHaveCount(0)
      await notifications(page).getByRole('button', { name: m.notification_close() }).click()
      await page.unroute('**/api/deduction-reports')
    }
    expect(saved).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      // Looked for at once, because it leaves again.
      expect(notifications(page).getByText(m.downloads_done())).toBeVisible(),
      button.click(),
    ])
    expect((await readFile(await file.path())).length).toBeGreaterThan(20)
  })
  await test.step('rate-limited settings show a notice; a rate-limited deposit says when to try again, and keeps its amount [DEP-06] [NAV-10]', async () => {
    await page.route('**/api/settings', (route) =>
      route.fulfill({ status: 429, body: '', headers: { 'Retry-After': '40' } }),
    )
    await page.goto('/load-account')
    await expect(notifications(page)).toContainText(TRY_LATER)
    await page.unroute('**/api/settings')
    const amount = page.getByLabel(m.deposit_amount())
    await amount.fill('123,45')
    await page.getByRole('radio', { name: m.payments_group_card() }).check()
    await page.route('**/api/company-accounts/deposits', (route) =>
      route.fulfill({ status: 429, contentType: 'text/html', body: '<h1>no</h1>', headers: { 'Retry-After': '100' } }),
    )
    await page.getByRole('button', { name: /^Siirrä 123,45/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: m.deposit_confirm_provider() }).click()
    await expect(page.getByRole('alert').filter({ hasText: TRY_LATER })).toBeVisible()
    await expect(amount).toHaveValue('123,45')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})
