import { test as base, expect, type LaunchOptions, type Page, type Request } from '@playwright/test'
import axe from 'axe-core'
import { PASSWORD } from '../../mocks/control/scenarios'
import { findChromium } from '../../tools/gate/programs'
import { watchLeaks } from './leaks'

export { expect, PASSWORD }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Allowed console messages: the browser's message about an error status that a test causes, and about the fake API's
 * worker when a page is left while the browser checks the worker for updates.
 */
const EXPECTED = [/^console: Failed to load resource: /, /Failed to update a ServiceWorker/]

const chromium = findChromium()

/** Turns the back-forward cache on, as for real users. */
export const WITH_BACK_FORWARD_CACHE: LaunchOptions = {
  ...(chromium === undefined ? { channel: 'chromium' } : { executablePath: chromium }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

/**
 * A page whose console errors, unhandled rejections and policy violations fail the test, unless it lists them in
 * `allowErrors`. A secret of the seed in a URL, in web storage, in the console or sent to another origin fails it too.
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

/** The user, and faults (`listBenefits:500:internal_error`) and other settings of the fake API. */
export type Opening = { as?: string; faults?: readonly string[]; settings?: readonly string[] }

/** Opens a page as a user, without the login page. */
export async function openAs(
  page: Page,
  path: string,
  { as = 'aino.virtanen', faults = [], settings = [] }: Opening = {},
) {
  const query = [`mock-persona=${as}`, ...faults.map((fault) => `mock-fault=${fault}`), ...settings]
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`)
}

/** Records what `pick` returns for each later request of the page, in order; undefined is skipped. */
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

/** Logs in through the login page, in the language of its URL, and waits for the next page. */
export async function logInAs(page: Page, username: string, path: '/login' | '/en/login' = '/login') {
  await page.goto(path)
  const isEnglish = path.startsWith('/en')
  await page.getByLabel(isEnglish ? 'Username' : 'Käyttäjätunnus', { exact: true }).fill(username)
  await page.getByLabel(isEnglish ? 'Password' : 'Salasana', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: isEnglish ? 'Log in' : 'Kirjaudu sisään', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Waits until no animation or transition runs, so that positions and colours are final. */
export const expectStill = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    // The end of one colour transition may start another one in elements that inherit the colour.
    for (let left = moving(); left.length > 0; left = moving()) {
      await Promise.allSettled(left.map((animation) => animation.finished))
    }
  })

/** A picture for the contact sheet (tools/docs), named after the test and numbered. */
async function takeState(page: Page, folder: string) {
  const { title, annotations } = test.info()
  const place = annotations.push({ type: 'picture' })
  await page.screenshot({ path: `${folder}/${title.slice(0, 100).replaceAll(/\W+/g, '-')}-${place}.png` })
}

/**
 * Expects no axe violation, of any rule or impact, in the page or in one layer of it. axe runs inside the page, which has
 * no frames, and returns violations only, because collecting passed rules would double the time.
 * @param layer a selector that limits the check
 */
export async function expectAccessible(page: Page, layer?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // A moving layer does not cover the page yet, and fading text has too little contrast.
  await expectStill(page)
  const found = await page.evaluate(async (within) => {
    for (;;) {
      let isChanged = false
      const changes = new MutationObserver(() => {
        isChanged = true
      })
      changes.observe(document, { subtree: true, childList: true, attributes: true })
      // oxlint-disable-next-line no-await-in-loop -- sequential: the page is judged again if it changed meanwhile
      const { violations } = await window.axe.run(within ?? document, { resultTypes: ['violations'] })
      changes.disconnect()
      // axe reads the page in steps, so a change in between makes violations that no state of the page has.
      if (violations.length === 0 || !isChanged)
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    }
  }, layer)
  expect(found).toEqual([])
  if (process.env.PORTAL_SHEET) await takeState(page, process.env.PORTAL_SHEET)
}
