import { expect, loginForm, PASSWORD, test, WORDS } from './production-test'

test('the login is in the HTML in both languages, safe before any script; elsewhere is a neutral shell', async ({
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

test('what was typed before the scripts came is kept, logs in, and never stands in the address', async ({
  page,
  baseURL,
}) => {
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
})

test.describe('a configuration that is not valid', () => {
  test.use({ allowErrors: [/config\.json/] })
  test('stops the portal and names what is wrong', async ({ page }) => {
    for (const [reply, reason] of [
      [{ json: { apiBaseUrl: '', environment: 'staging', productName: { fi: 'Etuportaali' } } }, /environment/],
      [{ body: '<!doctype html>', contentType: 'text/html' }, /JSON/],
      [{ status: 404, body: '' }, /404/],
    ] as const) {
      await page.route('/config.json', (route) => route.fulfill(reply))
      await page.goto('/login')
      const alert = page.getByRole('alert')
      await expect(alert.getByRole('heading', { name: 'Palvelu ei käynnistynyt' })).toBeVisible()
      await expect(alert).toContainText('config.json')
      await expect(alert).toContainText(reason)
      await expect(page.locator('form')).toHaveCount(0)
      await page.unroute('/config.json')
    }
  })
})
