import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, loginForm, PASSWORD, test, WORDS } from './production-test'

test('the HTML has the login form in both languages, which sends nothing without scripts; other pages have a neutral shell', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const [language, words] of Object.entries(WORDS)) {
    await page.goto(words.login)
    const form = loginForm(page, words)
    await expect(page.getByRole('heading', { level: 1, name: words.submit })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('form')).toHaveAttribute('method', 'post')
    await expect(form.submit).toBeDisabled()
    await form.password.fill('salaisuus')
    await form.password.press('Enter')
    await expect(page).toHaveURL(words.login)
  }
  for (const path of ['/', '/en', '/beneficiaries', '/en/profile', '/new-password?token=t']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('form, input')).toHaveCount(0)
  }
  await context.close()
})

test('input typed before the scripts load is kept, logs the user in, and never gets into the URL, also if config.json fails to load once', async ({
  page,
  baseURL,
}) => {
  let reads = 0
  await page.route('/config.json', (route) => {
    reads += 1
    return reads === 1 ? route.fulfill({ status: 502, body: '' }) : route.continue()
  })
  let letScriptsCome = () => {}
  const scripts = new Promise<void>((done) => {
    letScriptsCome = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  const addresses = new Set<string>()
  page.on('framenavigated', (frame) => addresses.add(frame.url()))
  await page.goto('/login', { waitUntil: 'commit' })
  const form = loginForm(page, WORDS.fi)
  await form.username.fill('aino.virtanen')
  await form.password.fill(PASSWORD)
  await form.password.press('Enter')
  await expect(form.submit).toBeDisabled()
  letScriptsCome()
  await expect(form.submit).toBeEnabled()
  await expect(form.username).toHaveValue('aino.virtanen')
  await expect(form.password).toHaveValue(PASSWORD)
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino')
  expect([...addresses]).toEqual([`${baseURL}/login`, `${baseURL}/`])
  expect(reads).toBe(2)
})

test.describe('an invalid configuration', () => {
  test.use({ allowErrors: [/config\.json/] })
  const fatal = (page: Page) =>
    page.getByRole('alert').filter({ has: page.getByRole('heading', { name: m.fatal_title() }) })

  // Other replies are tested without a browser (src/api/config/runtime-config.test.ts).
  test('stops the portal on a prerendered login page and on other pages, and names what is wrong; one that never arrives does so within ten seconds, also after a login was submitted', async ({
    page,
  }) => {
    for (const [path, reply, reason] of [
      [
        '/login',
        { json: { apiBaseUrl: '', environment: 'staging', productName: { fi: 'Etuportaali' } } },
        /environment/,
      ],
      ['/', { status: 404, body: '' }, /404/],
    ] as const) {
      await page.route('/config.json', (route) => route.fulfill(reply))
      await page.goto(path)
      await expect(fatal(page)).toContainText('config.json')
      await expect(fatal(page)).toContainText(reason)
      await expect(page.locator('form')).toHaveCount(0)
      await page.unroute('/config.json')
    }
    await test.step('one that never arrives', async () => {
      let calls = 0
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1
      })
      await page.route('/config.json', () => undefined)
      await page.goto('/login')
      const form = loginForm(page, WORDS.fi)
      await form.username.fill('aino.virtanen')
      await form.password.fill(PASSWORD)
      await form.submit.click()
      await expect(fatal(page)).toContainText('config.json')
      expect(calls).toBe(0)
      await page.unroute('/config.json')
      await page.getByRole('button', { name: m.blocking_reload() }).click()
      await expect(form.submit).toBeVisible()
    })
  })
})

const GUID = '3f0c9a52-6d1e-4b7a-9c55-0a1b2c3d4e5f'

test('addresses with slashes that lead elsewhere are not found, and the secret in them is not used [NAV-05]', async ({
  page,
  baseURL,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) calls.push(request.url())
  })
  // None of these paths contains a dot, because the server treats such a path as a file and answers 404 itself.
  for (const address of [
    `//login?impersonation=${GUID}`,
    `//evil?impersonation=${GUID}`,
    `/\\evil?impersonation=${GUID}`,
    `/fi//login?impersonation=${GUID}`,
    '/%5Cevil',
    '/%2Fevil',
  ]) {
    await test.step(address, async () => {
      calls.length = 0
      await page.goto(`${baseURL}${address}`)
      await expect(page.getByRole('heading', { level: 1, name: m.not_found_title() })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
      expect(page.url()).not.toContain(GUID)
      // The guid is not used later either.
      await page.getByRole('main').getByRole('link', { name: m.to_login() }).click()
      await expect(page.getByLabel(m.login_username(), { exact: true })).toBeVisible()
      expect(calls.filter((url) => url.includes(GUID) || new URL(url).origin !== baseURL)).toEqual([])
    })
  }
})
