import type { Page, Response } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, logInAs, PASSWORD, test, WITH_BACK_FORWARD_CACHE } from './portal-test'

const accountMenu = (page: Page) => page.getByRole('button', { name: m.account_menu() })
const toasts = (page: Page) => page.getByLabel('Ilmoitukset').locator('[data-slot="toast"]')
const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Päävalikko' })

const logOut = async (page: Page) => {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Kirjaudu ulos' }).click()
  await expect(page).toHaveURL('/login')
}
/** On the login page as it is, without loading it anew. */
async function fillLogin(page: Page, username: string) {
  await page.getByLabel('Käyttäjätunnus', { exact: true }).fill(username)
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD)
}
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kirjaudu sisään' })

/** Statuses of the calls to a path, as they come. */
function watchCalls(page: Page, path: string) {
  const statuses: number[] = []
  page.on('response', (response: Response) => {
    if (new URL(response.url()).pathname === path) statuses.push(response.status())
  })
  return statuses
}

// The toast begins with its level, for screen readers.
const EXPIRED = new RegExp(m.session_expired().replaceAll('.', '\\.'))

test('one found expired on start is told so; the login returns to where it was; a mailed link stays open [SES-12] [SES-16]', async ({
  page,
}) => {
  const logInKept = async () => {
    await fillLogin(page, 'aino.virtanen')
    await page.getByLabel('Pidä minut kirjautuneena').check()
    await submit(page).click()
    await expect(accountMenu(page)).toBeVisible()
  }
  await page.goto('/login')
  await logInKept()
  await page.goto('/profile?tab=password&mock-clock=%2B2d')
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toHaveText([EXPIRED])
  expect(await page.evaluate(() => localStorage.getItem('portal.remember-me'))).toBeNull()
  await logInKept()
  await expect(page).toHaveURL('/profile?tab=password')

  await page.goto('/new-password?username=liisa.ohman&token=password-valid&mock-clock=%2B4d')
  await expect(toasts(page)).toHaveText([EXPIRED])
  await expect(page).toHaveURL('/new-password')
  await expect(page.getByLabel('Uusi salasana', { exact: true })).toBeVisible()
})

test('a refused refresh logs out as expired; the login leads its user back to the page [SES-11] [SES-16]', async ({
  page,
}) => {
  const refreshes = watchCalls(page, '/api/login/refresh')
  await page.goto(
    '/profile?tab=password&mock-persona=aino.virtanen&mock-fault=readUser!:401:unauthorized&mock-fault=refreshSession!:400:invalid_grant',
  )
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toHaveText([EXPIRED])
  expect(refreshes).toEqual([400])
  await expect(accountMenu(page)).toHaveCount(0)
  await expect(sideMenu(page)).toHaveCount(0)
  await fillLogin(page, 'aino.virtanen')
  await submit(page).click()
  await expect(page).toHaveURL('/profile?tab=password')
  await expect(page.getByRole('tab', { name: m.profile_tab_password() })).toBeVisible()
})

test('a 401 in a live session costs one refresh and nobody sees it; a 401 after that logs out as expired [SES-23]', async ({
  page,
}) => {
  const refreshes = watchCalls(page, '/api/login/refresh')
  const reads = watchCalls(page, '/api/user')
  await page.goto('/profile?mock-persona=aino.virtanen&mock-fault=readUser!:401:unauthorized')
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
  expect(reads).toEqual([401, 200])
  expect(refreshes).toEqual([200])
  await expect(toasts(page)).toHaveCount(0)

  refreshes.length = 0
  await page.goto('/profile?mock-fault=readUser:401:unauthorized')
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toHaveText([EXPIRED])
  expect(refreshes).toEqual([200])
})

test.describe('the next user', () => {
  test('meets nothing of the last one: neither on screen nor on the way back [SES-14]', async ({ page }) => {
    await page.goto('/profile?mock-persona=aino.virtanen')
    await expect(page.getByLabel('Sähköposti')).toHaveValue('aino.virtanen@pyynikinpaahtimo.example')
    await logOut(page)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const values = [...document.querySelectorAll('input')].map((input) => input.value)
        if (/Aino|aino\.virtanen/.test(`${document.body.innerText} ${values.join(' ')}`)) seen.push(location.pathname)
        requestAnimationFrame(look)
      }
      look()
    })
    await fillLogin(page, 'vaino.koskela')
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hei Väinö' })).toBeVisible()
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Omat tiedot' }).click()
    await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('vaino.koskela')
    expect(await page.evaluate(() => 'seen' in window && window.seen)).toEqual([])
  })

  test('a location is used only by a login that has its role; others are told what is missing [SES-17]', async ({
    page,
  }) => {
    await page.goto('/beneficiaries')
    await expect(page).toHaveURL('/login')
    await fillLogin(page, 'paivi.nurmi')
    await submit(page).click()
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).not.toHaveURL(/login|beneficiaries/)
    await page.goto('/beneficiaries')
    await expect(page).not.toHaveURL(/login|beneficiaries/)
    await expect(toasts(page)).toContainText([m.login_missing_signatory()])
    await logOut(page)
    await fillLogin(page, 'aino.virtanen')
    await submit(page).click()
    await expect(page).toHaveURL('/beneficiaries')
  })

  test('no saved location of another origin is followed, whoever planted it [SES-16]', async ({ page }) => {
    await page.goto('/login')
    for (const href of ['//evil.example/profile', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      await page.evaluate((planted) => {
        sessionStorage.setItem('portal.saved-location', JSON.stringify({ href: planted }))
      }, href)
      await fillLogin(page, 'aino.virtanen')
      await submit(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Hei Aino' })).toBeVisible()
      await expect(page).toHaveURL('/')
      await logOut(page)
    }
  })
})

test('a second press while the login is under way does nothing [SES-24] [SES-02]', async ({ page }) => {
  const logins = watchCalls(page, '/api/login')
  await page.goto('/login?mock-latency=1500')
  await fillLogin(page, 'aino.virtanen')
  await submit(page).dblclick()
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(accountMenu(page)).toBeVisible()
  expect(logins).toEqual([200])
})

const LINK = '/login?impersonation=11111111-1111-4111-8111-111111111111'

test.describe('impersonation', () => {
  const label = (page: Page) => page.getByRole('region', { name: 'Toisen käyttäjän istunto' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Siirrytäänkö toiselle sivulle?' })

  test('the label names client, company and time left; the menu asks before it leaves the page [SES-20]', async ({
    page,
  }) => {
    await page.goto(LINK)
    await expect(label(page)).toContainText('Toimit käyttäjänä Outi Heinonen, Pyynikin Paahtimo Oy')
    await expect(label(page)).toContainText(/Aikaa jäljellä 59:\d\d/)
    await sideMenu(page).getByRole('link', { name: m.help_title() }).click()
    await dialog(page).getByRole('button', { name: 'Jää tälle sivulle' }).last().click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await sideMenu(page).getByRole('link', { name: m.help_title() }).click()
    await dialog(page).getByRole('button', { name: 'Jatka', exact: true }).click()
    await expect(page).toHaveURL('/help')
    await sideMenu(page).getByRole('link', { name: 'Työntekijät' }).click()
    await dialog(page).getByRole('button', { name: 'Kirjaudu ulos' }).click()
    await expect(page).toHaveURL('/login')
    await expect(toasts(page)).toHaveText([/Toisen käyttäjän istunto päättyi\./])
    await expect(label(page)).toHaveCount(0)
  })

  test('it warns a minute before and ends by itself at exp [SES-20] [SES-31]', async ({ page }) => {
    await page.clock.install()
    await page.goto(LINK)
    await expect(label(page)).toBeVisible()
    await page.clock.fastForward('58:00')
    await expect(label(page)).toContainText(/Aikaa jäljellä 1:\d\d/)
    await expect(toasts(page)).toHaveCount(0)
    await page.clock.fastForward('01:10')
    await expect(toasts(page)).toContainText(['Istunto päättyy pian.'])
    await page.clock.fastForward('01:00')
    await expect(page).toHaveURL('/login')
    await expect(toasts(page)).toContainText(['Toisen käyttäjän istunto päättyi.'])
  })

  test('it lives in its tab alone, and its end leaves the kept session of the others [SES-14] [SES-30]', async ({
    page,
    context,
  }) => {
    await page.goto('/login')
    await fillLogin(page, 'aino.virtanen')
    await page.getByLabel('Pidä minut kirjautuneena').check()
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hei Aino' })).toBeVisible()
    const kept = await page.evaluate(() => localStorage.getItem('portal.remember-me'))
    const admin = await context.newPage()
    await admin.goto(LINK)
    await admin.getByRole('button', { name: 'Jatka asiakkaana' }).click()
    await expect(admin.getByRole('heading', { level: 1, name: 'Hei Outi' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Hei Aino' })).toBeVisible()
    await expect(label(page)).toHaveCount(0)
    await label(admin).getByRole('button', { name: 'Kirjaudu ulos' }).click()
    await expect(admin.getByText('Toisen käyttäjän istunto päättyi.')).toBeVisible()
    await sideMenu(page).getByRole('link', { name: 'Työntekijät' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Työntekijät' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('portal.remember-me'))).toBe(kept)
  })
})

/** Values of a reply that tell who somebody is. */
const PERSONAL =
  /^(firstName|lastName|username|userName|emailAddress|email|phoneNumber|personalId|companyName|businessId)$/
function personalValues(reply: unknown, into: Set<string>) {
  if (typeof reply !== 'object' || reply === null) return
  for (const [name, value] of Object.entries(reply)) {
    if (typeof value === 'string' && value.length > 3 && PERSONAL.test(name)) into.add(value)
    personalValues(value, into)
  }
}

test('storage holds tokens and no person, addresses neither [SES-09]', async ({ page }) => {
  const personal = new Set([PASSWORD])
  const urls: string[] = []
  const reads: Promise<void>[] = []
  page.on('request', (request) => urls.push(request.url()))
  page.on('framenavigated', (frame) => urls.push(frame.url()))
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    reads.push(
      response.json().then(
        (reply: unknown) => personalValues(reply, personal),
        () => undefined,
      ),
    )
  })
  await page.goto('/login')
  await fillLogin(page, 'aino.virtanen')
  await page.getByLabel('Pidä minut kirjautuneena').check()
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hei Aino' })).toBeVisible()
  await sideMenu(page).getByRole('link', { name: 'Työntekijät' }).click()
  await expect(page.getByRole('table', { name: 'Työntekijät' })).toBeVisible()
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Omat tiedot' }).click()
  await expect(page.getByLabel('Etunimi')).toHaveValue('Aino')
  await page.getByLabel('Etunimi').fill('Aino-Kesken')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await Promise.all(reads)
  expect([...personal]).toEqual(expect.arrayContaining(['aino.virtanen', 'Virtanen', 'Pyynikin Paahtimo Oy']))
  const plain = stored.toLowerCase()
  expect([...personal].filter((value) => plain.includes(value.toLowerCase()))).toEqual([])
  // The digits of a token's UUID may look like a personal id.
  expect(stored.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')).not.toMatch(/\d{6}[-+A-Y]\d{3}[0-9A-Y]/)

  const tokens = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('portal.remember-me') ?? '{}') as Record<string, string>
    return [kept.accessToken, kept.refreshToken]
  })
  expect(tokens).toEqual([expect.stringMatching(/.{20}/), expect.stringMatching(/.{20}/)])
  const secrets = [...tokens, ...personal].map((value) => encodeURIComponent(value ?? ''))
  expect(secrets.filter((secret) => urls.some((url) => url.includes(secret)))).toEqual([])
  expect(urls.length).toBeGreaterThan(10)
})

test('Back after a logout shows nothing of the user, from bfcache either [SES-14]', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch(WITH_BACK_FORWARD_CACHE)
  try {
    const page = await browser.newPage({ baseURL, locale: 'fi-FI' })
    await page.addInitScript(() => {
      const note = (word: string) =>
        sessionStorage.setItem('test-log', `${sessionStorage.getItem('test-log') ?? ''}${word} `)
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) note('persisted')
      })
      // What each painted frame shows after the logout, from the first on.
      const look = () => {
        requestAnimationFrame(look)
        if (sessionStorage.getItem('test-watch') === null) return
        const values = [...document.querySelectorAll('input')].map((input) => input.value)
        if (/Aino|aino\.virtanen/.test(`${document.body?.innerText} ${values.join(' ')}`))
          note(`shown:${location.pathname}`)
      }
      requestAnimationFrame(look)
    })
    const log = () => page.evaluate(() => sessionStorage.getItem('test-log')?.trim())
    // Playwright's own goBack() waits for a load that a kept page does not have.
    const go = (steps: number) => page.evaluate((by) => setTimeout(() => history.go(by)), steps)
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile')
    await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
    await page.goto('/help')
    await expect(accountMenu(page)).toBeVisible()
    // This browser does keep pages.
    await go(-1)
    await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
    await expect.poll(log).toBe('persisted')
    await go(1)
    await expect(page).toHaveURL('/help')
    await logOut(page)
    await page.evaluate(() => {
      sessionStorage.setItem('test-log', '')
      sessionStorage.setItem('test-watch', 'on')
    })
    await go(-1)
    await expect(page).toHaveURL('/help')
    await go(-1)
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Salasana', { exact: true })).toBeVisible()
    await expect(accountMenu(page)).toHaveCount(0)
    expect(await log()).not.toContain('shown')
  } finally {
    await browser.close()
  }
})
