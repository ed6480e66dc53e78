// @vitest-environment jsdom

import type { PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { forgetPayment, rememberPayment } from '@/payments/open-payments'
import { paymentStatusQuery } from '@/payments/queries'
import { endSession, startSession } from '@/session/session-store'
import { InRouter } from '../../../tests/support/in-router'
import { host, render, useFreshPage } from '../../../tests/support/mount-in-test'
import { OpenPaymentsCard } from './open-payments-card'

useFreshPage()

const logIn = (owner: string) =>
  startSession(
    {
      accessToken: 'a',
      refreshToken: 'r',
      expiresIn: 3600,
      tokenType: 'bearer',
      roles: ['Signatory'],
      isUserImpersonate: false,
    },
    { keep: false, owner },
  )
beforeEach(() => {
  localStorage.clear()
  logIn('aino')
})
afterEach(() => {
  endSession('logged-out')
  vi.useRealTimers()
})

const invoice: PaymentStatusReply = {
  status: 'Created',
  paymentMethod: 'PrintInvoicePdf',
  orderType: 'deposit',
  amountInCents: 150_000,
  referenceNumber: '12345672',
  transfer: {
    iban: 'FI2112345600000785',
    bic: 'NDEAFIHH',
    recipient: 'Etuportaali Oy',
    referenceNumber: '12345672',
    dueDate: '2026-12-07',
    amountInCents: 150_000,
    barcode: `4${'0'.repeat(53)}`,
  },
}
const online = (status: PaymentStatusReply['status']): PaymentStatusReply => ({
  status,
  paymentMethod: 'Online',
  orderType: 'deposit',
  amountInCents: 12_345,
})

function show(replies: Record<string, PaymentStatusReply | ApiError>, except?: string) {
  const queries = { staleTime: Infinity, retry: false, retryOnMount: false }
  const client = new QueryClient({ defaultOptions: { queries } })
  for (const [id, reply] of Object.entries(replies)) {
    const { queryKey } = paymentStatusQuery(id)
    if (!(reply instanceof ApiError)) client.setQueryData(queryKey, reply)
    else client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: reply })
  }
  render(
    <QueryClientProvider client={client}>
      <InRouter>
        <OpenPaymentsCard except={except} />
      </InRouter>
    </QueryClientProvider>,
  )
}
const rows = () => Array.from(host.querySelectorAll('li'), (row) => row.textContent?.replaceAll('\u00a0', ' '))
const links = () => Array.from(host.querySelectorAll('a'), (link) => link.getAttribute('href'))

const onDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+02:00`) })

test('says beside the due date of an open invoice that it has passed [PAY-20]', () => {
  onDay('2026-12-08')
  rememberPayment('pay-1')
  show({ 'pay-1': invoice })
  expect(rows()[0]).toContain(`Lasku, eräpäivä 07.12.2026 ${m.payments_due_passed()}Viitenumero`)
})

test('lists an open invoice with sum, due date, reference, page and PDF [PAY-11] [PAY-20]', async () => {
  onDay('2026-12-07')
  rememberPayment('pay-1')
  show({ 'pay-1': invoice })
  expect(rows()).toEqual([
    `1 500,00 €Lasku, eräpäivä 07.12.2026 Viitenumero 123 45672Maksun tiedot${m.deposit_transfer_invoice()}`,
  ])
  expect(links()).toEqual(['/load-account/status/pay-1'])
})

test('lists an accepted payment until its money has arrived, so that nobody makes it again [PAY-20] [DEP-08]', () => {
  rememberPayment('pay-1')
  show({ 'pay-1': online('Confirmed') })
  expect(rows()).toEqual([`123,45 €${m.deposit_open_accepted()}Näytä maksu`])
})

test('lists unfinished payments with a link to pay, newest first; settled ones disappear [PAY-22] [PAY-23]', async () => {
  for (const id of ['pay-1', 'pay-2', 'pay-3', 'pay-4']) rememberPayment(id)
  show({
    'pay-1': online('Created'),
    'pay-2': online('Paid'),
    'pay-3': online('Pending'),
    'pay-4': online('Expired'),
  })
  expect(rows()).toEqual([
    '123,45 €Odottaa maksupalvelun vahvistustaNäytä maksu',
    '123,45 €Maksu jäi keskenJatka maksamista',
  ])
  expect(links()).toEqual(['/load-account/status/pay-3', '/load-account?payment=pay-1&unfinished=true'])
})

test.each([
  ['says so when a status could not be read', 500, true],
  ['says nothing of a payment that the API no longer knows', 404, false],
])('%s (%i) [PAY-22]', (_, status, isSaid) => {
  for (const id of ['pay-1', 'pay-2']) rememberPayment(id)
  show({ 'pay-1': online('Created'), 'pay-2': new ApiError({ kind: 'http', operation: 'readPaymentStatus', status }) })
  expect(host.textContent?.includes(m.deposit_open_failed())).toBe(isSaid)
  expect(rows()).toHaveLength(1)
})

test('a payment that was given up can be taken off the list', async () => {
  rememberPayment('pay-1')
  show({ 'pay-1': online('Canceled') })
  expect(rows()).toHaveLength(1)
  await act(async () => host.querySelector('button')?.click())
  expect(rows()).toEqual([])
})

test('hides the payments from other users and keeps them across a logout [SES-14]', async () => {
  rememberPayment('pay-1')
  endSession('logged-out')
  logIn('niko')
  show({ 'pay-1': invoice })
  expect(host.textContent).toBe('')
  await act(async () => {
    endSession('logged-out')
    logIn('aino')
  })
  expect(rows()).toHaveLength(1)
  await act(async () => forgetPayment('pay-1'))
  expect(host.textContent).toBe('')
})
