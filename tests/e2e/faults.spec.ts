import { SCREENS } from '../screens'
import { expect, test } from './portal-test'
import { callsOf, expectAWayOn, settled } from './screens'

/**
 * `npm run faults` lets every call of every screen fail in every way. The gate runs two calls of one screen, because
 * tests/faults/screens.test.tsx plays all of them without a browser.
 */
const IS_FULL = process.env.PORTAL_FAULTS === 'all'

const IN_GATE = '/reports?tab=balance-corrections'

// Errors caught by an error boundary: the fault itself, or an exception on a reply of another shape.
test.use({ allowErrors: [/^console: (ApiError|RangeError|TypeError): /] })

const KINDS = [
  '500:internal_error',
  'malformed',
  ...(IS_FULL
    ? ['html', 'wrong-shape', 'offline', '500:internal_error:retry', '401:unauthorized', '403:access_denied', 'drop']
    : []),
]

for (const [path, persona] of SCREENS) {
  if (!IS_FULL && path !== IN_GATE) continue
  test(`${path} of ${persona} keeps a heading and a link or button whatever fails`, async ({ page }) => {
    const query = `mock-persona=${persona}`
    const address = `${path}${path.includes('?') ? '&' : '?'}`
    const calls = await callsOf(page, `${address}${query}`)
    expect(calls.length).toBeGreaterThan(0)
    const cases = IS_FULL
      ? calls.flatMap((call) => KINDS.map((kind) => `${call}:${kind}`))
      : KINDS.map((kind, at) => `${calls.at(at % calls.length)}:${kind}`)
    // The time limit of one test, for each case.
    test.setTimeout(120_000 * cases.length)
    for (const fault of cases) {
      await test.step(fault, async () => {
        await page.goto(`${address}mock-reset&${query}&mock-fault=${fault}`)
        await settled(page)
        await expectAWayOn(page)
      })
    }
  })
}
