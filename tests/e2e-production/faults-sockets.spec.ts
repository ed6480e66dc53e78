import { contractData } from '../../generated/contract-data'
import { callsOf, expectAWayOn, settled } from '../e2e/screens'
import { pathOf, SCREENS } from '../screens'
import { type Break, expect, openSession, test } from './socket-test'

/**
 * `npm run faults` breaks every call of every screen in every way; the gate breaks one call of one screen, because
 * tests/faults lets all calls fail without a browser.
 */
const IS_FULL = process.env.PORTAL_FAULTS === 'all'

// Errors caught by an error boundary, and the browser's message about a lost reply. One pattern, because Playwright would
// take a second list element for options.
test.use({ allowErrors: [/^console: (ApiError|RangeError|TypeError): |net::ERR_/] })

/** `once` breaks one reply, after which the browser resends the request; the others break every reply. */
const LOSSES: { kind: Break; once?: boolean }[] = [
  { kind: 'reset' },
  { kind: 'after-head' },
  { kind: 'half-body' },
  { kind: 'reset', once: true },
]

for (const [index, [path, persona]] of SCREENS.entries()) {
  if (!IS_FULL && index !== 5) continue
  test(`${path} of ${persona} keeps a heading and a link or button whichever connection breaks`, async ({
    page,
    network,
  }) => {
    await openSession(page, persona)
    // The first visit of home in a session makes a call that no later one makes (HOM-01).
    if (path === '/') await callsOf(page, path)
    const calls = await callsOf(page, path)
    expect(calls.length).toBeGreaterThan(0)
    const cases = IS_FULL
      ? calls.flatMap((call) => LOSSES.map((loss) => ({ call, ...loss })))
      : calls.slice(-1).flatMap((call) => LOSSES.map((loss) => ({ call, ...loss })))
    // The time limit of one test, for each case.
    test.setTimeout(120_000 * cases.length)
    for (const { call, kind, once = false } of cases) {
      await test.step(`${call}: ${kind}${once ? ', once' : ''}`, async () => {
        const planned = { method: contractData[call].method, path: pathOf(call) }
        const before = network.seen(planned.method, planned.path).length
        network.plan({ ...planned, kind, isActed: true, times: once ? 1 : Number.POSITIVE_INFINITY })
        await page.goto(path)
        await settled(page)
        // A screen sends some calls only after its first render.
        await expect.poll(() => network.seen(planned.method, planned.path).length).toBeGreaterThan(before)
        await expectAWayOn(page)
        network.heal()
        const arrived = () => network.seen(planned.method, planned.path).slice(before)
        expect(arrived()[0]?.broken).toBe(kind)
        // The browser resends the request without telling the portal, so the screen looks as usual.
        if (once && arrived()[0]?.isReused) await expect.poll(() => arrived().length).toBeGreaterThan(1)
      })
    }
  })
}
