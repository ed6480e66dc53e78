// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allowConsole } from '../../tests/support/expected-console'
import { beginAnew, onTheWay, openPortal, plain, refused, sent, usePortal } from '../../tests/support/portal-test-bed'

usePortal()

/** Pages of one payment or order. Reads with its id in the path are about it; other reads only add to the page. */
const PAGES: [path: string, persona: string][] = [
  ['/voucher-order-payment/pay-7512/1', 'aino.virtanen'],
  ['/order-payment-status/pay-7512', 'aino.virtanen'],
  ['/voucher-order/lunch/status/pay-7516', 'aino.virtanen'],
  ['/voucher-reorder/recreational/o-5012', 'aino.virtanen'],
  ['/order-details/o-5012', 'aino.virtanen'],
  ['/card-order-payment/pay-7-7901/1', 'vaino.koskela'],
  ['/order/status/pay-7-7901', 'vaino.koskela'],
  ['/load-account/status/pay-7003', 'aino.virtanen'],
]
const BLAMING = () => [
  m.payments_missing_title(),
  m.payments_unauthorised_title(),
  m.payments_unreadable_title(),
  m.error_screen_missing_title(),
  m.error_screen_forbidden_title(),
]
/** Refusals that only the status distinguishes, because all have the same code. */
const REFUSALS: [[number, 'access_denied'], ...[number, 'access_denied'][]] = [
  [403, 'access_denied'],
  [404, 'access_denied'],
]

/** Waits until no skeleton is left. */
const settled = () =>
  waitFor(() => expect(document.querySelector('main [aria-busy="true"], main [data-slot="skeleton"]')).toBeNull())

for (const [path, persona] of PAGES) {
  test(`${path} does not blame the payment or order when another read fails [PAY-08] [NAV-10]`, async () => {
    allowConsole(/^ApiError: |Error in route match/)
    await openPortal(path, persona)
    await settled()
    const helpers = new Set(
      sent
        .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
        .filter((call) => /^GET (?!.*\/(pay-|o-)\w)/.test(call)),
    )
    expect(helpers.size).toBeGreaterThan(0)
    for (const [index, helper] of [...helpers].entries()) {
      await beginAnew()
      onTheWay[helper] = refused(...(REFUSALS[index % REFUSALS.length] ?? REFUSALS[0]))
      await openPortal(path, persona)
      await settled()
      const text = plain(screen.getByRole('main'))
      expect({ helper, blaming: BLAMING().filter((title) => text.includes(title)) }).toEqual({ helper, blaming: [] })
    }
  })
}

test('a refusal of the payment or order itself says so [PAY-08]', async () => {
  allowConsole(/^ApiError: |Error in route match/)
  for (const [call, path, title] of [
    ['GET /api/payments/pay-7512/status', '/voucher-order-payment/pay-7512/1', m.payments_missing_title()],
    ['GET /api/voucher-orders/o-5012', '/order-details/o-5012', m.error_screen_missing_title()],
  ] as const) {
    await beginAnew()
    onTheWay[call] = refused(404, 'access_denied')
    await openPortal(path, 'aino.virtanen')
    expect(await screen.findByText(title)).toBeTruthy()
  }
})
