// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectRouteError } from '../../../../tests/support/expected-console'
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
  saved,
  sentTo,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

// The portal knows the expiry date only of vouchers ordered in 2026 (VOU-20).
usePortal({ moment: KNOWN_DAY })

const onPage = () => plain(screen.getByRole('main'))

test('a sent order shows vouchers, serials, tracking, fees, delivery and payment [VOU-16] [VOU-20]', async () => {
  await openPortal('/order-details/o-5007', 'aino.virtanen')
  const order = await api.database.withDb((db) => db.voucherOrders.get('c-1', 'o-5007'))
  for (const text of [
    `Tilaus ${order?.orderNumber}Lähetetty`,
    `tilaaja ${order?.orderer}`,
    'Nimellisarvo13,00 €',
    'Määrä50 kpl',
    'Viimeinen käyttöpäivä31.12.2026',
    `Sarjanumerot${order?.firstVoucherSerial}–${order?.lastVoucherSerial}`,
    'Setelit yhteensä650,00 €',
    'Käsittelymaksu14,90 €',
    'Alv 25,5 % käsittelymaksusta3,80 €',
    'Yhteensä668,70 €',
    'ToimitustapaMuu osoite',
    'Itämerenkatu 11',
    `Lähetystunnus${order?.trackingCode}`,
    'MaksutapaLasku',
    'Maksun tilaMaksettu',
    'Kustannuspaikka4100',
  ]) {
    expect(onPage()).toContain(text)
  }
  expect(screen.queryByRole('link', { name: m.vouchers_pay() })).toBeNull()
})

test('an order not sent yet says when serials and tracking appear, and shows the general validity [VOU-16] [VOU-20]', async () => {
  await openPortal('/order-details/o-5015', 'aino.virtanen')
  expect(onPage()).toContain('SarjanumerotNäkyvät, kun setelit on lähetetty')
  expect(onPage()).toContain('LähetystunnusNäkyy, kun setelit on lähetetty')
  expect(onPage()).toContain('Viimeinen käyttöpäivä31.12.2026')
})

test.each([
  ['was cancelled', { voucherOrderStatus: 'Canceled', paymentStatus: 'Canceled' }],
  ['has expired', { voucherOrderStatus: 'Created', paymentStatus: 'Expired' }],
  ['was sent without them', { voucherOrderStatus: 'Sent', paymentStatus: 'Paid' }],
])('an order that %s promises neither serials nor a tracking code [VOU-16]', async (_, statuses) => {
  onTheWay['GET /api/voucher-orders/o-5015'] = async (_request, pass) =>
    Response.json({ ...((await (await pass())?.json()) as object), ...statuses })
  await openPortal('/order-details/o-5015', 'aino.virtanen')
  expect(onPage()).toContain('Sarjanumerot–')
  expect(onPage()).toContain('Lähetystunnus–')
})

test('the order’s own validity takes precedence over the general one [VOU-20]', async () => {
  await api.database.withDb((db) => {
    const order = db.voucherOrders.get('c-1', 'o-5007')
    if (order) db.voucherOrders.put('c-1', { ...order, vouchersValidUntil: '2027-06-30' })
  })
  await openPortal('/order-details/o-5007', 'aino.virtanen')
  expect(onPage()).toContain('Viimeinen käyttöpäivä30.06.2027')
})

test('an unpaid order links to its payment without a warning [PAY-22] [PAY-20]', async () => {
  await openPortal('/order-details/o-5012', 'aino.virtanen')
  expect(screen.getByRole('link', { name: m.vouchers_pay() }).getAttribute('href')).toBe(
    '/voucher-order-payment/pay-7512',
  )
})

test('vouchers that are not paid yet get no expiry date that they would miss [VOU-16] [VOU-20]', async () => {
  at('2026-12-28T12:00:00+02:00')
  await beginAnew()
  const createdAt = Date.parse('2026-12-20T10:00:00+02:00')
  await api.database.withDb((db) => {
    const order = db.voucherOrders.get('c-1', 'o-5012')
    const payment = db.payments.get('c-1', 'pay-7512')
    if (order) db.voucherOrders.put('c-1', { ...order, createdAt })
    if (payment) db.payments.put('c-1', { ...payment, method: 'PrintInvoicePdf', createdAt, outcome: undefined })
  })
  await openPortal('/order-details/o-5012', 'aino.virtanen')
  expect(onPage()).toContain(`Viimeinen käyttöpäivä${m.vouchers_shown_later()}`)
})

test('an open invoice says that its due date has passed, in the order and on the payment’s page [PAY-20] [VOU-16]', async () => {
  const createdAt = Date.parse('2026-11-04T10:00:00+02:00')
  await api.database.withDb((db) => {
    const order = db.voucherOrders.get('c-1', 'o-5012')
    const payment = db.payments.get('c-1', 'pay-7512')
    if (order) db.voucherOrders.put('c-1', { ...order, createdAt })
    if (payment) db.payments.put('c-1', { ...payment, method: 'PrintInvoicePdf', createdAt, outcome: undefined })
  })
  await openPortal('/order-details/o-5012', 'aino.virtanen')
  await waitFor(() => expect(onPage()).toContain(`Eräpäivä18.11.2026 ${m.payments_due_passed()}`))
  await goTo('/order-payment-status/pay-7512')
  await waitFor(() => expect(onPage()).toContain(`Eräpäivä18.11.2026 ${m.payments_due_passed()}`))
})

test('downloads the receipt of a paid order, or reports the failure [PAY-11] [VOU-03]', async () => {
  const { user } = await openPortal('/order-details/o-5007', 'aino.virtanen')
  await user.click(screen.getByRole('button', { name: m.orders_save_receipt() }))
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.pdf$/)]))
  onTheWay['GET /api/voucher-orders/o-5007/receipt'] = refused(500, 'internal_error')
  await user.click(screen.getByRole('button', { name: m.orders_save_receipt() }))
  await waitFor(() => expect(plain(document.body)).toContain(m.payments_download_failed()))
})

test('has a print button and links to the history and to reorder [VOU-16]', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await openPortal('/order-details/o-5007', 'aino.virtanen')
  await user.click(screen.getByRole('button', { name: m.vouchers_print() }))
  expect(print).toHaveBeenCalledTimes(1)
  await waitFor(() => {
    expect(screen.getByRole('link', { name: m.vouchers_history() }).getAttribute('href')).toBe('/voucher-order-history')
    expect(screen.getByRole('link', { name: m.vouchers_reorder() }).getAttribute('href')).toBe(
      '/voucher-reorder/lunch/o-5007',
    )
  })
})

test('links to the history only for users who may open it [VOU-16] [SES-26]', async () => {
  await api.database.withDb((db) => {
    const aino = db.users.all().find(({ username }) => username === 'aino.virtanen')
    if (aino) db.users.put('', { ...aino, roles: ['Signatory'] })
  })
  await openPortal('/order-details/o-5007', 'aino.virtanen')
  expect(await screen.findByRole('link', { name: m.vouchers_reorder() })).toBeTruthy()
  expect(screen.queryByRole('link', { name: m.vouchers_history() })).toBeNull()
})

test('an order that is not there, or cannot be read, is an error page with a way on [VOU-16]', async () => {
  expectRouteError(/ApiError: readVoucherOrder/)
  await openPortal('/order-details/o-nothing', 'aino.virtanen')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByRole('link', { name: m.vouchers_history() })).toBeTruthy()
  expect(sentTo('GET', '/api/voucher-orders/o-nothing')).toHaveLength(1)
})
