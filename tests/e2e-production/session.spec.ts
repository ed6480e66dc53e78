import { m } from '../../generated/messages/messages.js'
import { goTo } from '../e2e/screens'
import { expect, test } from './production-test'

const LINK = '/login?impersonation=11111111-1111-4111-8111-111111111111'
const YEAR = 365 * 24 * 3_600_000

// Other clocks, also those that are behind, are tested without a browser (src/session/impersonation.test.tsx).
test('an admin’s link opens a session of one hour on a machine whose clock is a year ahead [SES-19] [SES-20]', async ({
  page,
}) => {
  await page.addInitScript((offset) => {
    const RealDate = Date
    class SkewedDate extends RealDate {
      constructor(...given: unknown[]) {
        // The arguments are those of Date, which TypeScript cannot spread.
        super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]))
      }
      static override now = () => RealDate.now() + offset
    }
    Object.assign(globalThis, { Date: SkewedDate })
  }, YEAR)
  await page.goto(LINK)
  const label = page.getByRole('region', { name: m.impersonation_label() })
  await expect(label).toContainText('Toimit käyttäjänä Outi Heinonen')
  await expect(label).toContainText(/Aikaa jäljellä (5\d:\d\d|60:00)/)
  // The help page loads twice as fast as home.
  await goTo(page, '/help')
  await page.reload()
  await expect(label).toContainText(/Aikaa jäljellä 5\d:\d\d/)
})
