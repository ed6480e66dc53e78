import type { BrowserContext, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, logInAs, PASSWORD, test } from './portal-test'
import { readsUnderWay } from './screens'

/**
 * A session ends in a tab of a browser in which somebody else is logged in. What may never happen: that the tab goes on
 * as the other one by itself, or that anything of the first one is left in it, not for a painted frame. Ways with one tab of
 * each login are played without a browser (src/session/next-login.test.tsx).
 */
const LINK = '/login?impersonation=11111111-1111-4111-8111-111111111111'

/** How the tab goes on as the other login: always by something that the user does. */
type GoOn = (page: Page) => Promise<unknown>
const byPress: GoOn = (page) => page.getByRole('button', { name: m.login_open_continue() }).click()
const byLink: GoOn = (page) => page.getByRole('link', { name: m.app_name() }).click()

type Way = {
  name: string
  /** Whose data the tab shows before the end. */
  first: 'Aino' | 'Outi'
  /** Brings the tab to the first user's home, and the other login into the browser. @returns the next user's sums. */
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

/** The next read of the company is refused, and so is the refresh after it; no home page sends that read. */
async function beRefused(tab: Page, other: Page) {
  await other.goto('/help?mock-fault=readCompany!:401:unauthorized&mock-fault=refreshSession!:400:invalid_grant')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await tab.getByRole('navigation').getByRole('link', { name: m.menu_company() }).click()
  // An impersonation asks before it leaves a page (SES-20).
  if (await tab.evaluate(() => sessionStorage.getItem('portal.impersonation') !== null)) {
    await tab.getByRole('dialog').getByRole('button', { name: m.impersonation_leave_continue(), exact: true }).click()
  }
}

const WAYS: Way[] = [
  {
    name: 'a logout while another tab keeps another user',
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

/** What a page says beside its charts, which a tab that nobody looks at does not read. */
const withoutCharts = (main: HTMLElement) =>
  [...main.querySelectorAll<HTMLElement>('[data-slot="chart-place"]')].reduce(
    (text, chart) => text.replace(chart.innerText, ''),
    main.innerText,
  )

/** The sums of euros on the home of a user, with plain blanks, once all of them are there. */
async function sumsOn(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1, name: m.home_greeting({ name }) })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\d,\d\d/)
  await expect(page.locator('[data-slot="skeleton"]:not([data-slot="chart-place"] *)')).toHaveCount(0)
  // Its code comes last.
  await expect(page.locator('[data-slot="chart-place"]')).toHaveCount(1)
  // Not everything that is read has a place before it has come.
  await expect.poll(() => readsUnderWay(page)).toBe(0)
  const text = (await page.getByRole('main').evaluate(withoutCharts)).replace(/\s/g, ' ')
  return [...new Set(text.match(/\d[\d ]*,\d\d/g) ?? [])]
}

/** Which of the words stand anywhere in the document: text, attributes, values of inputs, title. */
const tracesIn = (page: Page, words: readonly string[]) =>
  page.evaluate((sought) => {
    const inputs = [...document.querySelectorAll('input, textarea, select')]
    const values = inputs.map((input) => ('value' in input ? String(input.value) : ''))
    const all = [document.documentElement.outerHTML, document.title, ...values].join('\n').replace(/\s|&nbsp;/g, ' ')
    return sought.filter((word) => all.includes(word))
  }, words)

/** Notes each painted frame in which one of the words stands although the session `id` is not the tab's any more. */
const watchFrames = (page: Page, words: readonly string[]) =>
  page.evaluate((sought) => {
    const own = () => sessionStorage.getItem('portal.impersonation') ?? sessionStorage.getItem('portal.session') ?? ''
    const { id } = JSON.parse(own()) as { id: string }
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const values = [...document.querySelectorAll('input')].map((input) => input.value)
      const all = `${document.documentElement.outerHTML}\n${document.title}\n${values.join('\n')}`.replace(
        /\s|&nbsp;/g,
        ' ',
      )
      if (!own().includes(id)) seen.push(...sought.filter((word) => all.includes(word)))
      requestAnimationFrame(look)
    }
    look()
  }, words)
const framesSeen = (page: Page) => page.evaluate(() => ('seen' in window ? window.seen : 'not watched'))

/** Another tab of the same session, as when a tab is duplicated. */
async function duplicate(context: BrowserContext, page: Page) {
  const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/'))])
  return twin
}

/** `PORTAL_ROUNDS=1 playwright test session-next-login` plays every way with one tab of each login, too; the gate with two. */
const IS_FULL = process.env.PORTAL_ROUNDS !== undefined

for (const { name, first, open, end, goOn } of WAYS) {
  for (const count of IS_FULL ? [2, 4] : [4]) {
    test(`${name}, with ${count} tabs: the login is shown, nothing of ${first}, and Kerttu only when asked for [SES-13] [SES-14] [SES-31]`, async ({
      context,
    }) => {
      const tab = await context.newPage()
      const other = await context.newPage()
      const ofNext = await open(tab, other)
      const sums = await sumsOn(tab, first)
      const twins = count === 4 ? [await duplicate(context, tab)] : []
      for (const twin of twins) await sumsOn(twin, first)
      if (count === 4) await duplicate(context, other)

      // What the next user has as well is no trace of the first, nor is a small sum: 80,00 stands in 480,00, too.
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
        // What every check of the session does must not enter either.
        await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
        await page.getByRole('link', { name: m.app_name() }).hover()
        await expect(page.getByRole('button', { name: m.login_open_continue() })).toBeVisible()
        expect(await tracesIn(page, words)).toEqual([])
        expect(await framesSeen(page)).toEqual([])
      }
      expect(calls).toEqual([])

      for (const page of ended) {
        await goOn(page)
        expect(await sumsOn(page, 'Kerttu')).toEqual(ofNext)
        expect(await tracesIn(page, words)).toEqual([])
      }
      for (const page of ended) expect(await framesSeen(page)).toEqual([])
      await expect(other.getByRole('button', { name: m.account_menu() })).toBeVisible()
    })
  }
}
