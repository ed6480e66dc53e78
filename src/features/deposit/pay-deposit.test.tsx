// @vitest-environment jsdom
import { createDeposit } from '@generated/api/accounts/accounts'
import type { PaymentChoice } from '@generated/api/model'
import { startPayment } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { isValidFinnishRefNumber } from 'finnish-bank-utils'
import { expect, test, vi } from 'vitest'
import { accountOf } from '@/domain/company-account'
import { headersOf } from '@/forms/submit/press'
import { pathsOf, returnUrls } from '@/payments/payment-paths'
import { ownerOf, writeDraft } from '@/session/draft'
import { parseEuros } from '@/values/numbers/money'
import type { Choice } from '../../../mocks/provider/outcomes.ts'
import { expectAccessible } from '../../../tests/support/accessible'
import { amount, askToPay, payBy, queryAmount, typeAmount } from '../../../tests/support/deposit-pages'
import { ledgerOf } from '../../../tests/support/ledger.ts'
import { settle } from '../../../tests/support/mount-in-test'
import {
  api,
  at,
  goTo,
  letRepliesDepart,
  lost,
  onTheWay,
  openPortal,
  plain,
  plan,
  refused,
  saved,
  sentTo,
  usePortal,
  visitPortal,
} from '../../../tests/support/portal-test-bed'
import { atProvider } from '../../../tests/support/provider'
import { DEPOSIT_FORM } from './form/sent-deposit'
import { accountsQuery } from './queries'

usePortal()

const AINO = 'aino.virtanen'
const KERTTU = 'kerttu.makela'
const DAY_MS = 86_400_000
const HAND_OFF = '/maksuturva-payment'

const onPage = () => plain(screen.getByRole('main'))
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })
/** Value of a labelled figure. */
const figure = async (name: string) => {
  const label = await within(screen.getByRole('main')).findByText(name, { selector: 'dt, dt *' })
  return plain(label.closest('div')?.querySelector('dd') ?? null)
}
const waitingPayment = () => String(new URLSearchParams(location.search).get('payment'))

/** @returns the payment that was handed off to the provider */
async function handOff(user: UserEvent, method: string) {
  await payBy(user, method)
  await waitFor(() => expect(location.pathname).toMatch(new RegExp(`${HAND_OFF}$`)))
  return waitingPayment()
}
const returnFrom = async (companyId: string, payment: string, choice: Choice, username?: string) =>
  visitPortal((await atProvider(companyId, payment, choice)) ?? '', username)

test('a deposit that covers a part of the requests says how much still waits [REQ-05]', async () => {
  const { user } = await openPortal('/load-account', KERTTU)
  const before = await figure(m.deposit_balance_requested())
  await typeAmount(user, '700')
  const back = await returnFrom('c-6', await handOff(user, 'OP'), 'pay')
  await title(m.deposit_paid_title())
  // The reference number as in bank statements, in groups of five.
  const [made] = await api.database.withDb((db) => db.payments.all('c-6').toSorted((a, b) => b.createdAt - a.createdAt))
  const reference = await figure(m.payments_reference())
  expect(reference).toMatch(/^\d{1,5}( \d{5})+$/)
  expect(reference.replaceAll(' ', '')).toBe(made?.referenceNumber)
  const after = await figure(m.deposit_balance_requested())
  expect(after).toMatch(/^\d+,\d\d €$/)
  expect(after).not.toBe(before)
  await back.user.click(screen.getAllByRole('link', { name: m.deposit_title() })[0] as HTMLElement)
  await title(m.deposit_title())
  expect(await figure(m.deposit_balance_requested())).toBe(after)
})

test('a failed deposit can be repeated with its amount until it is paid, with a text for each outcome [DEP-10] [PAY-10] [PAY-22]', async () => {
  let { user } = await openPortal('/load-account', 'riikka.salminen')
  const books = () =>
    api.database.withDb((db) => ({
      booked: ledgerOf(db, 'c-8').deposits,
      payments: db.payments.all('c-8').filter(({ orderType }) => orderType === 'deposit').length,
    }))
  const before = await books()
  const again = async (name: string) => {
    // A draft of another deposit does not change the sum.
    writeDraft(await ownerOf('riikka.salminen'), DEPOSIT_FORM, { amount: '700,00' })
    await user.click(screen.getByRole('link', { name: m.payments_back() }))
    await waitFor(() => expect(plain(screen.getAllByRole('definition')[0] ?? null)).toBe('1 500,00 €'))
    expect(queryAmount()).toBeNull()
    await user.click(await screen.findByRole('button', { name: m.form_draft_restore() }))
    const confirm = await askToPay(user, name)
    expect(plain(screen.getByRole('dialog', { name: m.deposit_confirm_title() }))).toContain('1 500,00 €')
    await user.click(confirm)
  }
  const handedOff = async () => {
    await waitFor(() => expect(location.pathname).toBe(HAND_OFF))
    return waitingPayment()
  }
  await typeAmount(user, '1500')
  ;({ user } = await returnFrom('c-8', await handOff(user, 'OP'), 'fail'))
  await title(m.payments_rejected_title())
  expect(onPage()).toContain(m.payments_rejected_text())
  // PAY-06: a customer without orders is told that nothing is lost.
  expect(await screen.findByText(m.payments_new_customer_title())).toBeTruthy()
  await expectAccessible()
  await again('Nordea')
  ;({ user } = await returnFrom('c-8', await handedOff(), 'cancel'))
  await title(m.payments_aborted_title())
  await again('Danske Bank')
  // The hand-off page without data cancels the unpaid payment and redirects (PAY-04).
  const left = await handedOff()
  ;({ user } = await visitPortal(`${HAND_OFF}?payment=${left}&order=deposit`))
  await waitFor(() => expect(location.pathname + location.search).toBe(`/load-account?payment=${left}&unfinished=true`))
  await waitFor(() => expect(onPage()).toContain(m.payments_again_aborted()))
  // The provider rejects the payment, so there is no hand-off and the deposit stays open (PAY-23).
  await payBy(user, 'Handelsbanken')
  await waitFor(() => expect(onPage()).toContain(m.payments_start_failed()))
  await expectAccessible()
  await payBy(user, 'Aktia')
  // The payer is back before the provider has confirmed the payment: the page polls, then shows it as paid (PAY-24).
  const last = await handedOff()
  await visitPortal(`/load-account/status/${last}`)
  await title(m.payments_waiting_title())
  await expectAccessible()
  await atProvider('c-8', last, 'pay')
  await title(m.deposit_paid_title())
  const after = await books()
  const booked = Object.entries(after.booked).filter(([id]) => before.booked[id] === undefined)
  expect(booked.map(([, deposit]) => deposit)).toEqual([{ times: 1, sum: 150_000 }])
  expect(after.payments - before.payments).toBe(5)
  // A single deposit; the other payments repeat it.
  expect(sentTo('POST', '/api/company-accounts/deposits')).toHaveLength(1)
  expect(sentTo('POST', '/api/deposit-order-payments')).toHaveLength(4)
})

/** Pays in English, up to the provider's page. */
async function depositInEnglish() {
  const { user } = await openPortal('/en/load-account', AINO)
  await title(m.deposit_title())
  await typeAmount(user, '1500')
  return handOff(user, 'OP')
}
/** The same without the deposit page, for tests of what comes after the provider's page. @returns the payment */
async function depositByCalls(payment: PaymentChoice = { method: 'Online', methodCode: 'FI02' }) {
  const { queryClient } = await openPortal('/en/help', AINO)
  const accounts = await queryClient.fetchQuery(accountsQuery())
  const accountNumber = accountOf(accounts)?.companyAccountId ?? ''
  const headers = () => headersOf({ key: crypto.randomUUID() })
  const { paymentId } = await createDeposit({ payment, accountNumber, amount: 150_000 }, headers())
  if (payment.method !== 'Online') return paymentId
  const urls = returnUrls(pathsOf('deposit').status(paymentId))
  await startPayment({ locale: 'en', orderType: 'deposit', paymentPublicId: paymentId, ...urls }, headers())
  return paymentId
}
const inDays = (days: number) => at(new Date(Date.now() + days * DAY_MS).toISOString())

test('a paid deposit leaves an empty form without a draft, and a fresh balance [DEP-08]', async () => {
  // A draft of an earlier session, which the user does not restore.
  writeDraft(await ownerOf(AINO), DEPOSIT_FORM, { amount: '77,00' })
  const { user } = await openPortal('/load-account', AINO)
  const before = await figure(m.deposit_balance_now())
  await screen.findByText(m.form_draft_title())
  await typeAmount(user, '1500')
  const back = await returnFrom('c-1', await handOff(user, 'OP'), 'pay')
  await title(m.deposit_paid_title())
  await back.user.click(screen.getAllByRole('link', { name: m.deposit_title() })[0] as HTMLElement)
  await title(m.deposit_title())
  await waitFor(() => expect(amount().value).toBe(''))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByText(m.form_draft_title())).toBeNull()
  const euros = (text: string) => {
    const read = parseEuros(text)
    return read.ok ? read.value : Number.NaN
  }
  expect(euros(await figure(m.deposit_balance_now())) - euros(before)).toBe(150_000)
  expect(sessionStorage.getItem('portal.drafts')).not.toMatch(/1500|77,00/)
})

test('a balance that cannot be read after the payment is a dash, not the balance before it [DEP-08]', async () => {
  const payment = await depositByCalls()
  const { queryClient } = await visitPortal(`/load-account/status/${payment}`)
  await title(m.payments_waiting_title())
  await waitFor(() => expect(queryClient.getQueryData(accountsQuery().queryKey)).toBeDefined())
  onTheWay['GET /api/company-accounts'] = refused(500, 'internal_error')
  await atProvider('c-1', payment, 'pay')
  await title(m.deposit_paid_title())
  await waitFor(async () => expect(await figure(m.deposit_balance_now())).toBe('–'))
  expect(onPage()).toContain(m.home_balance_failed())
})

test('a delayed payment is accepted, and paid once the money arrives [PAY-20] [PAY-23]', async () => {
  await returnFrom('c-1', await depositByCalls(), 'delay')
  await title(m.deposit_confirmed_title())
  await expectAccessible()
  inDays(3)
  await visitPortal(location.pathname, AINO)
  await title(m.deposit_paid_title())
})

test('a forged return URL does not mark the payment as paid [PAY-25]', async () => {
  await returnFrom('c-1', await depositByCalls(), 'tampered')
  expect(location.search).toContain('pmt_status=PAID')
  await title(m.payments_aborted_title())
  await expectAccessible()
})

test('a pending payment can be asked about again [PAY-20] [PAY-24]', async () => {
  const { user } = await returnFrom('c-1', await depositByCalls(), 'pending')
  await title(m.deposit_pending_title())
  const status = location.pathname.replace('/en/load-account/status', '/api/payments').concat('/status')
  const asked = () => sentTo('GET', status).length
  const before = asked()
  expect(before).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: m.payments_check_again() }))
  await waitFor(() => expect(asked()).toBe(before + 1))
  await title(m.deposit_pending_title())
  await expectAccessible()
})

test('a pending payment whose status cannot be read again is not said to be unconfirmed [PAY-20] [PAY-24]', async () => {
  const { user } = await returnFrom('c-1', await depositByCalls(), 'pending')
  await title(m.deposit_pending_title())
  const status = location.pathname.replace('/en/load-account/status', '/api/payments').concat('/status')
  onTheWay[`GET ${status}`] = refused(500, 'internal_error')
  const before = sentTo('GET', status).length
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(screen.getByRole('button', { name: m.payments_check_again() }))
  await waitFor(() => expect(sentTo('GET', status).length).toBeGreaterThan(before))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await title(m.payments_unreadable_title())
  expect(screen.getByRole('button', { name: m.payments_check_again() })).toBeTruthy()
})

test('after a lost reply to a cancellation the refetched status shows the result [PAY-12] [PAY-25]', async () => {
  const payment = await depositByCalls()
  // The payer comes back from the provider without paying.
  await atProvider('c-1', payment)
  const { user } = await visitPortal(`/en/load-account/status/${payment}`)
  await title(m.deposit_pending_title())
  onTheWay[`GET /order/status/${payment}`] = lost
  await user.click(screen.getByRole('button', { name: m.payments_cancel() }))
  const question = within(await screen.findByRole('dialog', { name: m.payments_cancel_title() }))
  await user.click(question.getByRole('button', { name: m.payments_cancel() }))
  await title(m.payments_aborted_title())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentTo('GET', `/order/status/${payment}`)).toHaveLength(1)
})

test('Back from the provider loads the hand-off page anew, which posts and cancels nothing; unpaid, it expires [PAY-20] [PAY-23]', async () => {
  const payment = await depositInEnglish()
  await atProvider('c-1', payment)
  await visitPortal(`/en${HAND_OFF}?payment=${payment}&order=deposit`)
  await title(m.deposit_pending_title())
  const left = location.pathname
  inDays(20)
  await visitPortal(left, AINO)
  await title(m.payments_expired_title())
  expect(screen.getByRole('link', { name: m.deposit_start_anew() }).getAttribute('href')).toBe(
    '/en/load-account?amount=150000',
  )
  await expectAccessible()
  expect(sentTo('POST', '/api/payments')).toHaveLength(1)
  // The call that cancels a payment (PAY-04).
  expect(sentTo('GET', `/order/status/${payment}`)).toEqual([])
})

test('the hand-off page without a payment leads home; of one that is not paid it cancels by its call [PAY-04]', async () => {
  const { user } = await openPortal(HAND_OFF, AINO)
  expect(location.pathname).toBe('/')
  await goTo('/load-account')
  await title(m.deposit_title())
  await typeAmount(user, '1500')
  const left = await handOff(user, 'OP')
  // Reloaded before the provider's page has loaded: the form data is gone.
  await visitPortal(`${HAND_OFF}?payment=${left}&order=deposit`)
  await waitFor(() => expect(location.pathname + location.search).toBe(`/load-account?payment=${left}&unfinished=true`))
  expect(sentTo('GET', `/order/status/${left}`)).toHaveLength(1)
  await waitFor(() => expect(onPage()).toContain(m.payments_again_aborted()))
  // No second payment was started.
  expect(sentTo('POST', '/api/payments')).toHaveLength(1)
})

test('the hand-off page that was left while it read the status leads nowhere [PAY-25]', async () => {
  const payment = await depositByCalls()
  let release: () => void = () => {}
  const held = new Promise<void>((done) => (release = done))
  const status = `GET /api/payments/${payment}/status`
  let isHeld = false
  onTheWay[status] = async (_, pass) => {
    isHeld = true
    await held
    return pass()
  }
  await visitPortal(`/en${HAND_OFF}?payment=${payment}&order=deposit`)
  await waitFor(() => expect(isHeld).toBe(true))
  await goTo('/en/profile')
  await title(m.profile_title())
  await settle(() => release())
  expect(location.pathname).toBe('/en/profile')
})

test('a form of the provider for a host that the configuration does not name is not posted [PAY-04]', async () => {
  onTheWay['POST /api/payments'] = async (_, pass) => {
    const started = (await (await pass())?.json()) as object
    return Response.json({ ...started, actionUrl: 'https://vieras.example/newpayment' })
  }
  const { user } = await openPortal('/load-account', AINO)
  await typeAmount(user, '1500')
  await payBy(user, 'OP')
  expect(await screen.findByRole('heading', { name: m.payments_untrusted_title() })).toBeTruthy()
  expect(document.forms).toHaveLength(0)
  await expectAccessible()
})

test('an invalid reply affects only the forecast, not the form [CTR-04]', async () => {
  letRepliesDepart()
  await plan('readBenefitGroupSettings:wrong-shape')
  const { user } = await openPortal('/load-account', AINO)
  await waitFor(() => expect(onPage()).toContain(m.deposit_forecast_failed()))
  await typeAmount(user, '1500')
  await handOff(user, 'OP')
})

test('a transfer shows account, reference, due date and barcode ready to copy, and its invoice [DEP-09] [PAY-05] [PAY-11]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  await typeAmount(user, '1500')
  // As in the API reply.
  await payBy(user, 'Lasku tilisiirtoa varten', m.deposit_confirm_invoice())
  await title(m.deposit_transfer_title())
  expect(await figure(m.deposit_transfer_iban())).toContain('FI21 1234 5600 0007 85')
  const copied = async (what: string) => {
    await user.click(screen.getByRole('button', { name: m.payments_copy({ what }) }))
    await waitFor(async () => expect(await figure(what)).toContain(m.payments_copied()))
    return navigator.clipboard.readText()
  }
  expect(await copied(m.deposit_transfer_iban())).toBe('FI2112345600000785')
  const reference = await copied(m.deposit_transfer_reference())
  expect(isValidFinnishRefNumber(reference)).toBe(true)
  expect(await copied(m.deposit_transfer_amount())).toBe('1500,00')
  const barcode = await copied(m.deposit_transfer_barcode())
  expect(barcode.slice(0, 28)).toBe('4211234560000078500150000000')
  expect(barcode.slice(28, 48)).toBe(reference.padStart(20, '0'))
  expect(await screen.findByRole('img', { name: m.deposit_transfer_picture() })).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: m.deposit_transfer_invoice() }))
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.pdf$/)]))
  // No money moves until the bank reports it.
  const [payment] = await api.database.withDb((db) =>
    db.payments
      .all('c-1')
      .filter(({ method: by, createdAt }) => by === 'PrintInvoicePdf' && createdAt > Date.now() - 60_000),
  )
  const ledger = () => api.database.withDb((db) => ledgerOf(db, 'c-1').deposits[payment?.orderId ?? ''])
  expect(payment).toBeTruthy()
  expect(await ledger()).toBeUndefined()
  await atProvider('c-1', payment?.id ?? '', 'pay')
  await visitPortal(location.pathname)
  await title(m.deposit_paid_title())
  expect(screen.queryByText(m.deposit_transfer_barcode())).toBeNull()
  expect(await ledger()).toEqual({ times: 1, sum: 150_000 })
})

test('of an invoice with bank details in another format there is no barcode, and without any it can be downloaded [DEP-09] [PAY-11] [CTR-07]', async () => {
  letRepliesDepart()
  const payment = await depositByCalls({ method: 'PrintInvoicePdf' })
  const answerTransfer = (change: (transfer: object) => object | undefined) => {
    onTheWay[`GET /api/payments/${payment}/status`] = async (_request, pass) => {
      const reply = await (await pass())?.json()
      return Response.json({ ...reply, transfer: change(reply.transfer) })
    }
  }
  answerTransfer((transfer) => ({ ...transfer, iban: 'FI21 1234 5600 0007 85', referenceNumber: 'RF98 11112' }))
  await visitPortal(`/load-account/status/${payment}`, AINO)
  await title(m.deposit_transfer_title())
  expect(await figure(m.deposit_transfer_iban())).toContain('FI21 1234 5600 0007 85')
  expect(await figure(m.deposit_transfer_reference())).toContain('RF98 11112')
  expect(await figure(m.deposit_transfer_amount())).toContain('1 500,00 €')
  expect(screen.queryByText(m.deposit_transfer_barcode())).toBeNull()

  answerTransfer(() => undefined)
  const { user } = await visitPortal(location.pathname, AINO)
  await title(m.deposit_transfer_title())
  await user.click(await screen.findByRole('button', { name: m.deposit_transfer_invoice() }))
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.pdf$/)]))
  expect(screen.queryByText(m.deposit_transfer_iban())).toBeNull()
})
