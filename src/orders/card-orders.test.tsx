// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { button, heading, payBy } from '../../tests/support/order-pages'
import {
  api,
  at,
  beginAnew,
  goTo,
  KNOWN_DAY,
  onTheWay,
  openPortal,
  plain,
  refused,
  usePortal,
} from '../../tests/support/portal-test-bed'
import { atProvider } from '../../tests/support/provider'

usePortal()

const PAYMENT = 'pay-7-7901'
const order = () => api.database.withDb((db) => db.cardOrders.all('c-7')[0])

test('home shows an unpaid card order with its amount, and it can be paid from there [CRD-13]', async () => {
  await openPortal('/', 'vaino.koskela')
  await screen.findByText(m.orders_cards_open())
  const pay = screen.getByRole('link', { name: new RegExp(`^${m.orders_cards_pay()}`) })
  expect(pay.getAttribute('href')).toBe(`/card-order-payment/${PAYMENT}`)
  // The order is the only task, so no empty list of tasks may be shown.
  await waitFor(() => expect(screen.queryByRole('heading', { name: m.home_work() })).toBeNull())
})

test('an open card order says that its due date has passed [CRD-13] [PAY-20]', async () => {
  at(KNOWN_DAY)
  await beginAnew()
  await api.database.withDb((db) => {
    const payment = db.payments.get('c-7', PAYMENT)
    const createdAt = Date.parse('2026-11-04T10:00:00+02:00')
    if (payment) db.payments.put('c-7', { ...payment, method: 'PrintInvoicePdf', createdAt, outcome: undefined })
  })
  await openPortal('/voucher-order-history', 'vaino.koskela')
  const orders = await screen.findByLabelText(m.orders_cards())
  await waitFor(() =>
    expect(plain(orders)).toContain(`${m.orders_cards_due({ date: '18.11.2026' })} ${m.payments_due_passed()}`),
  )
})

test('a list of card orders that cannot be read again may be outdated, and says so [CRD-13]', async () => {
  const { user, queryClient } = await openPortal('/voucher-order-history', 'vaino.koskela')
  const orders = within(await screen.findByLabelText(m.orders_cards()))
  onTheWay['GET /api/card-orders'] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await orders.findByText(m.table_outdated())
  delete onTheWay['GET /api/card-orders']
  await user.click(orders.getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(orders.queryByText(m.table_outdated())).toBeNull())
})

test('an unpaid card order is cancelled after a confirmation, and can no longer be paid [CRD-13]', async () => {
  const { user } = await openPortal(`/order/status/${PAYMENT}`, 'vaino.koskela')
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${m.orders_cards_cancel()}`) }))
  await screen.findByText(m.orders_cards_cancel_text())
  expect((await order())?.canceledAt).toBeUndefined()
  await user.click(screen.getAllByRole('button', { name: m.orders_cards_cancel() }).at(-1) as HTMLElement)
  await heading(m.cards_canceled_title())
  expect((await order())?.canceledAt).toBeTypeOf('number')
  expect(screen.queryByRole('link', { name: m.payments_back() })).toBeNull()
  await goTo('/')
  await screen.findByText(m.home_greeting({ name: 'Väinö' }))
  expect(screen.queryByText(m.orders_cards_open())).toBeNull()
})

test('a payer who returns from the provider without paying can cancel the payment and pay again [PAY-20] [PAY-25]', async () => {
  const { user } = await openPortal(`/card-order-payment/${PAYMENT}`, 'vaino.koskela')
  await payBy(user, 'Nordea')
  await waitFor(() => expect(location.pathname).toBe('/maksuturva-payment'))
  const paymentId = String(new URLSearchParams(location.search).get('payment'))
  await atProvider('c-7', paymentId)
  await goTo(`/order/status/${paymentId}`)
  await heading(m.orders_pending_title())
  await user.click(button(m.payments_cancel()))
  await screen.findByText(m.payments_cancel_text())
  await user.click(screen.getAllByRole('button', { name: m.payments_cancel() }).at(-1) as HTMLElement)
  await heading(m.payments_aborted_title())
  expect(screen.getByRole('link', { name: m.payments_back() }).getAttribute('href')).toBe(
    `/card-order-payment/${paymentId}/1`,
  )
})

test('the page of a replaced payment shows the payment that replaced it [PAY-06]', async () => {
  const { user, router } = await openPortal(`/card-order-payment/${PAYMENT}`, 'vaino.koskela')
  await user.click(await screen.findByRole('radio', { name: 'Tulostettava lasku' }))
  await user.click(button(/^Tilaa lasku/))
  await heading(m.orders_invoice_title())
  expect(await screen.findByText(m.payments_invoice_number())).toBeTruthy()
  const newest = router.state.location.pathname
  await goTo(`/order/status/${PAYMENT}`)
  await waitFor(() => expect(router.state.location.pathname).toBe(newest))
  await heading(m.orders_invoice_title())
})
