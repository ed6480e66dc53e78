import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { contact, isOpen, listContacts, logIn, openPortal, sendOne } from './mock-calls'
import { movedMoney } from './mock-ledger'
import { expect, openAs, test, WITH_BACK_FORWARD_CACHE, watchRequests } from './portal-test'

// Back may restore these pages from the back-forward cache. The headless shell has none, so these tests start the whole
// browser. One worker runs all of them, so it starts only once.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, launchOptions: WITH_BACK_FORWARD_CACHE })

/** Goes back to the portal, which the browser restores from the back-forward cache or loads again. */
async function goBack(page: Page) {
  // An evaluate in the page that is being left may never resolve.
  const isBack = page.waitForEvent('framenavigated')
  await page.evaluate(() => window.history.back())
  await isBack
  await isOpen(page)
}
const contactsOf = (page: Page, token: string) => async () => JSON.stringify(await listContacts(page, token))

test('a page that Back restores reads later changes, also if the service worker was stopped [MCK-02]', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openPortal(page, '?mock-reset')
  const token = await logIn(page)
  await openPortal(other)
  await page.goto('/favicon.svg')
  await sendOne(other, { method: 'POST', path: '/api/contacts', body: contact('silla.valin'), token })
  await goBack(page)
  await expect.poll(contactsOf(page, token)).toContain('silla.valin')

  await page.goto('/favicon.svg')
  await sendOne(other, { method: 'POST', path: '/api/contacts', body: contact('toinen.valissa'), token })
  await other.close()
  const devTools = await context.newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await goBack(page)
  await expect.poll(contactsOf(page, token)).toContain('toinen.valissa')
})

const accountMenu = (page: Page) => page.getByRole('button', { name: m.account_menu() })

// The other screens of a session are tested in jsdom (src/session/session-pages.test.tsx).
test('Back after a logout shows nothing of the user, not even from bfcache [SES-14]', async ({ page }) => {
  await page.addInitScript(() => {
    const note = (word: string) =>
      sessionStorage.setItem('test-log', `${sessionStorage.getItem('test-log') ?? ''}${word} `)
    // Records what each frame shows after the logout.
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
  // Playwright's goBack() waits for a load event, which a page from bfcache does not fire.
  const go = (steps: number) => page.evaluate((by) => setTimeout(() => history.go(by)), steps)
  // The browser decides whether it restores a page from bfcache or loads it again; neither may show the user.
  await openAs(page, '/profile')
  await expect(page.getByLabel(m.profile_username())).toHaveValue('aino.virtanen')
  await page.goto('/help')
  await expect(accountMenu(page)).toBeVisible()
  await go(-1)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel(m.profile_username())).toHaveValue('aino.virtanen')
  await go(1)
  await expect(page).toHaveURL('/help')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: m.menu_logout() }).click()
  await expect(page).toHaveURL('/login')
  await page.evaluate(() => {
    sessionStorage.setItem('test-log', '')
    sessionStorage.setItem('test-watch', 'on')
  })
  await go(-1)
  await expect(page).toHaveURL('/help')
  await go(-1)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel(m.login_password(), { exact: true })).toBeVisible()
  await expect(accountMenu(page)).toHaveCount(0)
  expect(await log()).not.toContain('shown')
})

// Other cases are tested in jsdom (src/features/deposit/money-once.test.tsx).
test('pays once despite a double press, Back from the provider before and after paying, and reloads [PAY-12] [PAY-25]', async ({
  page,
}) => {
  const sent = watchRequests(page, ({ method, path }) =>
    method === 'POST' && /deposits$|deposit-order-payments$|api\/payments$/.test(path) ? path : undefined,
  )
  const heading = page.getByRole('heading', { level: 1 })
  const provider = page.getByRole('heading', { name: 'Testimaksupalvelu' })
  await openAs(page, '/load-account')
  await page.getByLabel(m.deposit_amount()).fill('123,45')
  await page.getByRole('radio', { name: 'OP', exact: true }).check()
  await page.getByRole('button', { name: /^Siirrä \d/ }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: m.deposit_confirm_provider() })
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  await confirm.dblclick()
  await expect(provider).toBeVisible()
  // The hand-off page, restored from bfcache or loaded again, reads the status and neither posts nor cancels, because the
  // payment is Pending.
  await page.evaluate(() => history.back())
  await expect(heading).toHaveText(m.deposit_pending_title())
  await page.reload()
  await expect(heading).toHaveText(m.deposit_pending_title())
  await page.evaluate(() => history.forward())
  await expect(provider).toBeVisible()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(heading).toHaveText(m.deposit_paid_title())
  await page.reload()
  await expect(heading).toHaveText(m.deposit_paid_title())
  const { ledger, deposits } = await movedMoney(page)
  expect(sent).toEqual(['/api/company-accounts/deposits', '/api/payments'])
  expect(deposits).toHaveLength(1)
  expect(ledger.deposits[deposits[0]?.id ?? '']).toEqual({ times: 1, sum: 12_345 })
  expect(ledger.moved).toBe(ledger.balance)
})
