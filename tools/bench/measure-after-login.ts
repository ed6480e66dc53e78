/** Time from the login click to the next page with its data, on the slow machine and network. */
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { onFreshPage, type Session } from './fresh-page.ts'
import { installProbe } from './measure-load.ts'

export type AfterLogin = {
  /** From the click to the first frame with data, ms. */
  readyMs: number
  /** The part of readyMs after the last API reply before it. */
  beyondApiMs: number
}

/**
 * Opens the login page, types, waits until the network is idle, and clicks.
 * @param path the page after the login; undefined for home
 * @param ready selector of a visible element of the page with its data
 */
export function measureAfterLogin({
  origin,
  path,
  ready,
  username,
}: {
  origin: string
  path: string | undefined
  ready: string
  username: string
}): Promise<AfterLogin> {
  const session: Session = path === undefined ? {} : { 'portal.saved-location': JSON.stringify({ href: path }) }
  return onFreshPage({ session, isSlow: true }, async (page) => {
    await page.addInitScript(installProbe, ready)
    await page.goto(`${origin}/login`)
    await page.waitForFunction(() => performance.getEntriesByName('portal-interactive').length > 0)
    await page.locator('input[name=username]').pressSequentially(username, { delay: 80 })
    await page.locator('input[name=password]').pressSequentially(PASSWORD, { delay: 80 })
    await page.waitForLoadState('networkidle')
    const started = await page.evaluate(() => {
      const now = performance.now()
      document.querySelector<HTMLButtonElement>('form [type=submit]')?.click()
      return now
    })
    await page.waitForFunction(() => Number(window.benchProbe?.ready) > 0, undefined, { timeout: 60_000 })
    return page.evaluate((clicked) => {
      const seen = Number(window.benchProbe?.ready)
      const replies = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(api|content)\//.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .filter((end) => end > clicked && end <= seen)
      return { readyMs: seen - clicked, beyondApiMs: seen - Math.max(clicked, ...replies) }
    }, started)
  })
}
