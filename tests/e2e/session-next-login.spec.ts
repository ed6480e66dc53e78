import type { BrowserContext, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, logInAs, PASSWORD, test } from './portal-test'
import { fetchingIn } from './screens'

/**
 * A session ends in a tab while another user is logged in in the same browser. The tab must never continue as the other
 * user by itself, or show anything of the first user, not even for one frame. Cases with one tab per login are tested in
 * jsdom (src/session/next-login.test.tsx).
 */
const LINK = '/login?impersonation=11111111-1111-4111-8111-111111111111'

/** A user action after which the tab continues as the other user. */
type GoOn = (page: Page) => Promise<unknown>
const byPress: GoOn = (page) => page.getByRole('button', { name: m.login_open_continue() }).click()
const byLink: GoOn = (page) => page.getByRole('link', { name: m.app_name() }).click()

type Way = {
  name: string
  /** The number of tabs in the gate. */
  tabs: 2 | 4
  /** The user whose data the tab shows before the session ends. */
  first: 'Aino' | 'Outi'
  /** Opens the first user's home in the tab and logs the next user in. @returns the next user's amounts */
  open: (tab: Page, other: Page) => Promise<string[]>
  end: (tab: Page, other: Page) => Promise<void>
  goOn: GoOn
}

async function logInRemembered(page: Page) {
  await page.goto('/login')
  await page.getByLabel(m.login_username(), { exact: true }).fill('kerttu.makela')
  await page.getByLabel(m.login_password(), { exact: true }).fill(PASSWORD)
  await page.getByLabel(m.login_keep()).check()
  await page.getByRole('main').getByRole('button', { name: m.login_submit() }).click()
  return sumsOn(page, 'Kerttu')
}

async function impersonate(page: Page) {
  await page.goto(LINK)
  await page.getByRole('button', { name: m.impersonation_continue() }).click()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: m.account_menu() }).click()
  await page.getByRole('menuitem', { name: m.menu_logout() }).click()
}

/** Makes the API refuse the next read of the company and the refresh after it; no home page sends that read. */
async function beRefused(tab: Page, other: Page) {
  await other.goto('/help?mock-fault=readCompany!:401:unauthorized&mock-fault=refreshSession!:400:invalid_grant')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await tab.getByRole('navigation').getByRole('link', { name: m.menu_company() }).click()
  // An impersonated session asks for confirmation before leaving a page (SES-20).
  if (await tab.evaluate(() => sessionStorage.getItem('portal.impersonation') !== null)) {
    await tab.getByRole('dialog').getByRole('button', { name: m.impersonation_leave_continue(), exact: true }).click()
  }
}

const WAYS: Way[] = [
  {
    name: 'a logout while another tab keeps another user',
    tabs: 4,
    first: 'Aino',
    open: async (tab, other) => {
      await logInAs(tab, 'aino.virtanen')
      return logInRemembered(other)
    },
    end: logOut,
    goOn: byPress,
  },
  {
    name: 'the expiry of an impersonation while the own login is kept',
    // An impersonation belongs to one tab, so more tabs would test the same as the logout above.
    tabs: 2,
    first: 'Outi',
    open: async (tab, other) => {
      const sums = await logInRemembered(other)
      await impersonate(tab)
      return sums
    },
    end: beRefused,
    goOn: byLink,
  },
]

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

/** The words that occur anywhere in the document: text, attributes, values of inputs, title. */
const tracesIn = (page: Page, words: readonly string[]) =>
  page.evaluate((sought) => {
    const inputs = [...document.querySelectorAll('input, textarea, select')]
    const values = inputs.map((input) => ('value' in input ? String(input.value) : ''))
    const all = [document.documentElement.outerHTML, document.title, ...values].join('\n').replace(/\s|&nbsp;/g, ' ')
    return sought.filter((word) => all.includes(word))
  }, words)

/** Records each frame that shows one of the words although the session `id` has ended in the tab. */
const watchFrames = (page: Page, words: readonly string[]) =>
  page.evaluate((sought) => {
    const own = () => sessionStorage.getItem('portal.impersonation') ?? sessionStorage.getItem('portal.session') ?? ''
    const { id } = JSON.parse(own()) as { id: string }
    const seen: string[] = []
    Object.assign(window, { seen })
    // Searching the whole document in every frame starves a slow machine, so search only after a change.
    let isChanged = true
    new MutationObserver(() => {
      isChanged = true
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const look = () => {
      const values = [...document.querySelectorAll('input')].map((input) => input.value)
      const all = `${document.documentElement.outerHTML}\n${document.title}\n${values.join('\n')}`.replace(
        /\s|&nbsp;/g,
        ' ',
      )
      seen.push(...sought.filter((word) => all.includes(word)))
    }
    const frame = () => {
      if (isChanged && !own().includes(id)) {
        isChanged = false
        look()
      }
      requestAnimationFrame(frame)
    }
    frame()
  }, words)
const framesSeen = (page: Page) => page.evaluate(() => ('seen' in window ? window.seen : 'not watched'))

/** Opens another tab of the same session, as a duplicated tab. */
async function duplicate(context: BrowserContext, page: Page, path = '/') {
  const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate((to) => void window.open(to), path)])
  return twin
}

/** `PORTAL_ROUNDS=1 playwright test session-next-login` tests one tab and two tabs per login; the gate tests one number. */
const IS_FULL = process.env.PORTAL_ROUNDS !== undefined

for (const { name, tabs, first, open, end, goOn } of WAYS) {
  for (const count of IS_FULL ? [2, 4] : [tabs]) {
    test(`${name}, with ${count} tabs: the login page shows nothing of ${first}, and Kerttu only after logging in [SES-13] [SES-14] [SES-31]`, async ({
      context,
    }) => {
      const tab = await context.newPage()
      const other = await context.newPage()
      const ofNext = await open(tab, other)
      const sums = await sumsOn(tab, first)
      const twins = count === 4 ? [await duplicate(context, tab)] : []
      for (const twin of twins) await sumsOn(twin, first)
      // The help page loads twice as fast as home.
      if (count === 4) await duplicate(context, other, '/help')

      // Ignores words that both users have, and small amounts, which occur inside others: 80,00 in 480,00.
      const people = first === 'Aino' ? ['Aino', 'Virtanen', 'aino.virtanen'] : ['Outi', 'Heinonen', 'outi.heinonen']
      const words = [...people, ...sums.filter((sum) => sum.length > 6 && !ofNext.includes(sum))]
      expect(words.length).toBeGreaterThan(people.length)
      await expect.poll(() => tracesIn(tab, words)).toEqual(expect.arrayContaining([people[0]]))

      const ended = [tab, ...twins]
      await Promise.all(ended.map((page) => watchFrames(page, words)))
      await end(tab, other)
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
        await goOn(page)
        await expect.poll(() => sumsOn(page, 'Kerttu')).toEqual(ofNext)
        expect(await tracesIn(page, words)).toEqual([])
      }
      for (const page of ended) expect(await framesSeen(page)).toEqual([])
      await expect(other.getByRole('button', { name: m.account_menu() })).toBeVisible()
    })
  }
}
