// @vitest-environment jsdom

import type { CreateVoucherOrderRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectRouteError } from '../../../../tests/support/expected-console'
import { acceptAll, button, heading, onPage, payBy } from '../../../../tests/support/order-pages'
import {
  api,
  fill,
  lost,
  onTheWay,
  openPortal,
  refused,
  sentBody,
  sentTo,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()

const orders = () => sentTo('POST', '/api/voucher-orders')

test.each(['', '/en'])(
  'at %s an earlier order can be repeated unchanged in a few presses [VOU-17] [VOU-18]',
  async (at) => {
    const { user, router } = await openPortal(`${at}/voucher-reorder/recreational/o-5012`, 'aino.virtanen')
    expect(onPage()).toContain(m.vouchers_taken({ number: '501201' }))
    expect(onPage()).toContain('20 × 20,00 €')
    await acceptAll(user)
    await payBy(user, 'OP')
    await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
    const { details, user: who } = await sentBody<CreateVoucherOrderRequest>(orders()[0])
    expect(who).toBeNull()
    expect(details).toEqual({ voucherId: 'v-r-2000', quantity: 20 })
  },
)

test('after a lost reply, the heading does not ask to order again [PAY-12]', async () => {
  onTheWay['POST /api/voucher-orders'] = lost
  const { user } = await openPortal('/voucher-reorder/recreational/o-5012', 'aino.virtanen')
  await acceptAll(user)
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_recent())
  expect(await heading(m.vouchers_wizard())).toBeTruthy()
  expect(screen.queryByRole('heading', { name: m.vouchers_reorder() })).toBeNull()
})

test('a reorder uses the order’s own type of voucher, whatever the URL says [VOU-17] [VOU-18]', async () => {
  const { router } = await openPortal('/voucher-reorder/lunch/o-5012', 'aino.virtanen')
  await waitFor(() => expect(router.state.location.pathname).toBe('/voucher-reorder/recreational/o-5012'))
  expect(onPage()).toContain('20 × 20,00 €')
})

test('a face value that is no longer sold is reported and replaced by the nearest [VOU-17]', async () => {
  // Order o-5002 of the fake data has a face value of 9,00 €.
  await openPortal('/voucher-reorder/lunch/o-5002', 'aino.virtanen')
  expect(onPage()).toContain('Nimellisarvoa 9,00 € ei enää ole, tilalla on 10,00 €.')
  expect(onPage()).toContain('60 × 10,00 €')
})

test('the notice says nothing more about what the user has changed [VOU-17]', async () => {
  const { user } = await openPortal('/voucher-reorder/lunch/o-5002', 'aino.virtanen')
  const { orderNumber: number } = (await api.database.withDb((db) => db.voucherOrders.get('c-1', 'o-5002'))) ?? {}
  const taken = m.vouchers_taken({ number: number ?? '' })
  expect(onPage()).toContain(taken)
  const edit = async (change: () => Promise<void>, link = /^Muuta\s?Setelit/, title = 'Muuta määrää') => {
    await user.click(screen.getByRole('link', { name: link }))
    await heading(title)
    await change()
    await user.click(button(m.wizard_save()))
    await heading(m.vouchers_reorder())
  }
  await edit(() => user.click(screen.getByRole('radio', { name: /^13,00\s€$/ })))
  expect(onPage()).toContain('60 × 13,00 €')
  expect(onPage()).toContain(taken)
  expect(onPage()).not.toContain('Nimellisarvoa 9,00 €')
  const quantity = () => screen.getByRole('textbox', { name: m.vouchers_quantity() })
  await edit(() => user.type(quantity(), '0'))
  expect(onPage()).toContain('600 × 13,00 €')
  expect(onPage()).not.toContain(taken)
  await edit(() => user.type(quantity(), '{Backspace}'))
  expect(onPage()).toContain(taken)
  const rename = () => user.type(screen.getByRole('textbox', { name: /^Vastaanottajan nimi/ }), 'x')
  await edit(rename, /^Muuta\s?Toimitus/, 'Muuta toimitusta')
  expect(onPage()).not.toContain(taken)
})

test('without a suitable voucher the reorder starts at the amount [VOU-17] [VOU-18]', async () => {
  onTheWay['GET /api/vouchers'] = () => Promise.resolve(Response.json([]))
  const { router } = await openPortal('/voucher-reorder/lunch/o-5002', 'aino.virtanen')
  await waitFor(() => expect(router.state.location.pathname).toBe('/voucher-reorder/lunch/o-5002/edit-amount'))
  await heading(m.vouchers_edit_amount())
  expect(onPage()).toContain('Nimellisarvoa 9,00 € ei enää ole, eikä tilalle löytynyt toista.')
})

test('outside the limits the reorder starts at the amount, and returns once it fits [VOU-17] [VOU-18]', async () => {
  const settings = async (_: Request, pass: () => Promise<Response | undefined>) => {
    const body = (await (await pass())?.json()) as object
    return Response.json({ ...body, voucherMinimumQuantity: 100 })
  }
  onTheWay['GET /api/settings'] = settings
  const { user, router } = await openPortal('/voucher-reorder/recreational/o-5012', 'aino.virtanen')
  await heading(m.vouchers_edit_amount())
  await user.click(button(m.wizard_save()))
  await waitFor(() => expect(onPage()).toContain('Pienin tilaus on 100 kpl.'))
  const quantity = screen.getByRole('textbox', { name: m.vouchers_quantity() })
  await fill(user, quantity, '120')
  await user.click(button(m.wizard_save()))
  await heading(m.vouchers_reorder())
  expect(router.state.location.pathname).toBe('/voucher-reorder/recreational/o-5012')
  expect(onPage()).toContain('120 × 20,00 €')
})

test('amount, delivery and company are changed on pages of their own that return [VOU-13] [VOU-18]', async () => {
  const { user } = await openPortal('/voucher-reorder/recreational/o-5012', 'aino.virtanen')
  for (const [link, title] of [
    [/^Muuta\s?Setelit/, 'Muuta määrää'],
    [/^Muuta\s?Toimitus/, 'Muuta toimitusta'],
    [/^Muuta\s?Tilaava yritys/, 'Muuta yrityksen tietoja'],
  ] as const) {
    await user.click(screen.getByRole('link', { name: link }))
    await heading(title)
    await user.click(button(m.form_cancel()))
    expect(await heading(m.vouchers_reorder())).toBeTruthy()
  }
})

test('an order that cannot be read blocks the reorder and offers a retry [VOU-18] [NAV-10]', async () => {
  expectRouteError(/ApiError: readVoucherFees/)
  onTheWay['GET /api/voucher-fees'] = refused(500, 'internal_error')
  await openPortal('/voucher-reorder/recreational/o-5012', 'aino.virtanen')
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})
