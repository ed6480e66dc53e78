import type { Page, Request } from '@playwright/test'
import { contractData } from '../../generated/contract-data'
import { expect, test } from './portal-test'

/** `npm run faults` runs every screen × every call it makes × every way to fail; the gate a sample of two calls each. */
const IS_FULL = process.env.PORTAL_FAULTS === 'all'

// What an error place caught: the fault itself, or what could not be done with a reply of another shape.
test.use({ allowErrors: [/^console: (ApiError|RangeError|TypeError): /] })

const KINDS = [
  '500:internal_error',
  'html',
  'malformed',
  'wrong-shape',
  'offline',
  ...(IS_FULL ? ['500:internal_error:retry', '401:unauthorized', '403:access_denied', 'drop'] : []),
]

const SCREENS: [path: string, persona: string][] = [
  ['/', 'aino.virtanen'],
  ['/', 'niko.rautio'],
  ['/help', 'aino.virtanen'],
  ['/profile', 'aino.virtanen'],
  ['/beneficiaries', 'aino.virtanen'],
  ['/beneficiaries/import', 'aino.virtanen'],
  ['/manage-benefits', 'aino.virtanen'],
  ['/manage-benefits/lunch', 'aino.virtanen'],
  ['/load-account', 'aino.virtanen'],
  ['/load-account/requested-loads', 'kerttu.makela'],
  ['/load-benefit', 'aino.virtanen'],
  ['/reports', 'aino.virtanen'],
  ['/reports?tab=topups', 'aino.virtanen'],
  ['/reports?tab=balance-corrections', 'aino.virtanen'],
  ['/load-account/status/pay-7003', 'aino.virtanen'],
  ['/download-reports', 'aino.virtanen'],
]

/** Logging in is not what the screens are asked about. */
const NOT_OF_SCREENS = new Set(['login', 'refreshSession'])

/** The operation of a call, by its method and path. */
function operationOf(method: string, path: string): string | undefined {
  const matches = Object.entries(contractData).filter(
    ([, operation]) =>
      operation.method === method && new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  // A fixed path before one with parameters.
  return matches.toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length)[0]?.[0]
}

const settled = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"], main [data-slot="skeleton"]')).toHaveCount(0, { timeout: 20_000 })
}

/** The calls that a screen makes by itself. */
async function callsOf(page: Page, path: string, query: string): Promise<string[]> {
  const found = new Set<string>()
  const note = (request: Request) => {
    const name = operationOf(request.method(), new URL(request.url()).pathname)
    if (name !== undefined && !NOT_OF_SCREENS.has(name)) found.add(name)
  }
  page.on('request', note)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query}`)
  await settled(page)
  page.off('request', note)
  return [...found]
}

for (const [index, [path, persona]] of SCREENS.entries()) {
  test(`${path} of ${persona} keeps a heading and a way on whatever fails`, async ({ page }) => {
    if (IS_FULL) test.setTimeout(900_000)
    const query = `mock-persona=${persona}`
    const calls = await callsOf(page, path, query)
    expect(calls.length).toBeGreaterThan(0)
    const cases = IS_FULL
      ? calls.flatMap((call) => KINDS.map((kind) => `${call}:${kind}`))
      : calls.slice(-2).map((call, at) => `${call}:${KINDS[(index + at) % KINDS.length]}`)
    for (const fault of cases) {
      await test.step(fault, async () => {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}mock-reset&${query}&mock-fault=${fault}`)
        await settled(page)
        await expect(page.locator('main, dialog').locator('a:visible, button:visible').first()).toBeVisible()
      })
    }
  })
}
