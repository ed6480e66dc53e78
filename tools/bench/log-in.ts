import type { Page } from '@playwright/test'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { onPage, type Session } from './fresh-page.ts'

/** Logs in when the login page is idle. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('portal-interactive').length > 0)
  await page.locator('input[name=username]').pressSequentially(username, { delay: 80 })
  await page.locator('input[name=password]').pressSequentially(PASSWORD, { delay: 80 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    performance.mark('bench-acted')
    document.querySelector<HTMLButtonElement>('form [type=submit]')?.click()
  })
}

/** The session of a user as the portal stores it. */
export const sessionOf = (origin: string, username: string): Promise<Session> =>
  onPage(
    { url: `${origin}/login`, ready: 'nav a[href="/beneficiaries"]', act: (page) => logIn(page, username) },
    (page) => page.evaluate(() => ({ 'portal.session': sessionStorage.getItem('portal.session') ?? '' })),
  )
