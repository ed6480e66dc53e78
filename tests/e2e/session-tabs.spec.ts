import type { BrowserContext, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, openAs, PASSWORD, test } from './portal-test'
import { goTo } from './screens'

/**
 * Several tabs of one browser race for one session. No refresh may be refused, which happens when a used token is sent
 * again, and a tab may only show the user whose tokens it has.
 */
const FULL = process.env.PORTAL_ROUNDS !== undefined
/** `PORTAL_ROUNDS=50 playwright test session-tabs` runs all cases with two and four tabs; the gate runs a sample. */
const ROUNDS = Number(process.env.PORTAL_ROUNDS ?? 2)
/** For tests whose second round only repeats the first. */
const REPEATS = FULL ? ROUNDS : 1
/** Four tabs are also tested without a browser (src/session/refresh.test.ts). */
const TAB_COUNTS = FULL ? [2, 4] : [2]
test.setTimeout(120_000 + ROUNDS * 20_000)
const DAY_MS = 86_400_000

type Refresh = { status: number; tab: number }
type Tabs = { pages: Page[]; refreshes: Refresh[] }

/** Opens tabs and records the replies to their refreshes. */
async function openTabs(context: BrowserContext, count: number): Promise<Tabs> {
  const refreshes: Refresh[] = []
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  for (const [tab, page] of pages.entries()) {
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/api/login/refresh') refreshes.push({ status: response.status(), tab })
    })
  }
  return { pages, refreshes }
}

const each = (pages: readonly Page[], act: (page: Page, tab: number) => Promise<unknown>) => Promise.all(pages.map(act))
const first = ({ pages }: Tabs): Page => {
  const [page] = pages
  if (!page) throw new Error('no tab')
  return page
}

/** Names as the account menu shows them. */
const USERS = {
  'aino.virtanen': 'Aino Virtanen',
  'vaino.koskela': 'Väinö Koskela',
  'kerttu.makela': 'Kerttu Mäkelä',
} as const
type Username = keyof typeof USERS

/** The username, on the login page and in the profile: expectLoggedOut() and expectProfileOf() tell them apart. */
const form = (page: Page) => page.getByLabel(m.login_username(), { exact: true })
const accountMenu = (page: Page) => page.getByRole('button', { name: m.account_menu() })

/** Logs in on the login page that the tab shows, for all tabs. It leads to the profile, which loads in half of home's time. */
async function logInRemembered(page: Page, username: Username) {
  // The prerendered form is visible before the router exists.
  await page.waitForFunction(() => '__TSR_ROUTER__' in window)
  await goTo(page, '/profile')
  await form(page).fill(username)
  await page.getByLabel(m.login_password(), { exact: true }).fill(PASSWORD)
  await page.getByLabel(m.login_keep()).check()
  await page.getByRole('main').getByRole('button', { name: m.login_submit() }).click()
  await expect(accountMenu(page)).toBeVisible()
}

async function expectProfileOf(page: Page, username: Username) {
  await expect(page).toHaveURL(/\/profile$/)
  await expect(accountMenu(page)).toContainText(USERS[username])
  await expect(form(page)).toHaveValue(username)
}

/** The tab shows the login page and nothing of a user. */
async function expectLoggedOut(page: Page) {
  await expect(form(page)).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(accountMenu(page)).toHaveCount(0)
}

async function logOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: m.menu_logout() }).click()
}

/** Opens the profile in all tabs with one remembered session. Refreshes are so slow that all tabs need one at once. */
async function openAtProfile(context: BrowserContext, count: number, username: Username = 'aino.virtanen') {
  const tabs = await openTabs(context, count)
  await first(tabs).goto('/profile?mock-latency=250')
  await logInRemembered(first(tabs), username)
  await expectProfileOf(first(tabs), username)
  // Opens one tab after the other. If all opened at once, each would take longer on a slow machine than a test waits.
  for (const page of tabs.pages.slice(1)) {
    await page.goto('/profile')
    await expectProfileOf(page, username)
  }
  return tabs
}

/** Opens a page whose calls need a token that is valid now, and returns to one without calls. */
async function visitEmployees(page: Page) {
  const menu = page.getByRole('navigation')
  await menu.getByRole('link', { name: m.menu_employees() }).click()
  // A row comes with the reply; the heading is there before it.
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await menu.getByRole('link', { name: m.menu_help() }).click()
  await expect(page.getByRole('heading', { level: 1, name: m.menu_help() })).toBeVisible()
}

/** The remembered session's deadline (ms) and part of its refresh token. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('portal.remember-me') ?? 'null') as {
      validTo: number
      refreshToken: string
    } | null
    return session && { validTo: session.validTo, refreshToken: session.refreshToken }
  })

/** Waits until the other tabs have this tab's kept session, or none either: web storage reaches them with a delay. */
async function expectKeptAsIn(page: Page, others: readonly Page[]) {
  const session = await kept(page)
  await each(others, (other) => expect.poll(() => kept(other)).toEqual(session))
}

/** Triggers the session check that a focused tab makes, instead of waiting for the check every five seconds. */
const wake = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

/** Stops the clock of all tabs at `leftMs` before the end of this tab's session, so that a slow machine does not end it. */
async function stopClock(page: Page, leftMs = 55_000) {
  const validTo = await page.evaluate(() => {
    const session = localStorage.getItem('portal.remember-me') ?? sessionStorage.getItem('portal.session') ?? ''
    return (JSON.parse(session) as { validTo: number }).validTo
  })
  await page.context().clock.setFixedTime(validTo - leftMs)
}

/** One tab reloads, and the others check their session meanwhile. */
async function reload(page: Page, others: readonly Page[]) {
  await page.reload({ waitUntil: 'commit' })
  await each(others, wake)
}

for (const count of TAB_COUNTS) {
  // One test, because opening the tabs and logging in takes longer than most steps.
  test(`${count} tabs have one session: its tokens, its end and its user [SES-14]`, async ({ context }) => {
    // The time of the three tests that these steps would be.
    test.slow()
    const tabs = await openAtProfile(context, count)
    const awake = first(tabs)
    const sleepers = tabs.pages.slice(1)
    await test.step('tokens that expire are refreshed once, and no refresh is refused [SES-10]', async () => {
      for (let round = 1; round <= REPEATS; round += 1) {
        tabs.refreshes.length = 0
        const before = await kept(awake)
        await stopClock(awake)
        await reload(awake, sleepers)
        await expect.poll(() => kept(awake)).not.toEqual(before)
        await each(tabs.pages, async (page) => {
          await wake(page)
          await visitEmployees(page)
        })
        expect({ round, statuses: tabs.refreshes.map(({ status }) => status) }).toEqual({ round, statuses: [200] })
      }
    })
    await test.step('tabs that were asleep find the new tokens or the logout [SES-33]', async () => {
      const sessions = await Promise.all(sleepers.map((page) => context.newCDPSession(page)))
      const freeze = (state: 'frozen' | 'active') =>
        Promise.all(sessions.map((session) => session.send('Page.setWebLifecycleState', { state })))
      for (let round = 1; round <= REPEATS; round += 1) {
        tabs.refreshes.length = 0
        const before = await kept(awake)
        await freeze('frozen')
        await stopClock(awake)
        await wake(awake)
        await expect.poll(() => kept(awake)).not.toEqual(before)
        await freeze('active')
        await expectKeptAsIn(awake, sleepers)
        await each(sleepers, async (page) => {
          await wake(page)
          await visitEmployees(page)
        })
        expect({ round, statuses: tabs.refreshes.map(({ status }) => status) }).toEqual({ round, statuses: [200] })
      }
      await freeze('frozen')
      await logOut(awake)
      await expectLoggedOut(awake)
      await logInRemembered(awake, 'vaino.koskela')
      await freeze('active')
      await expectKeptAsIn(awake, sleepers)
      await each(sleepers, async (page) => {
        await wake(page)
        await expect(accountMenu(page).filter({ hasText: 'Aino' })).toHaveCount(0)
        await goTo(page, '/profile')
        await expectProfileOf(page, 'vaino.koskela')
      })
      expect(tabs.refreshes.filter(({ status }) => status !== 200)).toEqual([])
    })
    await test.step('a logout in one ends all, and a login in one opens the others', async () => {
      tabs.refreshes.length = 0
      for (let round = 1; round <= REPEATS; round += 1) {
        const page = tabs.pages[round % count] ?? awake
        await logOut(page)
        await each(tabs.pages, expectLoggedOut)
        await expect.poll(() => kept(page)).toBeNull()
        await logInRemembered(page, 'aino.virtanen')
        await expectKeptAsIn(page, tabs.pages)
        await each(tabs.pages, async (other) => {
          await goTo(other, '/profile')
          await expectProfileOf(other, 'aino.virtanen')
        })
      }
      expect(tabs.refreshes).toEqual([])
    })
    await test.step('a refused refresh logs all out as expired; after the login, page and input are restored [SES-11] [SES-16]', async () => {
      const [typing = awake] = sleepers
      const others = tabs.pages.filter((page) => page !== typing)
      for (let round = 1; round <= REPEATS; round += 1) {
        if (round > 1) await typing.goto('/profile')
        await expectProfileOf(typing, 'aino.virtanen')
        await typing.getByLabel(m.sign_up_last_name(), { exact: true }).fill(`Virta ${round}`)
        await awake.goto('/profile?mock-fault=refreshSession!:400:invalid_grant')
        await expectProfileOf(awake, 'aino.virtanen')
        await stopClock(awake)
        await each(tabs.pages, wake)
        await each(tabs.pages, async (page) => {
          await expect(form(page)).toBeVisible()
          await expect(page.getByText(m.session_expired(), { exact: true })).toBeVisible()
          await expect(page.getByText(m.logged_out(), { exact: true })).toHaveCount(0)
        })
        await form(typing).fill('aino.virtanen')
        await typing.getByLabel(m.login_password(), { exact: true }).fill(PASSWORD)
        await typing.getByLabel(m.login_keep()).check()
        await typing.getByRole('main').getByRole('button', { name: m.login_submit() }).click()
        await expect(typing).toHaveURL('/profile')
        await typing.getByRole('button', { name: m.form_draft_restore() }).click()
        await expect(typing.getByLabel(m.sign_up_last_name(), { exact: true })).toHaveValue(`Virta ${round}`)
        await expectKeptAsIn(typing, others)
        await each(others, async (page) => {
          await goTo(page, '/profile')
          await expectProfileOf(page, 'aino.virtanen')
        })
      }
    })
    await test.step('a clock that jumps a day ahead logs all out without a refused refresh [SES-12]', async () => {
      tabs.refreshes.length = 0
      await stopClock(awake, -DAY_MS)
      await reload(awake, sleepers)
      await each(tabs.pages, expectLoggedOut)
      await expect.poll(() => kept(awake)).toBeNull()
      expect(tabs.refreshes.filter(({ status }) => status !== 200)).toEqual([])
    })
  })
}

/** Records in each page who is named, even for one frame. */
const watchNames = (context: BrowserContext) =>
  context.addInitScript((texts) => {
    const watched: { seen: Set<string> } = Object.assign(window, { seen: new Set<string>() })
    new MutationObserver(() => {
      // Not innerText, which lays the page out: hidden text counts too.
      const shown = document.body?.textContent ?? ''
      for (const text of texts) if (shown.includes(text)) watched.seen.add(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, Object.values(USERS))
/** The names of other users that the page has shown. */
const seenIn = async (page: Page, username: Username) =>
  (await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])).filter(
    (text) => text !== USERS[username],
  )

for (const count of TAB_COUNTS) {
  test(`${count} tabs only show the user who logged in last [SES-14]`, async ({ context }) => {
    await watchNames(context)
    const tabs = await openTabs(context, count)
    const names: Username[] = ['aino.virtanen', 'vaino.koskela', 'kerttu.makela']
    await each(tabs.pages, (page) => page.goto('/login'))
    for (let round = 0; round < ROUNDS; round += 1) {
      const username = names[round % names.length] ?? 'aino.virtanen'
      const page = tabs.pages[round % count] ?? first(tabs)
      await logInRemembered(page, username)
      await expectKeptAsIn(page, tabs.pages)
      // From now on no frame may show another user.
      await each(tabs.pages, (tab) => tab.evaluate(() => Object.assign(window, { seen: new Set() })))
      await each(tabs.pages, async (tab) => {
        await wake(tab)
        await goTo(tab, '/profile')
        await expectProfileOf(tab, username)
        expect(await seenIn(tab, username)).toEqual([])
        // Another step reloads the tab that has logged in.
        if (tab !== page) await tab.goto('/profile')
        await expectProfileOf(tab, username)
        expect(await seenIn(tab, username)).toEqual([])
      })
      // One tab logs out while the others read; the next user logs in right after.
      const leaving = tabs.pages[(round + 1) % count] ?? page
      await Promise.all([logOut(leaving), each(tabs.pages, wake)])
      await each(tabs.pages, expectLoggedOut)
    }
  })
}

test('a duplicated tab and its original share one refresh [SES-10]', async ({ context, page }) => {
  const refreshes: number[] = []
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/login/refresh') refreshes.push(response.status())
  })
  await openAs(page, '/profile')
  await expectProfileOf(page, 'aino.virtanen')
  for (let round = 1; round <= REPEATS; round += 1) {
    refreshes.length = 0
    // The new tab gets a copy of the session storage, as a duplicated tab does.
    const [twin] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/profile?mock-latency=250')),
    ])
    await expectProfileOf(twin, 'aino.virtanen')
    await stopClock(twin)
    await reload(twin, [page])
    await expect.poll(() => refreshes.length).toBeGreaterThan(0)
    for (const tab of [page, twin]) {
      await wake(tab)
      await visitEmployees(tab)
    }
    expect({ round, refreshes }).toEqual({ round, refreshes: [200] })
    await twin.close()
  }
})
