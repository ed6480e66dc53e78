// @vitest-environment jsdom

import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, heading, onPage } from '../../../../tests/support/order-pages'
import {
  api,
  lost,
  onTheWay,
  openPortal,
  refused,
  saved,
  sentTo,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()

const AGAIN = '/api/card-order-payments'
const PATH = '/card-order-payment/pay-7-7901'
const posted = () => sentTo('POST', AGAIN)
const payments = () =>
  api.database.withDb((db) => db.payments.all('c-7').filter(({ orderType }) => orderType === 'digital').length)

test('two presses at once pay a card order again once [PAY-07] [PAY-12]', async () => {
  const { user, router } = await openPortal(`${PATH}/1`, 'vaino.koskela')
  expect(onPage()).toContain(m.payments_again_aborted())
  const before = await payments()
  await user.dblClick(await screen.findByRole('button', { name: 'Nordea' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(posted()).toHaveLength(1)
  expect(await payments()).toBe(before + 1)
})

test('after a lost answer the next press is the same payment [CRD-09] [PAY-12]', async () => {
  onTheWay[`POST ${AGAIN}`] = lost
  const { user, router } = await openPortal(PATH, 'vaino.koskela')
  const before = await payments()
  await user.click(await screen.findByRole('button', { name: 'Nordea' }))
  await screen.findByText(m.cards_unknown_payment_title())
  delete onTheWay[`POST ${AGAIN}`]
  await user.click(button(m.cards_unknown_payment_back()))
  await user.click(await screen.findByRole('button', { name: 'Nordea' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  const keys = posted().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await payments()).toBe(before + 1)
})

test('a card order whose payment was paid meanwhile leads to its status [PAY-20]', async () => {
  const { user, router } = await openPortal(PATH, 'vaino.koskela')
  onTheWay[`POST ${AGAIN}`] = refused(409, 'payment_already_paid')
  onTheWay['GET /api/payments/pay-7-7901/status'] = () =>
    Promise.resolve(
      Response.json({ status: 'Paid', paymentMethod: 'Online', orderType: 'digital', amountInCents: 100 }),
    )
  await user.click(await screen.findByRole('button', { name: 'Nordea' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/status/pay-7-7901'))
  await heading(m.cards_paid_title())
})

test('a card order that is paid by another payment says so, and not that its own one was aborted [PAY-12] [PAY-20]', async () => {
  const { user } = await openPortal(PATH, 'vaino.koskela')
  onTheWay[`POST ${AGAIN}`] = refused(409, 'payment_already_paid')
  await user.click(await screen.findByRole('button', { name: 'Nordea' }))
  expect(await screen.findByText(m.payments_settled_title())).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Nordea' })).toBeNull()
  expect(screen.getByRole('link', { name: m.cards_show_home() }).getAttribute('href')).toBe('/')
})

test('any user of the company pays a card order and sees its result, without what is a signatory’s [SES-26]', async () => {
  await api.database.withDb((db) => {
    const vaino = db.users.all().find(({ username }) => username === 'vaino.koskela')
    if (vaino) db.users.put('', { ...vaino, roles: ['VoucherManager'] })
  })
  const { user, router } = await openPortal(PATH, 'vaino.koskela')
  await user.click(await screen.findByRole('button', { name: 'Tulostettava lasku' }))
  await user.click(await screen.findByRole('button', { name: /^Tilaa lasku \(/ }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/order\/status\//))
  await heading(m.cards_invoice_title())
  expect(screen.queryByRole('button', { name: new RegExp(m.orders_cards_cancel()) })).toBeNull()
  expect(screen.queryByRole('link', { name: m.cards_show_employees() })).toBeNull()
  await user.click(screen.getByRole('button', { name: new RegExp(m.vouchers_save_invoice()) }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(sentTo('GET', '/api/card-orders')).toEqual([])
})
