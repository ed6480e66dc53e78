import type { BrowserContext, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, openAs, PASSWORD, test } from './portal-test'
import { fetchingIn } from './screens'

/**
 * A user logs out while another user is logged in in another tab of the same browser. The tabs of the first user must never
 * continue as the other user by themselves, or show anything of the first user, not even for one frame.
 * src/session/next-login.test.tsx tests without a browser what needs one tab per login.
 */
async function logInRemembered(page: Page) {
  await page.goto('/login')
  await page.getByLabel(m.login_username(), { exact: true }).fill('kerttu.makela')
  await page.getByLabel(m.login_password(), { exact: true }).fill(PASSWORD)
  await page.getByLabel(m.login_keep()).check()
  await page.getByRole('main').getByRole('button', { name: m.login_submit() }).click()
  return sumsOn(page, 'Kerttu')
}

const accountMenu = (page: Page) => page.getByRole('button', { name: m.account_menu() })

async function logOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: m.menu_logout() }).click()
}

/** The page's text without charts, which do not load in a hidden tab. */
const withoutCharts = (main: HTMLElement) =>
  [...main.querySelectorAll<HTMLElement>('[data-slot="chart-place"]')].reduce(
    (text, chart) => text.replace(chart.innerText, ''),
    main.innerText,
  )

/** The amounts on a user's home page, with plain spaces, once all have loaded. */
async function sumsOn(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1, name: m.home_greeting({ name }) })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\d,\d\d/)
  await expect(page.locator('[data-slot="skeleton"]:not([data-slot="chart-place"] *)')).toHaveCount(0)
  // The code of the chart loads last.
  await expect(page.locator('[data-slot="chart-place"]')).toHaveCount(1)
  // Some parts have no skeleton while they load.
  await expect.poll(() => fetchingIn(page)).toBe(0)
  const text = (await page.getByRole('main').evaluate(withoutCharts)).replace(/\s/g, ' ')
  return [...new Set(text.match(/\d[\d ]*,\d\d/g) ?? [])]
}

/** A pattern of the words, whose spaces may be any kind of space. */
const patternOf = (words: readonly string[]) => words.map((word) => word.replaceAll(' ', '(?:\\s|&nbsp;)')).join('|')

/** The words that occur anywhere in the document: text, attributes, values of inputs, title. */
const tracesIn = (page: Page, words: readonly string[]) =>
  page.evaluate((pattern) => {
    const inputs = [...document.querySelectorAll('input, textarea, select')]
    const values = inputs.map((input) => ('value' in input ? String(input.value) : ''))
    const all = [document.documentElement.outerHTML, document.title, ...values].join('\n')
    return [...new Set(all.match(new RegExp(pattern, 'g')))]
  }, patternOf(words))

/** Records each frame that shows one of the words although the session `id` has ended in the tab. */
const watchFrames = (page: Page, words: readonly string[]) =>
  page.evaluate((pattern) => {
    const own = () => sessionStorage.getItem('portal.session') ?? ''
    const { id } = JSON.parse(own()) as { id: string }
    const words = new RegExp(pattern, 'g')
    const seen: string[] = []
    Object.assign(window, { seen })
    // Searching the whole document in every frame starves a slow machine, so search only after a change.
    let isChanged = true
    new MutationObserver(() => {
      isChanged = true
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const frame = () => {
      if (isChanged && !own().includes(id)) {
        isChanged = false
        const values = [...document.querySelectorAll('input')].map((input) => input.value)
        const all = `${document.documentElement.outerHTML}\n${document.title}\n${values.join('\n')}`
        seen.push(...(all.match(words) ?? []))
      }
      requestAnimationFrame(frame)
    }
    frame()
  }, patternOf(words))
const framesSeen = (page: Page) => page.evaluate(() => ('seen' in window ? window.seen : 'not watched'))

/** Opens another tab of the same session, as a duplicated tab. */
async function duplicate(context: BrowserContext, page: Page, path: string) {
  const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate((to) => void window.open(to), path)])
  return twin
}

/** `PORTAL_ROUNDS=1 playwright test session-next-login` also tests one tab per login; the gate tests two. */
const COUNTS = process.env.PORTAL_ROUNDS === undefined ? [4] : [2, 4]

for (const count of COUNTS) {
  test(`a logout while another tab keeps another user, with ${count} tabs: the login page shows nothing of Aino, and Kerttu only after logging in [SES-13] [SES-14]`, async ({
    context,
  }) => {
    const tab = await context.newPage()
    const other = await context.newPage()
    await openAs(tab, '/')
    const ofNext = await logInRemembered(other)
    const sums = await sumsOn(tab, 'Aino')
    // The help page loads twice as fast as home.
    const twins = count === 4 ? [await duplicate(context, tab, '/help')] : []
    for (const twin of twins) await expect(accountMenu(twin)).toContainText('Aino')
    if (count === 4) await duplicate(context, other, '/help')

    // Ignores words that both users have, and small amounts, which occur inside others: 80,00 in 480,00.
    const people = ['Aino', 'Virtanen', 'aino.virtanen']
    const words = [...people, ...sums.filter((sum) => sum.length > 6 && !ofNext.includes(sum))]
    expect(words.length).toBeGreaterThan(people.length)
    await expect.poll(() => tracesIn(tab, words)).toEqual(expect.arrayContaining([people[0]]))

    const ended = [tab, ...twins]
    await Promise.all(ended.map((page) => watchFrames(page, words)))
    await logOut(tab)
    const calls: string[] = []
    for (const page of ended) {
      await expect(page).toHaveURL('/login')
      await expect(page.getByLabel(m.login_username(), { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: m.login_open_continue() })).toBeVisible()
      await expect(page.getByRole('navigation', { name: m.menu_label() })).toHaveCount(0)
      page.on('request', (request) => {
        if (request.headers().authorization) calls.push(request.url())
      })
      // A focus event runs the portal's session check, which must not log the tab in either.
      await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
      await page.getByRole('link', { name: m.app_name() }).hover()
      await expect(page.getByRole('button', { name: m.login_open_continue() })).toBeVisible()
      expect(await tracesIn(page, words)).toEqual([])
      expect(await framesSeen(page)).toEqual([])
    }
    expect(calls).toEqual([])

    for (const page of ended) {
      await page.getByRole('button', { name: m.login_open_continue() }).click()
      await expect(accountMenu(page)).toContainText('Kerttu')
      if (page === tab) await expect.poll(() => sumsOn(page, 'Kerttu')).toEqual(ofNext)
      expect(await tracesIn(page, words)).toEqual([])
    }
    for (const page of ended) expect(await framesSeen(page)).toEqual([])
    await expect(accountMenu(other)).toBeVisible()
  })
}
