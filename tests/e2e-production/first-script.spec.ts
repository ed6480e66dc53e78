import type { Page, Route } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, loginForm, openSession, PASSWORD, test, WORDS } from './production-test'

const { fi } = WORDS

/** Delays every script of the portal except the first one. @returns a function that lets them load */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((done) => {
    letCome = done
  })
  await page.route(/\/assets\/(?!first-).*\.js$/, async (route: Route) => {
    await held
    await route.continue()
  })
  return () => letCome()
}

/** Ends the session of the page, as for its next user. */
async function endSession(page: Page) {
  // A page without scripts.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** The calls of a page, by method and path. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|content)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}
const countOf = (calls: string[], call: string) => calls.filter((one) => one === call).length

test('the login page is styled before the stylesheet loads, makes no calls and loads no code for them; the next page waits for the stylesheet and loads the feature flags [NAV-07]', async ({
  page,
}) => {
  const calls = callsOf(page)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  let letCome = () => {}
  const held = new Promise<void>((done) => {
    letCome = done
  })
  await page.route('**/assets/*.css', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const form = loginForm(page, fi)
  const looks = () =>
    form.submit.evaluate((button) => {
      const { height, width, x, y } = button.getBoundingClientRect()
      return { colour: getComputedStyle(button).backgroundColor, box: [x, y, width, height] }
    })
  await form.username.fill('aino.virtanen')
  await form.password.fill(PASSWORD)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('portal-interactive').length)).toBe(1)
  const before = await looks()
  expect(before.colour).not.toBe('rgba(0, 0, 0, 0)')
  expect(calls).toEqual([])
  await form.submit.click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal.session') !== null)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi.submit)
  letCome()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino')
  await expect.poll(() => countOf(calls, 'GET /content/feature-flags.json')).toBe(1)
  await page.unroute('**/assets/*.css')
  // The full stylesheet does not change how the button looks.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  calls.length = 0
  files.length = 0
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('portal-interactive').length)).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => /\/(calls|frame)-/.test(file))).toEqual([])
  // Typing fetches the code of the next page.
  await form.username.fill('aino.virtanen')
  await form.password.fill(PASSWORD)
  await expect.poll(() => looks()).toEqual(before)
})

test('a login submitted before the portal loads is sent at once and only once; it opens home and is remembered, or shows its error, or is revoked if it is not used [SES-01] [SES-07] [SES-09]', async ({
  page,
  baseURL,
}) => {
  const calls = callsOf(page)
  await test.step('a wrong password shows an error and keeps the username', async () => {
    const letCome = await holdScripts(page)
    await page.goto('/en/login', { waitUntil: 'commit' })
    const form = loginForm(page, WORDS.en)
    await form.username.fill('aino.virtanen')
    await form.password.fill('not the one')
    await form.password.press('Enter')
    await expect.poll(() => countOf(calls, 'POST /api/login')).toBe(1)
    letCome()
    await expect(page.locator('[data-form-notice]')).toBeVisible()
    expect(countOf(calls, 'POST /api/login')).toBe(1)
    await expect(form.username).toHaveValue('aino.virtanen')
    await expect(form.submit).not.toHaveAttribute('aria-busy', 'true')
  })
  const form = loginForm(page, fi)
  for (const [way, leave, end] of [
    [
      'the link to a new password',
      () => page.getByRole('main').locator('a[href="/reset-password"]').click(),
      '/reset-password',
    ],
    ['another password', () => form.password.fill('muu salasana'), '/login'],
  ] as const) {
    await test.step(`a login that is not used because of ${way} leaves no session open [SES-14]`, async () => {
      const letCome = await holdScripts(page)
      let accessToken = ''
      const keepToken = async (route: Route) => {
        const response = await route.fetch()
        accessToken = (JSON.parse(await response.text()) as { accessToken: string }).accessToken
        await route.fulfill({ response })
      }
      await page.route('**/api/login', keepToken, { times: 1 })
      await page.goto('/login', { waitUntil: 'commit' })
      await form.username.fill('aino.virtanen')
      await form.password.fill(PASSWORD)
      await form.submit.click()
      await leave()
      letCome()
      await expect.poll(() => accessToken).not.toBe('')
      // Asks the API, because Playwright does not report requests of a page that has been left.
      const headers = { Authorization: `Bearer ${accessToken}`, 'Accept-Language': 'fi-FI' }
      const status = async () => (await page.request.get('/api/user/details', { headers })).status()
      await expect.poll(status).toBe(401)
      // A navigation that has not ended would interrupt the next one.
      await expect(page).toHaveURL(end)
    })
  }
  await test.step('the right password opens home, and “remember me” is respected', async () => {
    await endSession(page)
    calls.length = 0
    const letCome = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(form.submit).toBeEnabled()
    await form.username.fill(' aino.virtanen ')
    // Nothing is sent without a password.
    await form.username.press('Enter')
    await expect(form.password).toBeFocused()
    await form.password.fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await form.submit.click()
    await expect(form.submit).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => countOf(calls, 'POST /api/login')).toBe(1)
    expect(page.url()).toBe(`${baseURL}/login`)
    letCome()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino')
    expect(countOf(calls, 'POST /api/login')).toBe(1)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.remember-me') !== null)).toBe(true)
  })
})

test('an early login logs its user in, even if another tab logged somebody else in meanwhile [SES-14]', async ({
  page,
  context,
}) => {
  const letCome = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const form = loginForm(page, fi)
  await form.username.fill('aino.virtanen')
  await form.password.fill(PASSWORD)
  const other = await context.newPage()
  // The login leads to the profile, which loads faster than home.
  await other.goto('/profile')
  const otherForm = loginForm(other, fi)
  await otherForm.username.fill('kerttu.makela')
  await otherForm.password.fill(PASSWORD)
  await other.getByRole('checkbox').check()
  await form.submit.click()
  await otherForm.submit.click()
  await expect(other.getByRole('button', { name: fi.account })).toContainText('Kerttu')
  letCome()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino')
})

test('the employee list requests its data and scripts before the portal loads, each once; no data without a session that lasts, and none of another session [SES-12] [SES-14] [SES-16]', async ({
  page,
}) => {
  const calls = callsOf(page)
  const LIST = 'GET /api/company-beneficiaries'
  await test.step('without a session nothing is requested', async () => {
    await page.goto('/beneficiaries')
    await expect(page).toHaveURL('/login')
    expect(countOf(calls, LIST)).toBe(0)
  })
  await test.step('with a token about to expire nothing is requested before the portal loads', async () => {
    await openSession(page)
    await page.evaluate(() => {
      const session = JSON.parse(sessionStorage.getItem('portal.session') ?? '{}') as { validTo: number }
      sessionStorage.setItem('portal.session', JSON.stringify({ ...session, validTo: Date.now() + 55_000 }))
    })
    const letCome = await holdScripts(page)
    calls.length = 0
    await page.goto('/beneficiaries', { waitUntil: 'commit' })
    await page.waitForFunction(() => window.portalFirst?.config !== undefined)
    await page.evaluate(() => window.portalFirst?.config)
    expect(calls).toEqual([])
    letCome()
    await expect(page.getByRole('button', { name: fi.account })).toBeVisible()
  })
  await test.step('data and scripts are requested before the portal loads, each once', async () => {
    await openSession(page)
    calls.length = 0
    const files: string[] = []
    page.on('request', (request) => {
      const [, name] = /\/assets\/(.*)-[\w-]{8}\.js$/.exec(request.url()) ?? []
      if (name) files.push(name)
    })
    const letCome = await holdScripts(page)
    await page.goto('/beneficiaries', { waitUntil: 'commit' })
    const FIRST = [
      LIST,
      'GET /api/company/benefits',
      'GET /api/company/benefit-groups',
      'GET /api/settings',
      'GET /api/user/details',
    ]
    await expect.poll(() => calls).toEqual(FIRST)
    await expect.poll(() => files).toEqual(expect.arrayContaining(['employees', 'table']))
    // A list page needs no code of forms.
    expect(files).not.toContain('login')
    letCome()
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await expect(page.getByRole('button', { name: fi.account })).toBeVisible()
    for (const call of FIRST) expect(countOf(calls, call), call).toBe(1)
    for (const name of ['employees', 'table']) expect(countOf(files, name), name).toBe(1)
  })
  await test.step('early responses for one session are discarded if another session has replaced it', async () => {
    await openSession(page, 'kerttu.makela')
    const other = await page.evaluate(() => sessionStorage.getItem('portal.session') ?? '')
    await openSession(page)
    calls.length = 0
    const letCome = await holdScripts(page)
    await page.goto('/beneficiaries', { waitUntil: 'commit' })
    await expect.poll(() => countOf(calls, LIST)).toBe(1)
    await page.evaluate((session) => sessionStorage.setItem('portal.session', session), other)
    letCome()
    await expect.poll(() => countOf(calls, LIST)).toBe(2)
  })
})

test('the chosen theme applies before the portal loads, whatever the system’s; print is light, and rows have the chosen height [SET-02] [SET-03]', async ({
  page,
}) => {
  const LIGHT = 'rgb(247, 246, 242)'
  const DARK = 'rgb(21, 24, 22)'
  const looks = () =>
    page.evaluate(() => ({
      page: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    }))
  const choose = (settings: object) =>
    page.evaluate((chosen) => localStorage.setItem('portal.settings', JSON.stringify(chosen)), settings)
  await openSession(page)
  const session = await page.evaluate(() => sessionStorage.getItem('portal.session') ?? '')
  await page.evaluate(() => sessionStorage.clear())
  const letCome = await holdScripts(page)
  for (const theme of ['system', 'light', 'dark'] as const) {
    await choose({ theme })
    for (const [path, systems] of [
      ['/login', ['light', 'dark']],
      ['/en/help', ['dark', 'light']],
    ] as const) {
      await page.emulateMedia({ colorScheme: systems[0] })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => window.portalFirst?.config !== undefined && document.body !== null)
      // The system may change its theme while the page is open.
      for (const system of systems) {
        await page.emulateMedia({ colorScheme: system })
        const isDark = (theme === 'system' ? system : theme) === 'dark'
        await expect.poll(looks, `${theme} at ${path} where the system is ${system}`).toEqual({
          page: isDark ? DARK : LIGHT,
          scheme: theme === 'system' ? 'light dark' : theme,
          bars: [isDark ? '#1d211f' : '#ffffff'],
        })
        await page.emulateMedia({ media: 'print' })
        await expect.poll(() => looks()).toMatchObject({ page: 'rgb(255, 255, 255)', scheme: 'light' })
        await page.emulateMedia({ media: 'screen' })
      }
    }
  }
  letCome()
  await page.evaluate((kept) => sessionStorage.setItem('portal.session', kept), session)
  const rows = async (density: string) => {
    await choose({ density })
    await page.goto('/beneficiaries')
    const row = page.locator('tbody tr').first()
    await expect(row).toBeVisible()
    return row.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      least: Math.min(
        ...[...element.querySelectorAll('button, a')].map((target) => target.getBoundingClientRect().height),
      ),
    }))
  }
  const comfortable = await rows('comfortable')
  const compact = await rows('compact')
  expect(comfortable.height - compact.height).toBeGreaterThanOrEqual(7)
  expect(compact.least).toBeGreaterThanOrEqual(24)
})

const ENTRY = /\/assets\/start-[^/]*\.js$/
type Loss = (route: Route) => Promise<void>
const GONE: Loss = (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
const NEVER_ANSWERED: Loss = () => new Promise(() => undefined)
const RESET: Loss = (route) => route.abort('connectionreset')

const failureOn = (page: Page) => page.locator('#start-failure')

/** Submits the login of a page whose entry script fails to load. */
async function logInWithout(page: Page, loss: Loss) {
  await page.route(ENTRY, loss)
  await page.goto('/login?created-account=true', { waitUntil: 'commit' })
  await expect(failureOn(page)).toBeAttached()
  await expect(failureOn(page)).toBeHidden()
  const form = loginForm(page, fi)
  await form.username.fill('aino.virtanen')
  await form.password.fill(PASSWORD)
  await form.submit.click()
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  await expect(failureOn(page)).toBeVisible()
  for (const locale of ['fi', 'en'] as const) {
    const text = failureOn(page).locator(`[lang=${locale}]`)
    await expect(text).toContainText(m.start_failure({}, { locale }))
    await expect(text.getByRole('link', { name: m.blocking_reload({}, { locale }) })).toBeVisible()
  }
  await expect(page.locator('[aria-busy=true], [data-pressed]')).toHaveCount(0)
}

test('if the entry script fails to load, the page says so in both languages and offers a reload; no button stays busy [NAV-11]', async ({
  page,
  context,
}) => {
  const withoutForm = async (other: Page) => {
    await other.route(ENTRY, RESET)
    await other.goto('/en/beneficiaries', { waitUntil: 'commit' })
    await expect(failureOn(other)).toContainText(m.start_failure({}, { locale: 'fi' }))
    await expect(failureOn(other)).toBeVisible()
  }
  // A page says so nine seconds after it opens. To save time, the three pages are open at once.
  await Promise.all([
    logInWithout(page, GONE),
    logInWithout(await context.newPage(), NEVER_ANSWERED),
    withoutForm(await context.newPage()),
  ])
  await page.unroute(ENTRY)
  await failureOn(page).locator('[lang=fi] a').click()
  await expect(page.getByText(m.login_created())).toBeVisible()
  await expect(failureOn(page)).toHaveCount(0)
})
