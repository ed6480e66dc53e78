/** Time from the login click to the next page with its data, on the slow machine and network. */
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { NAMED_FUNCTIONS, slowPage } from './measure-load.ts'

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
  return slowPage(async (page) => {
    await page.addInitScript(NAMED_FUNCTIONS)
    if (path !== undefined) {
      await page.addInitScript((href) => {
        sessionStorage.setItem('portal.saved-location', JSON.stringify({ href }))
      }, path)
    }
    await page.goto(`${origin}/login`)
    await page.waitForFunction(() => performance.getEntriesByName('portal-interactive').length > 0)
    await page.locator('input[name=username]').pressSequentially(username, { delay: 80 })
    await page.locator('input[name=password]').pressSequentially(PASSWORD, { delay: 80 })
    await page.waitForLoadState('networkidle')
    return page.evaluate(
      (selector) =>
        new Promise<AfterLogin>((done, fail) => {
          const started = performance.now()
          document.querySelector<HTMLButtonElement>('form [type=submit]')?.click()
          const look = () => {
            for (const element of document.querySelectorAll(selector)) {
              const { width, height } = element.getBoundingClientRect()
              if (width === 0 || height === 0) continue
              const now = performance.now()
              const answered = performance
                .getEntriesByType('resource')
                .filter((entry) => /\/(api|content)\//.test(entry.name))
                .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
                .filter((end) => end > started && end <= now)
              done({ readyMs: now - started, beyondApiMs: now - Math.max(started, ...answered) })
              return
            }
            if (performance.now() - started > 60_000) fail(new Error(`${selector} does not appear`))
            else requestAnimationFrame(look)
          }
          look()
        }),
      ready,
    )
  })
}
