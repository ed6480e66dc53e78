import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, openAs, test, WITH_BACK_FORWARD_CACHE } from './portal-test'

const accountMenu = (page: Page) => page.getByRole('button', { name: m.account_menu() })

// The other screens of a session are tested in jsdom (src/session/session-pages.test.tsx).
test('Back after a logout shows nothing of the user, not even from bfcache [SES-14]', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(WITH_BACK_FORWARD_CACHE)
  try {
    const page = await browser.newPage({ baseURL, locale: 'fi-FI' })
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
  } finally {
    await browser.close()
  }
})
