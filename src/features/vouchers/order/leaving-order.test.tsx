// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { at, chooseInAccountMenu, logInAs, logOut } from '../../../../tests/support/login-pages'
import { heading, tick } from '../../../../tests/support/order-pages'
import { goTo, openPortal, sentTo, usePortal } from '../../../../tests/support/portal-test-bed'

usePortal()

const AINO = 'aino.virtanen'

interface Order {
  what: string
  path: string
  title: () => string
  /** The first change. */
  change: (user: UserEvent) => Promise<unknown>
  /** Whether the change is still there. */
  isKept: () => boolean
}

const value = () => screen.getByRole<HTMLInputElement>('radio', { name: /^13,00\s€$/ })
const ORDERS: Order[] = [
  {
    what: 'a voucher order',
    path: '/voucher-order/lunch',
    title: () => m.vouchers_step_amount(),
    change: async (user) => user.click(value()),
    isKept: () => value().checked,
  },
  {
    what: 'a re-order',
    path: '/voucher-reorder/recreational/o-5012',
    title: () => m.vouchers_reorder(),
    change: async (user) => user.click(tick(m.orders_terms())),
    isKept: () => tick(m.orders_terms()).checked,
  },
]

/** Opens the order from the history and makes the first change. */
async function begin({ path, title, change }: Order) {
  const { user } = await openPortal('/voucher-order-history', AINO)
  await goTo(path)
  await heading(title())
  await change(user)
  return user
}
const question = async () => within(await screen.findByRole('dialog', { name: m.form_leave_title() }))
/** Whether leaving triggers the browser's own confirmation. */
const asksAtClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test.each(ORDERS)(
  'going back from $what asks for confirmation, and staying keeps it [SES-18] [SES-32]',
  async (order) => {
    const user = await begin(order)
    act(() => history.back())
    await user.click((await question()).getByRole('button', { name: m.form_leave_stay() }))
    await at(order.path)
    expect(order.isKept()).toBe(true)
    act(() => history.back())
    await user.click((await question()).getByRole('button', { name: m.form_leave_confirm() }))
    // No confirmation remains, and the history is shown.
    await heading(m.vouchers_title())
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test.each(ORDERS)(
  'closing the tab of $what triggers the browser’s confirmation after the first change [SES-18]',
  async (order) => {
    const { user } = await openPortal(order.path, AINO)
    await heading(order.title())
    expect(asksAtClose()).toBe(false)
    await order.change(user)
    await waitFor(() => expect(asksAtClose()).toBe(true))
  },
)

test.each(ORDERS)('changing the language keeps $what without a confirmation [SES-18] [FMT-02]', async (order) => {
  const user = await begin(order)
  await chooseInAccountMenu(user, 'In English')
  await at(`/en${order.path}`)
  expect(screen.queryByRole('dialog')).toBeNull()
  await heading(order.title())
  expect(order.isKept()).toBe(true)
})

test.each(ORDERS)('logout discards $what for good [SES-14] [SES-18]', async (order) => {
  const user = await begin(order)
  await logOut(user)
  expect(screen.queryByRole('dialog')).toBeNull()
  await logInAs(user, AINO)
  await goTo(order.path)
  await heading(order.title())
  expect(order.isKept()).toBe(false)
  expect(sentTo('POST', '/api/voucher-orders')).toEqual([])
})
