// @vitest-environment jsdom
import type { DepositReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { decidePayment } from '../../../mocks/control/force-outcome.ts'
import { expectAccessible } from '../../../tests/support/accessible'
import { amount, askToPay, confirmation, typeAmount } from '../../../tests/support/deposit-pages'
import { ledgerOf } from '../../../tests/support/ledger.ts'
import { at, logInAs } from '../../../tests/support/login-pages'
import {
  api,
  goOffline,
  goTo,
  lost,
  onTheWay,
  openPortal,
  plain,
  plan,
  sent,
  usePortal,
  visitPortal,
} from '../../../tests/support/portal-test-bed'
import { atProvider } from '../../../tests/support/provider'

usePortal()

const AINO = 'aino.virtanen'
const SUM = 12_345
const CREATE = '/api/company-accounts/deposits'
const START = '/api/payments'
const HAND_OFF = '/maksuturva-payment'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const onPage = () => plain(screen.getByRole('main'))
/** Paths of the calls that create or start payments, in the order sent. */
const commands = () =>
  sent
    .filter(({ method }) => method === 'POST')
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => /deposits$|deposit-order-payments$|api\/payments$/.test(path))
const handedOff = () => waitFor(() => expect(location.pathname).toBe(HAND_OFF))
const payment = () => String(new URLSearchParams(location.search).get('payment'))

/** Opens the confirmation of a payment of 123,45 €. @returns its confirm button */
async function ask(user: UserEvent) {
  await typeAmount(user, '123,45')
  return askToPay(user, 'OP')
}

/** The deposits created since this call, and the ledger, from the database of the fake API. */
async function books() {
  const read = () => api.database.withDb((db) => ({ rows: db.deposits.all('c-1'), ledger: ledgerOf(db, 'c-1') }))
  const before = new Set((await read()).rows.map(({ id }) => id))
  return async () => {
    const { rows, ledger } = await read()
    expect(ledger.moved).toBe(ledger.balance)
    const made = rows.filter(({ id }) => !before.has(id))
    return { amounts: made.map((row) => row.amount), booked: made.map(({ id }) => ledger.deposits[id]) }
  }
}

test('two clicks in one task, a double click and Enter twice each make one payment [PAY-12] [SES-24]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  const made = await books()
  const first = await ask(user)
  first.click()
  first.click()
  await handedOff()
  await waitFor(() => expect(commands()).toEqual([CREATE, START]))

  await goTo('/load-account')
  await user.dblClick(await ask(user))
  await handedOff()
  await waitFor(() => expect(commands()).toEqual([CREATE, START, CREATE, START]))

  await goTo('/load-account')
  await ask(user)
  // The second Enter must not confirm the dialog that the first opened.
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: m.form_cancel() }))
  amount().focus()
  await user.keyboard('{Enter}{Enter}')
  const last = await confirmation()
  expect(commands()).toHaveLength(4)
  last.focus()
  await user.keyboard('{Enter}{Enter}')
  await handedOff()
  await waitFor(() => expect(commands()).toHaveLength(6))
  expect((await made()).amounts).toEqual([SUM, SUM, SUM])
})

test('a press while offline sends nothing, then or later [PAY-12]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  const made = await books()
  const button = await ask(user)
  const goOnline = goOffline(`POST ${CREATE}`)
  await user.click(button)
  await waitFor(() => expect(screen.getAllByRole('alert').map(plain).join()).toContain(m.form_offline()))
  goOnline()
  expect(amount().value).toBe('123,45')
  await user.click(screen.getAllByRole('link', { name: m.menu_help() })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: m.form_leave_confirm() }))
  await at('/help')
  expect(commands()).toEqual([])
  expect((await made()).amounts).toEqual([])
})

test('after a lost reply or a 500 the outcome is unknown, and nothing is resent [PAY-12] [DEP-08]', async () => {
  onTheWay[`POST ${CREATE}`] = lost
  const { user } = await openPortal('/load-account', AINO)
  const made = await books()
  await user.click(await ask(user))
  expect(await screen.findByText(m.deposit_unknown_title())).toBeTruthy()
  expect(onPage()).toContain(plain(m.deposit_unknown_text()))
  await expectAccessible()
  expect(commands()).toEqual([CREATE])
  // The amount is kept: the same deposit has the same key.
  await user.click(screen.getByRole('button', { name: m.deposit_start_anew() }))
  await waitFor(() => expect(amount().value).toBe('123,45'))

  delete onTheWay[`POST ${CREATE}`]
  await plan('createDeposit!:fail-after')
  await user.click(await askToPay(user, 'OP'))
  await waitFor(() => expect(onPage()).toContain(plain(m.deposit_unknown_text())))
  expect(commands()).toEqual([CREATE, CREATE])
  // The same body and key: the API returns the first deposit instead of creating a second.
  expect(await made()).toEqual({ amounts: [SUM], booked: [undefined] })
})

test('a failed deposit that somebody pays meanwhile is not paid again [PAY-12] [DEP-10]', async () => {
  const opened = await openPortal('/load-account', AINO)
  const made = await books()
  await opened.user.click(await ask(opened.user))
  await handedOff()
  const first = payment()
  const { user } = await visitPortal((await atProvider('c-1', first, 'fail')) ?? '')
  await title(m.payments_rejected_title())
  await user.click(screen.getByRole('link', { name: m.payments_back() }))
  // A repeated deposit has its amount already.
  const button = await askToPay(user, 'Nordea')
  // What another tab would send.
  const token = sent.findLast(({ headers }) => headers.has('authorization'))?.headers.get('authorization') ?? ''
  const response = await api.send(
    new Request(new URL('/api/deposit-order-payments', location.origin), {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ paymentId: first, payment: { method: 'Online', methodCode: 'FI01' } }),
    }),
  )
  if (!response) throw new Error('the fake API has no such call')
  const { paymentId } = (await response.json()) as DepositReply
  await atProvider('c-1', paymentId, 'pay')
  await user.click(button)
  await waitFor(() => expect(screen.getAllByRole('alert').map(plain).join()).toContain(m.deposit_settled()))
  expect(await made()).toEqual({ amounts: [SUM], booked: [{ times: 1, sum: SUM }] })
})

test('after a lost payment of a failed deposit, another failed deposit of the same sum can be paid [PAY-12] [DEP-10]', async () => {
  const { user, router } = await openPortal('/load-account', AINO)
  await screen.findByRole('button', { name: m.deposit_submit() })
  const authorization = sent.findLast(({ headers }) => headers.has('authorization'))?.headers.get('authorization') ?? ''
  const failedDeposit = async () => {
    const response = await api.send(
      new Request(new URL(CREATE, location.origin), {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          payment: { method: 'Online', methodCode: 'FI01' },
          accountNumber: 'acc-1',
          amount: SUM,
        }),
      }),
    )
    if (!response) throw new Error('the fake API has no such call')
    const { paymentId } = (await response.json()) as DepositReply
    await api.database.withDb((db) =>
      Promise.resolve(decidePayment(db, { id: paymentId, outcome: 'Error' }, Date.now())),
    )
    return paymentId
  }
  const [one, other] = [await failedDeposit(), await failedDeposit()]
  await act(() => router.navigate({ to: '/load-account', search: { payment: one } }))
  onTheWay['POST /api/deposit-order-payments'] = lost
  await user.click(await askToPay(user, 'Nordea'))
  await waitFor(() => expect(onPage()).toContain(plain(m.deposit_unknown_text())))
  delete onTheWay['POST /api/deposit-order-payments']
  await user.click(screen.getByRole('button', { name: m.deposit_start_anew() }))
  await act(() => router.navigate({ to: '/load-account', search: { payment: other } }))
  await screen.findByRole('heading', { name: m.deposit_again_title() })
  await user.click(await askToPay(user, 'Nordea'))
  await handedOff()
})

test('a session that expires during a payment makes no second one, and login opens its result [PAY-12] [SES-16]', async () => {
  // The 401 came before anything was done, so the session is refreshed and the command resent.
  await plan('createDeposit!:401:unauthorized')
  const opened = await openPortal('/load-account', AINO)
  const made = await books()
  await opened.user.click(await ask(opened.user))
  await handedOff()
  await waitFor(() => expect(commands()).toEqual([CREATE, CREATE, START]))
  expect((await made()).amounts).toEqual([SUM])

  // The session ends while the payer is at the payment provider; the login returns to the result.
  const back = (await atProvider('c-1', payment(), 'pay')) ?? ''
  sessionStorage.clear()
  const { user } = await visitPortal(back)
  await at('/login')
  await logInAs(user, AINO)
  await at(back)
  await title(m.deposit_paid_title())
  expect(onPage()).toContain('123,45 €')
  expect(await made()).toEqual({ amounts: [SUM], booked: [{ times: 1, sum: SUM }] })
})
