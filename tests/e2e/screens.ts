import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { OperationName } from '../../generated/registry'
import { operationOf } from '../screens'

/** Scrolls each chart into view for a moment, because charts load only then (CHA-01). */
const seeCharts = (page: Page) =>
  page.evaluate(async () => {
    for (const place of document.querySelectorAll('[data-slot="chart-place"]:has([data-slot="skeleton"])')) {
      place.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      // IntersectionObserver reports after the first frame and before the second.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
  })

/** How many queries of the page are in flight. */
export const fetchingIn = (page: Page) =>
  page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { options: { context: { queryClient: { isFetching: () => number } } } }
    }
    return router.options.context.queryClient.isFetching()
  })

/** Only a failing wait takes this long (ms), however busy the machine is. */
const PATIENCE = 120_000

/** Waits until the screen has its heading and nothing is loading. */
export const settled = async (page: Page) => {
  await page.locator('h1').first().waitFor({ timeout: PATIENCE })
  await expect(async () => {
    await seeCharts(page)
    await expect(page.locator('main [aria-busy="true"], main [data-slot="skeleton"]')).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: PATIENCE })
  await page.evaluate(() => window.scrollTo({ left: 0, top: 0, behavior: 'instant' }))
}

/** Navigates inside the portal as its links do, which is much faster than loading a page. */
export const goTo = (page: Page, address: string) =>
  page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { history: { push: (href: string) => void }; state: { status: string; isLoading: boolean } }
    }
    router.history.push(href)
    do await new Promise((done) => setTimeout(done, 20))
    while (router.state.status !== 'idle' || router.state.isLoading)
  }, address)

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator) {
  // Found once: looking it up by role after each press would take longer than the press.
  const element = await target.elementHandle()
  const isFocused = () => element?.evaluate((it) => it === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await target.page().keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** The rows of the table of a page, without its headings. */
export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** Expects a link or button, so that the user is not stuck. */
export const expectAWayOn = (page: Page) =>
  expect(page.locator('main, dialog').locator('a:visible, button:visible').first()).toBeVisible()

/** The operations that a screen calls without user input. */
export async function callsOf(page: Page, address: string): Promise<OperationName[]> {
  const found = new Set<OperationName>()
  const note = (request: Request) => {
    // The page itself may have the path of a call, such as /order/status/{paymentId}.
    if (request.isNavigationRequest()) return
    const name = operationOf(request.method(), new URL(request.url()).pathname)
    if (name !== undefined) found.add(name)
  }
  page.on('request', note)
  await page.goto(address)
  await settled(page)
  page.off('request', note)
  return [...found]
}
