// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordedVisits } from '@/session/history'
import { expectRouteError } from '../../../../tests/support/expected-console'
import { settle } from '../../../../tests/support/mount-in-test'
import { button, field, heading, onPage, payBy } from '../../../../tests/support/order-pages'
import {
  api,
  fill,
  goTo,
  lost,
  notices,
  onTheWay,
  openPortal,
  refused,
  saved,
  sentBody,
  sentTo,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()

const AGAIN = '/api/voucher-order-payments'
const posted = () => sentTo('POST', AGAIN)
const payments = () =>
  api.database.withDb((db) => db.payments.all('c-1').filter(({ orderId }) => orderId === 'o-5012').length)

test('an order is paid again by another bank; the warning stands when it is asked for [PAY-07] [PAY-22] [PAY-23]', async () => {
  const { user, router } = await openPortal('/voucher-order-payment/pay-7512/1', 'aino.virtanen')
  expect(onPage()).toContain('Maksu peruttiin, eikä sinulta veloitettu mitään.')
  expect(onPage()).toContain('20 × 20,00 €')
  await payBy(user, 'Nordea')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(await sentBody(posted()[0])).toEqual({
    paymentId: 'pay-7512',
    payment: { method: 'Online', methodCode: 'FI01' },
  })
  const { successUrl } = await sentBody<{ successUrl: string }>(sentTo('POST', '/api/payments')[0])
  expect(new URL(successUrl).pathname).toMatch(/^\/order-payment-status\/pay-/)
})

test('the warning stands with any further URL segment only [PAY-22]', async () => {
  await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  expect(onPage()).not.toContain(m.vouchers_payment_canceled())
  await goTo('/voucher-order-payment/pay-7512/joo')
  await waitFor(() => expect(onPage()).toContain(m.vouchers_payment_canceled()))
})

test('by invoice it goes straight to the status, with the fees of the invoice [PAY-05] [PAY-07]', async () => {
  const { user } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: 'Tulostettava lasku' }))
  await user.click(button(/^Tilaa lasku \(418,70/))
  await heading(m.orders_invoice_title())
  await user.click(button(m.vouchers_save_invoice()))
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.pdf$/)]))
})

test('a payment link is not sent to an address whose domain takes no mail [PAY-15] [VAL-02]', async () => {
  const { user } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: 'Lähetä maksulinkki' }))
  await fill(user, field(m.orders_link_email()), 'kirjanpito@nowhere.example')
  await user.click(button(/^Lähetä linkki \(/))
  await waitFor(() => expect(onPage()).toContain(m.error_invalid_email_domain()))
  expect(sentTo('POST', '/api/email/validate')).toHaveLength(1)
  expect(posted()).toEqual([])
  await fill(user, field(m.orders_link_email()), 'kirjanpito@kirjapaja.example')
  await user.click(button(/^Lähetä linkki \(/))
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(await sentBody(posted()[0])).toEqual({
    paymentId: 'pay-7512',
    payment: { method: 'LinkToOtherPerson', emailAddress: 'kirjanpito@kirjapaja.example' },
  })
})

test('an order that is paid or being paid shows its status instead of a payment form [PAY-20]', async () => {
  const { router } = await openPortal('/voucher-order-payment/pay-7516', 'aino.virtanen')
  expect(router.state.location.pathname).toBe('/order-payment-status/pay-7516')
  await heading(m.orders_paid_title())
})

test('after a lost reply the payment is looked up in the one that it replaces, and nothing is resent [PAY-12]', async () => {
  onTheWay[`POST ${AGAIN}`] = lost
  const { user, router } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  await payBy(user, 'Nordea')
  await screen.findByText(m.orders_unknown_payment_made_title())
  expect(posted()).toHaveLength(1)
  expect(await payments()).toBe(2)
  // The payment was created but never started, so the user pays next instead of waiting for a status.
  expect(onPage()).not.toMatch(/\btila\b/)
  await user.click(screen.getByRole('link', { name: m.payments_back() }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/voucher-order-payment\/pay-(?!7512)/))
  await heading(m.vouchers_pay())
})

test('a payment that never arrived can be made again, with its key [PAY-12]', async () => {
  onTheWay[`POST ${AGAIN}`] = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  await payBy(user, 'Nordea')
  await screen.findByText(/Voit maksaa uudelleen/)
  delete onTheWay[`POST ${AGAIN}`]
  await user.click(button(m.payments_back()))
  await payBy(user, 'Nordea')
  await waitFor(() => expect(sentTo('POST', '/api/payments')).toHaveLength(1))
  const keys = posted().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
  expect(await payments()).toBe(2)
})

const answerStatus = (status: string) => () =>
  Promise.resolve(Response.json({ status, paymentMethod: 'Online', orderType: 'voucher', amountInCents: 100 }))

test('a lost payment is not denied by a backend that does not name the newest payment of an order [PAY-12] [CTR-07]', async () => {
  onTheWay[`POST ${AGAIN}`] = lost
  const { user } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  onTheWay['GET /api/payments/pay-7512/status'] = answerStatus('Created')
  await payBy(user, 'Nordea')
  await screen.findByText(m.orders_unknown_payment_nothing())
  expect(onPage()).not.toContain('eikä uutta maksua')
  expect(onPage()).toContain('uusin maksu korvaa aiemmat')
})

test('after a lost reply, an order that was paid meanwhile leads to its status, and is not said to be unpaid [PAY-12] [PAY-20]', async () => {
  onTheWay[`POST ${AGAIN}`] = lost
  const { user } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  onTheWay['GET /api/payments/pay-7512/status'] = answerStatus('Paid')
  await payBy(user, 'Nordea')
  await screen.findByText(m.orders_unknown_payment_undecided())
  expect(screen.getByRole('link', { name: m.orders_unknown_payment_show() })).toBeTruthy()
})

test('if the outcome is unknown, the page links to the payment’s status first [PAY-12]', async () => {
  onTheWay[`POST ${AGAIN}`] = lost
  const { user } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  onTheWay['GET /api/payments/pay-7512/status'] = refused(500, 'internal_error')
  await payBy(user, 'Nordea')
  await screen.findByText(/ennen kuin maksat uudelleen/)
  expect(screen.getByRole('link', { name: m.orders_unknown_payment_show() })).toBeTruthy()
})

test('an order paid meanwhile opens its status [PAY-20]', async () => {
  const { user, router } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  onTheWay[`POST ${AGAIN}`] = refused(409, 'payment_already_paid')
  onTheWay['GET /api/payments/pay-7512/status'] = answerStatus('Paid')
  await payBy(user, 'Nordea')
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-payment-status/pay-7512'))
})

test('an order that is being paid in another tab says so [PAY-12] [PAY-20]', async () => {
  const { user } = await openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen')
  onTheWay[`POST ${AGAIN}`] = refused(409, 'payment_already_paid')
  await payBy(user, 'Nordea')
  expect(await screen.findByText(m.payments_settled_text())).toBeTruthy()
})

test('a failed payment links to paying again; an expired one to ordering again [PAY-06] [PAY-23]', async () => {
  await openPortal('/voucher-order/recreational/status/pay-7513', 'aino.virtanen')
  await heading(m.vouchers_payment_error())
  expect(screen.getByRole('link', { name: m.payments_back() }).getAttribute('href')).toBe(
    '/voucher-order-payment/pay-7513/1',
  )
})

test('an order whose time to pay has ended can be ordered again [PAY-23]', async () => {
  await openPortal('/order-payment-status/pay-7510', 'aino.virtanen')
  await heading(m.vouchers_payment_expired())
  expect((await screen.findByRole('link', { name: m.vouchers_reorder() })).getAttribute('href')).toBe(
    '/voucher-reorder/lunch/o-5010',
  )
})

test('a payment of another company is an error page [PAY-08]', async () => {
  expectRouteError(/ApiError: readPaymentStatus/)
  onTheWay['GET /api/payments/pay-7513/status'] = refused(403, 'access_denied')
  await openPortal('/order-payment-status/pay-7513', 'aino.virtanen')
  await screen.findByText(m.payments_unauthorised_title())
  expect(screen.queryByText(/\d,\d\d/)).toBeNull()
})

test('the page with the warning does not offer to check itself after a lost reply [PAY-12] [PAY-22]', async () => {
  onTheWay[`POST ${AGAIN}`] = lost
  const { user, router } = await openPortal('/voucher-order-payment/pay-7512/1', 'aino.virtanen')
  await payBy(user, 'Nordea')
  await screen.findByText(m.orders_unknown_payment_made_title())
  await act(() => router.navigate({ href: '/voucher-order-payment/pay-7512' }))
  // The shell looks at the opened page when it is complete.
  await waitFor(() => expect(recordedVisits().at(-1)).toBe('/voucher-order-payment/pay-7512'))
  await settle()
  await screen.findByText(m.orders_unknown_payment_made_title())
  expect(notices()).toBe('')
  await act(() => router.navigate({ to: '/help' }))
  await waitFor(() => expect(notices()).not.toBe(''))
})
