// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { acceptAll, button, heading, openCardOrder, openVoucherPayment, payBy } from '../../tests/support/order-pages'
import {
  api,
  goTo,
  onTheWay,
  openPortal,
  reloadPortal,
  sent,
  sentBody,
  sentTo,
  usePortal,
} from '../../tests/support/portal-test-bed'
import { atProvider } from '../../tests/support/provider'

usePortal()

interface Flow {
  what: string
  companyId: string
  /** The command that is sent when the user chooses a bank and submits. */
  command: string
  /** Opens the form, filled in up to that press. */
  open: () => ReturnType<typeof openPortal>
  /**
   * What the page shows after a reload before submitting, while sending, with a payment in progress, and when paid.
   */
  before: () => string
  unknown: () => string
  pending: () => string
  paid: () => string
}

async function accepted(order: ReturnType<typeof openPortal>) {
  const opened = await order
  await acceptAll(opened.user)
  return opened
}

const FLOWS: Flow[] = [
  {
    what: 'a voucher order',
    companyId: 'c-1',
    command: '/api/voucher-orders',
    open: () => accepted(openVoucherPayment()),
    before: m.vouchers_step_payment,
    unknown: m.orders_unknown_recent,
    pending: m.orders_pending_title,
    paid: m.orders_paid_title,
  },
  {
    what: 'a card order',
    companyId: 'c-3',
    command: '/api/card-orders',
    open: () => accepted(openCardOrder('payment')),
    // Personal identity codes are not stored, so the user must type them again.
    before: m.cards_step_employees,
    unknown: m.orders_unknown_recent,
    pending: m.orders_pending_title,
    paid: m.orders_paid_title,
  },
  {
    what: 'a voucher order that is paid again',
    companyId: 'c-1',
    command: '/api/voucher-order-payments',
    open: () => openPortal('/voucher-order-payment/pay-7512', 'aino.virtanen'),
    before: m.vouchers_pay,
    unknown: m.orders_unknown_payment_made_title,
    pending: m.orders_pending_title,
    paid: m.orders_paid_title,
  },
  {
    what: 'a card order that is paid again',
    companyId: 'c-7',
    command: '/api/card-order-payments',
    open: () => openPortal('/card-order-payment/pay-7-7901', 'vaino.koskela'),
    before: m.cards_pay,
    unknown: m.orders_unknown_payment_made_title,
    pending: m.orders_pending_title,
    paid: m.orders_paid_title,
  },
]

const press = async (user: UserEvent) => payBy(user, 'OP')
const commands = () =>
  sent.filter(({ method, url }) => method === 'POST' && /orders?(-payments)?$|api\/payments$/.test(url))
const paymentsOf = ({ companyId }: Flow) => api.database.withDb((db) => db.payments.all(companyId).length)

/** Orders until the provider's form is posted. @returns the payment, and the address to return to */
async function handOver(flow: Flow) {
  const { user } = await flow.open()
  await press(user)
  await waitFor(() => expect(location.pathname).toBe('/maksuturva-payment'))
  const { successUrl } = await sentBody<{ successUrl: string }>(sentTo('POST', '/api/payments')[0])
  return { paymentId: String(new URLSearchParams(location.search).get('payment')), back: new URL(successUrl).pathname }
}

test.each(FLOWS)('a reload before submitting restores $what and sends nothing [PAY-12] [SES-18]', async (flow) => {
  await flow.open()
  await reloadPortal()
  await heading(flow.before())
  expect(commands()).toEqual([])
})

test.each(FLOWS)('a reload while sending looks $what up and does not send it again [PAY-12]', async (flow) => {
  const { user } = await flow.open()
  const before = await paymentsOf(flow)
  let isDone = false
  onTheWay[`POST ${flow.command}`] = async (_, pass) => {
    await pass()
    isDone = true
    return new Promise(() => undefined)
  }
  await press(user)
  await waitFor(() => expect(isDone).toBe(true))
  await reloadPortal()
  expect(await screen.findByText(flow.unknown())).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'OP' })).toBeNull()
  expect(commands()).toHaveLength(1)
  expect(await paymentsOf(flow)).toBe(before + 1)
})

test.each(FLOWS)(
  '$what is paid once despite reloads at the provider, on return, while waiting and after payment [PAY-12] [PAY-24] [PAY-25]',
  async (flow) => {
    const { paymentId, back } = await handOver(flow)
    const made = await paymentsOf(flow)
    // The hand-off page, opened again by Back from the provider's page.
    await atProvider(flow.companyId, paymentId)
    await reloadPortal()
    await heading(flow.pending())
    // On the return page, before the provider has reported the result.
    await reloadPortal()
    await goTo(back)
    await heading(flow.pending())
    await reloadPortal()
    await heading(flow.pending())
    expect(button(m.payments_check_again())).toBeTruthy()
    await atProvider(flow.companyId, paymentId, 'pay')
    await reloadPortal()
    await heading(flow.paid())
    await reloadPortal()
    await heading(flow.paid())
    expect(commands().map(({ url }) => new URL(url).pathname)).toEqual([flow.command, '/api/payments'])
    expect(await paymentsOf(flow)).toBe(made)
  },
)

// An order that is paid again returns to the same page, as the test before shows.
test.each(FLOWS.slice(0, 2))(
  'a reload while the payment of $what is pending waits for it again [PAY-24]',
  async (flow) => {
    const { paymentId, back } = await handOver(flow)
    await goTo(back)
    await heading(m.payments_waiting_title())
    await reloadPortal()
    await heading(m.payments_waiting_title())
    await atProvider(flow.companyId, paymentId, 'pay')
    await heading(flow.paid())
    expect(commands()).toHaveLength(2)
  },
)
