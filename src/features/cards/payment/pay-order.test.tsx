// @vitest-environment jsdom

import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, heading, onPage, payBy } from '../../../../tests/support/order-pages'
import {
  answerAll,
  api,
  ignoreKeys,
  letRepliesDepart,
  lost,
  neverSent,
  onTheWay,
  openPortal,
  refused,
  saved,
  sentTo,
  sentTwice,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()

const AGAIN = '/api/card-order-payments'
const PATH = '/card-order-payment/pay-7-7901'
const posted = () => sentTo('POST', AGAIN)
const ordersPayments = () =>
  api.database.withDb((db) => db.payments.all('c-7').filter(({ orderType }) => orderType === 'digital'))
const payments = async () => (await ordersPayments()).length

test('two presses at once pay a card order again once [PAY-07] [PAY-12]', async () => {
  const { user, router } = await openPortal(`${PATH}/1`, 'vaino.koskela')
  expect(onPage()).toContain(m.payments_again_aborted())
  const before = await payments()
  await payBy(user, 'Nordea', 'dblClick')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(posted()).toHaveLength(1)
  expect(await payments()).toBe(before + 1)
})

test('a lost reply is looked up in the payment that the new one replaces, and nothing is sent again [CRD-09] [PAY-12]', async () => {
  onTheWay[`POST ${AGAIN}`] = lost
  const { user, router } = await openPortal(PATH, 'vaino.koskela')
  const before = await payments()
  await payBy(user, 'Nordea')
  await screen.findByText(m.orders_unknown_payment_made_title())
  // It was made and never started, so it is paid next.
  await user.click(screen.getByRole('link', { name: m.payments_back() }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/card-order-payment\/pay-(?!7-7901)/))
  expect(posted()).toHaveLength(1)
  expect(await payments()).toBe(before + 1)
})

test('of a payment sent twice one stays payable, and the user goes on with it [PAY-12] [PAY-20]', async () => {
  await ignoreKeys()
  onTheWay[`POST ${AGAIN}`] = sentTwice
  const { user, router } = await openPortal(PATH, 'vaino.koskela')
  const before = new Set((await ordersPayments()).map(({ id }) => id))
  await payBy(user, 'Nordea')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  const made = (await ordersPayments()).filter(({ id }) => !before.has(id))
  const payable = made.filter(({ outcome }) => outcome?.status !== 'Canceled')
  expect([made.length, ...payable.map(({ id }) => id)]).toEqual([2, router.state.location.search.payment])
})

test('a payment that never arrived is the same payment at the next press [CRD-09] [PAY-12]', async () => {
  onTheWay[`POST ${AGAIN}`] = neverSent
  const { user, router } = await openPortal(PATH, 'vaino.koskela')
  const before = await payments()
  await payBy(user, 'Nordea')
  await screen.findByText(m.orders_unknown_payment_title())
  delete onTheWay[`POST ${AGAIN}`]
  await user.click(await screen.findByRole('button', { name: m.payments_back() }))
  await payBy(user, 'Nordea')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  const keys = posted().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await payments()).toBe(before + 1)
})

test('a card order that was paid meanwhile opens its status [PAY-20]', async () => {
  const { user, router } = await openPortal(PATH, 'vaino.koskela')
  onTheWay[`POST ${AGAIN}`] = refused(409, 'payment_already_paid')
  onTheWay['GET /api/payments/pay-7-7901/status'] = () =>
    Promise.resolve(
      Response.json({ status: 'Paid', paymentMethod: 'Online', orderType: 'digital', amountInCents: 100 }),
    )
  await payBy(user, 'Nordea')
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/status/pay-7-7901'))
  await heading(m.orders_paid_title())
})

test('a card order paid by another payment says so instead of reporting a cancelled payment [PAY-12] [PAY-20]', async () => {
  const { user } = await openPortal(PATH, 'vaino.koskela')
  onTheWay[`POST ${AGAIN}`] = refused(409, 'payment_already_paid')
  await payBy(user, 'Nordea')
  expect(await screen.findByText(m.payments_settled_text())).toBeTruthy()
})

test('says that there is no payment method if the API names only unknown ones [PAY-02] [CTR-07]', async () => {
  letRepliesDepart()
  let types = 'Giro'
  answerAll(async (request, pass) => {
    const response = await pass(request)
    if (types === '' || !response || !request.url.includes('/api/payment-methods/')) return response
    const methods = (await response.json()) as object[]
    return Response.json(methods.map((method) => ({ ...method, type: types })))
  })
  const { user } = await openPortal(PATH, 'vaino.koskela')
  await screen.findByText(m.payments_methods_none())
  types = ''
  await user.click(button(m.try_again()))
  expect(await screen.findByRole('radio', { name: 'Nordea' })).toBeTruthy()
})

test('any user of the company can pay a card order and see its result, without the signatory’s actions [SES-26]', async () => {
  await api.database.withDb((db) => {
    const vaino = db.users.all().find(({ username }) => username === 'vaino.koskela')
    if (vaino) db.users.put('', { ...vaino, roles: ['VoucherManager'] })
  })
  const { user, router } = await openPortal(PATH, 'vaino.koskela')
  await user.click(await screen.findByRole('radio', { name: 'Tulostettava lasku' }))
  await user.click(await screen.findByRole('button', { name: /^Tilaa lasku \(/ }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/order\/status\//))
  await heading(m.orders_invoice_title())
  expect(screen.queryByRole('button', { name: new RegExp(m.orders_cards_cancel()) })).toBeNull()
  expect(screen.queryByRole('link', { name: m.cards_show_employees() })).toBeNull()
  await user.click(screen.getByRole('button', { name: new RegExp(m.vouchers_save_invoice()) }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(sentTo('GET', '/api/card-orders')).toEqual([])
})
