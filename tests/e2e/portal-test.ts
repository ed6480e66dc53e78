import { test as base, expect, type LaunchOptions, type Page, type Request } from '@playwright/test'
import axe from 'axe-core'
import { PASSWORD } from '../../mocks/control/scenarios'
import { findChromium } from '../../tools/find-chromium'
import { watchLeaks } from './leaks'

export { expect, PASSWORD }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What a page may print: the browser's own word on answers that a test asks for, and on the fake API's worker when a page
 * is left while the worker is being looked up anew.
 */
const EXPECTED = [/^console: Failed to load resource: /, /Failed to update a ServiceWorker/]

const chromium = findChromium()

/** A browser in which pages come back from the back-forward cache, as they do for people. */
export const WITH_BACK_FORWARD_CACHE: LaunchOptions = {
  ...(chromium === undefined ? { channel: 'chromium' } : { executablePath: chromium }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

/**
 * A page whose console errors, unhandled rejections and policy violations fail the test (one that provokes them says so
 * with `allowErrors`), as does a secret of the seed in an address, in web storage, in the console or on its way to
 * another origin.
 */
export const test = base.extend<{ allowErrors: RegExp[]; watchErrors: undefined }>({
  allowErrors: [[], { option: true }],
  watchErrors: [
    async ({ context, baseURL, allowErrors }, use) => {
      const leaks = watchLeaks(context, new URL(baseURL ?? '').origin)
      const found: string[] = []
      const note = (text: string) => {
        if (![...EXPECTED, ...allowErrors].some((pattern) => pattern.test(text))) found.push(text)
      }
      const watch = (page: Page) => {
        page.on('pageerror', (error) => note(`unhandled: ${String(error)}`))
        page.on('console', (message) => {
          if (message.type() === 'error') note(`console: ${message.text()}`)
        })
      }
      context.on('page', watch)
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await use(undefined)
      expect([...found, ...(await leaks())]).toEqual([])
    },
    { auto: true },
  ],
})

/** Who is logged in, and what the fake API is told: faults (`listBenefits:500:internal_error`), other settings. */
export type Opening = { as?: string; faults?: readonly string[]; settings?: readonly string[] }

/** Opens a page as somebody, without the login page. */
export async function openAs(
  page: Page,
  path: string,
  { as = 'aino.virtanen', faults = [], settings = [] }: Opening = {},
) {
  const query = [`mock-persona=${as}`, ...faults.map((fault) => `mock-fault=${fault}`), ...settings]
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`)
}

/** What `pick` finds in each request of a page from now on, in their order; undefined is nothing. */
export function watchRequests<Found>(
  page: Page,
  pick: (call: { method: string; path: string; request: Request }) => Found | undefined,
): Found[] {
  const found: Found[] = []
  page.on('request', (request) => {
    const picked = pick({ method: request.method(), path: new URL(request.url()).pathname, request })
    if (picked !== undefined) found.push(picked)
  })
  return found
}

/** Logs in through the login page, in the language of its address, and waits for the page after it. */
export async function logInAs(page: Page, username: string, path: '/login' | '/en/login' = '/login') {
  await page.goto(path)
  const isEnglish = path.startsWith('/en')
  await page.getByLabel(isEnglish ? 'Username' : 'Käyttäjätunnus', { exact: true }).fill(username)
  await page.getByLabel(isEnglish ? 'Password' : 'Salasana', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: isEnglish ? 'Log in' : 'Kirjaudu sisään', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Waits until no animation or transition runs, so that places and colours are final. */
export const expectStill = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    // The end of one transition may start another, of an element that inherits the colour.
    for (let left = moving(); left.length > 0; left = moving()) {
      await Promise.allSettled(left.map((animation) => animation.finished))
    }
  })

/**
 * axe, all rules and impacts, on the page as it is or on one layer of it: no violation. It runs in the page itself, which
 * has no frames, and tells of violations only: to gather and send what passed takes as long again.
 * @param layer a selector, when the rest of the page is not asked about
 */
export async function expectAccessible(page: Page, layer?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // A layer that is still sliding in does not cover the page yet, and half faded text has no contrast.
  await expectStill(page)
  const found = await page.evaluate(async (within) => {
    const { violations } = await window.axe.run(within ?? document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, layer)
  expect(found).toEqual([])
}
