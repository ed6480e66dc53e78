import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, test } from './portal-test'

const opener = (page: Page) => page.getByRole('button', { name: 'Fake API' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Fake API' })
const said = (page: Page) => panel(page).getByRole('status').first()

async function openPanel(page: Page) {
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
}
const openSection = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).click()

/** Status and body of a call that the page sends. */
const call = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address)
    return { status: response.status, text: await response.text() }
  }, path)

async function setAnswer(page: Page, operation: string, answer: string | RegExp, isOnce = false) {
  await panel(page).getByLabel('Operation').selectOption(operation)
  const options = panel(page).getByLabel('Answer').getByRole('option')
  const label = (await options.allTextContents()).find((text) =>
    typeof answer === 'string' ? text === answer : answer.test(text),
  )
  await panel(page)
    .getByLabel('Answer')
    .selectOption({ label: label ?? String(answer) })
  await panel(page).getByLabel('Next call only').setChecked(isOnce)
  const chosen = await panel(page).getByLabel('Answer').inputValue()
  await panel(page).getByRole('button', { name: 'Set', exact: true }).click()
  await expect(said(page)).toHaveText(`${operation} will answer ${chosen}`)
}

test('opens by button and by shortcut, closes by Escape and gives the focus back [MCK-05]', async ({ page }) => {
  await page.goto('/help?mock-reset')
  await openPanel(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Alt+Shift+M')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Alt+Shift+M')
  await expect(panel(page)).toBeHidden()
})

test('starts a persona by keyboard alone [MCK-05]', async ({ page }) => {
  await page.goto('/help?mock-reset')
  await expect(opener(page)).toBeVisible()
  await page.keyboard.press('Alt+Shift+M')
  await expect(panel(page)).toBeVisible()
  await panel(page).getByLabel('Scenario').focus()
  await page.keyboard.type('low')
  await expect(panel(page).getByLabel('Scenario')).toHaveValue('low-balance')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Logged in as kerttu.makela')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: m.account_menu() })).toBeVisible()
})

test('says so when a persona cannot log in', async ({ page }) => {
  await page.goto('/help?mock-reset')
  await openPanel(page)
  await panel(page).getByLabel('Scenario').selectOption('unverified')
  await panel(page).getByRole('button', { name: 'Log in only' }).click()
  await expect(said(page)).toHaveText('The login of anni.tiainen is refused')
  await expect(page).toHaveURL('/login')
})

test('an hour later the session is over, for portal and fake API alike [MCK-05]', async ({ page }) => {
  await page.goto('/?mock-reset&mock-persona=established')
  await expect(page.getByRole('button', { name: m.account_menu() })).toBeVisible()
  await openPanel(page)
  await openSection(page, 'Clock')
  await panel(page).getByRole('button', { name: '+1h' }).click()
  await expect(said(page)).toHaveText('Moved the clock by +1h')
  await page.keyboard.press('Escape')
  await expect(page.getByText(m.session_expired()).first()).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('the clock goes forward only, in all tabs [MCK-05]', async ({ page, context }) => {
  await page.goto('/help?mock-reset')
  const other = await context.newPage()
  await other.goto('/help')
  await expect(opener(other)).toBeVisible()
  await openPanel(page)
  await openSection(page, 'Clock')
  const year = new Date().getFullYear()
  const clock = panel(page).getByRole('time')
  await panel(page)
    .getByLabel('To the date')
    .fill(`${year + 1}-12-02`)
  await panel(page).getByRole('button', { name: 'Move' }).click()
  await expect(clock).toContainText(`${year + 1}-12-02T10:00`)
  await panel(page)
    .getByLabel('To the date')
    .fill(`${year + 1}-12-01`)
  await panel(page).getByRole('button', { name: 'Move' }).click()
  await expect(said(page)).toHaveText('The clock goes forward only')
  await openPanel(other)
  await openSection(other, 'Clock')
  await expect(panel(other).getByRole('time')).toContainText(`${year + 1}-12-02T10:00`)
})

test('makes operations fail, once or until it is taken back, and logs it [MCK-05]', async ({ page }) => {
  await page.goto('/help?mock-reset')
  await openPanel(page)
  await openSection(page, 'Latency and answers')
  await setAnswer(page, 'listCountries', '503 service_unavailable, can retry', true)
  const first = await call(page, '/api/countries')
  expect([first.status, JSON.parse(first.text)]).toMatchObject([503, { canRetry: true }])
  expect((await call(page, '/api/countries')).status).toBe(200)

  await setAnswer(page, 'listCountries', 'chaos: html')
  expect((await call(page, '/api/countries')).status).toBe(404)
  expect((await call(page, '/api/countries')).text).toContain('<html>')
  await setAnswer(page, 'listCountries', 'chaos: drop')
  await expect(call(page, '/api/countries')).rejects.toThrow('Failed to fetch')
  await panel(page).getByRole('button', { name: 'Remove listCountries' }).click()
  await expect(said(page)).toHaveText('listCountries answers as usual')
  expect((await call(page, '/api/countries')).status).toBe(200)

  await openSection(page, 'Calls')
  const rows = panel(page).getByRole('region', { name: 'Calls of this tab' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/listCountries200/)
  await expect(rows.nth(2)).toContainText(/listCountriesno answer.*drop/)
  await expect(rows.nth(3)).toContainText(/listCountries404.*html/)
})

test('answers with a named example, and slowly [MCK-05]', async ({ page }) => {
  await page.goto('/help?mock-reset')
  await openPanel(page)
  await openSection(page, 'Latency and answers')
  await setAnswer(page, 'readSettings', /^example: 200/, true)
  const asked = await call(page, '/api/settings')
  expect(asked.status).toBe(200)
  await panel(page)
    .getByLabel(/^Latency/)
    .fill('400')
  await page.keyboard.press('Tab')
  await expect(said(page)).toHaveText('Latency: 400')
  const started = Date.now()
  await call(page, '/api/countries')
  expect(Date.now() - started).toBeGreaterThanOrEqual(400)
})

test('plays a backend that does not know idempotency keys, and links to it [MCK-05]', async ({ page }) => {
  await page.goto('/help?mock-reset')
  await openPanel(page)
  await openSection(page, 'Latency and answers')
  const ignored = panel(page).getByLabel('Ignore idempotency keys')
  await expect(ignored).not.toBeChecked()
  await ignored.click()
  await expect(said(page)).toHaveText('Idempotency keys: ignored')
  await expect(panel(page).getByText('mock-idempotency=off')).toBeVisible()
  // One key, two deposits.
  const made = await page.evaluate(async () => {
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await response.json()) as Record<string, string>
    }
    const { accessToken } = await post('/api/login', { username: 'aino.virtanen', password: 'Etuportaali-1' })
    const headers = { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': crypto.randomUUID() }
    const body = { payment: { method: 'Online', methodCode: 'FI02' }, accountNumber: 'acc-1', amount: 150_000 }
    const first = await post('/api/company-accounts/deposits', body, headers)
    const second = await post('/api/company-accounts/deposits', body, headers)
    return [first.paymentId, second.paymentId]
  })
  expect(new Set(made).size).toBe(2)
  await page.reload()
  await openPanel(page)
  await openSection(page, 'Latency and answers')
  await expect(ignored).toBeChecked()
  await ignored.click()
  await expect(said(page)).toHaveText('Idempotency keys: honoured')
})

test('forces what becomes of a payment [MCK-05]', async ({ page }) => {
  await page.goto('/help?mock-reset')
  await expect(opener(page)).toBeVisible()
  const { id, token } = await page.evaluate(async () => {
    const post = async (path: string, body: unknown, bearer?: string) => {
      const headers = bearer ? { Authorization: `Bearer ${bearer}` } : undefined
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await response.json()) as Record<string, string>
    }
    const login = await post('/api/login', { username: 'aino.virtanen', password: 'Etuportaali-1' })
    const payment = { method: 'Online', methodCode: 'FI02' }
    const deposit = { payment, accountNumber: 'acc-1', amount: 150_000 }
    const made = await post('/api/company-accounts/deposits', deposit, login.accessToken)
    return { id: made.paymentId, token: login.accessToken }
  })
  await openPanel(page)
  await openSection(page, 'Payments and loads')
  await panel(page)
    .getByRole('button', { name: `${id}: Error` })
    .click()
  await expect(said(page)).toHaveText(`Payment ${id}: Error`)
  const status = await page.evaluate(
    async ([paymentId, bearer]) => {
      const headers = { Authorization: `Bearer ${bearer}` }
      return (await fetch(`/api/payments/${paymentId}/status`, { headers })).json() as Promise<unknown>
    },
    [id, token],
  )
  expect(status).toMatchObject({ status: 'Error', amountInCents: 150_000 })
})

test('shows the data and the mail, resets, exports and imports [MCK-05]', async ({ page }, testInfo) => {
  await page.goto('/help?mock-reset')
  await openPanel(page)
  await openSection(page, 'Mail')
  await expect(
    panel(page)
      .getByRole('link', { name: /^impersonation for/ })
      .first(),
  ).toHaveAttribute('href', /^\/login\?impersonation=/)
  await openSection(page, 'Data')
  await panel(page).getByLabel('Table').selectOption('employees')
  await expect(panel(page).getByText(m.table_count({ count: '38' }, { locale: 'en' }))).toBeVisible()
  await panel(page).getByLabel('Table').selectOption('sessions')
  await expect(panel(page).getByText(m.table_count({ count: '1' }, { locale: 'en' }))).toBeVisible()

  const login = { username: 'aino.virtanen', password: 'Etuportaali-1' }
  await page.evaluate((body) => fetch('/api/login', { method: 'POST', body: JSON.stringify(body) }), login)
  const download = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Export' }).click()
  const file = testInfo.outputPath('fake-api.json')
  await (await download).saveAs(file)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ changes: [{ table: 'sessions' }] })

  await panel(page).getByRole('button', { name: 'Reset' }).click()
  await expect(said(page)).toHaveText('Reset')
  await panel(page).getByLabel('Import').setInputFiles(file)
  await expect(said(page)).toHaveText('Imported fake-api.json')
  await expect(panel(page).getByText(m.table_count({ count: '2' }, { locale: 'en' }))).toBeVisible()
  await panel(page)
    .getByLabel('Import')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(said(page)).toHaveText('other.json is no snapshot of the fake API')
})

test('takes every setting from the address, logs in and lands on the page [MCK-05]', async ({ page }) => {
  await page.goto(
    '/help?mock-scenario=large&mock-clock=%2B2d&mock-latency=50&mock-fault=listCountries:503:service_unavailable&keep=1#top',
  )
  await expect(opener(page)).toBeVisible()
  await expect(page).toHaveURL(/\/help\?keep=1#top$/)
  await expect(page.getByRole('button', { name: m.account_menu() })).toBeVisible()
  expect((await call(page, '/api/countries')).status).toBe(503)
  await openPanel(page)
  await openSection(page, 'Clock')
  const text = (await panel(page).getByRole('time').textContent()) ?? ''
  expect(Date.parse(text) - Date.now()).toBeGreaterThan(47 * 3_600_000)
  await openSection(page, 'Latency and answers')
  await expect(panel(page).getByLabel(/^Latency/)).toHaveValue('50')
  await expect(panel(page).getByText('mock-latency=50', { exact: false })).toBeVisible()
})

test('an expired session and an admin’s link work by address [MCK-04]', async ({ page }) => {
  await page.goto('/?mock-scenario=expired-session')
  await expect(page.getByText(m.session_expired()).first()).toBeVisible()
  await page.goto('/?mock-scenario=impersonated')
  await expect(page).not.toHaveURL(/impersonation|login/)
  await expect(page.getByRole('button', { name: m.account_menu() })).toBeVisible()
})

test('has no accessibility violation, closed or open, and fits 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/help?mock-reset')
  await expect(opener(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await openPanel(page)
  const sections = ['Clock', 'Latency and answers', 'Payments and loads', 'Mail', 'Calls', 'Data']
  for (const name of sections) await openSection(page, name)
  await expect(panel(page).getByLabel(/^Company/)).toBeVisible()
  await expectAccessible(page)
  const width = await panel(page).evaluate((element) => [element.scrollWidth, element.clientWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0)
})
