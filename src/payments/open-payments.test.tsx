// @vitest-environment jsdom
import type { PaymentStatus } from '@generated/api/model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { endSession, startSession } from '@/session/session-store'
import { render, useFreshPage } from '../../tests/support/mount-in-test'
import { forgetPayment, isSettled, rememberPayment, useOpenPayments } from './open-payments'
import { paymentStatusQuery } from './queries'

useFreshPage()

const logIn = (owner?: string) =>
  startSession(
    { accessToken: 'a', refreshToken: 'r', expiresIn: 3600, tokenType: 'Bearer', roles: [], isUserImpersonate: false },
    { keep: false, owner },
  )
beforeEach(() => {
  localStorage.clear()
  logIn('aino')
})
afterEach(() => endSession('logged-out'))

let shown: string[] = []
let reads = 0
function Shown() {
  const open = useOpenPayments()
  shown = open.payments.map(({ paymentId, reply }) => `${paymentId} ${reply.status}`)
  reads = open.reads.length
  return null
}
/** Renders the open payments; every payment without a status or failure here has the status Created. */
function show(statuses: Record<string, PaymentStatus> = {}, failures: Record<string, ApiError> = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false } },
  })
  for (const id of ['pay-1', 'pay-2', 'pay-3', ...Array.from({ length: 21 }, (_, at) => `many-${at}`)]) {
    const { queryKey } = paymentStatusQuery(id)
    const error = failures[id]
    if (error) client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error })
    else {
      client.setQueryData(queryKey, {
        status: statuses[id] ?? 'Created',
        paymentMethod: 'Online',
        orderType: 'deposit',
        amountInCents: 100,
      })
    }
  }
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )
  return shown
}

/** Ids by user. */
const stored = (): unknown => JSON.parse(localStorage.getItem('portal.open-payments') ?? '{}')

test('lists the unsettled payments of this browser, the last started first', () => {
  for (const id of ['pay-1', 'pay-2', 'pay-3']) rememberPayment(id)
  expect(show({ 'pay-2': 'Paid', 'pay-3': 'Error' })).toEqual(['pay-3 Error', 'pay-1 Created'])
  // A payment that is started again becomes the newest.
  act(() => rememberPayment('pay-1'))
  expect(shown).toEqual(['pay-1 Created', 'pay-3 Error'])
  act(() => forgetPayment('pay-3'))
  expect(shown).toEqual(['pay-1 Created'])
  act(() => forgetPayment('never-started'))
  expect(shown).toEqual(['pay-1 Created'])
})

test('a payment that is unknown or of somebody else is not a failed read [PAY-22]', () => {
  for (const id of ['pay-1', 'pay-2', 'pay-3']) rememberPayment(id)
  const failed = (status: number) => new ApiError({ kind: 'http', operation: 'readPaymentStatus', status })
  expect(show({}, { 'pay-1': failed(404), 'pay-2': failed(403), 'pay-3': failed(500) })).toEqual([])
  expect(reads).toBe(1)
})

test('stores the last twenty payments', () => {
  for (let at = 0; at < 21; at += 1) rememberPayment(`many-${at}`)
  const ids = show().map((text) => text.split(' ')[0])
  expect(ids).toHaveLength(20)
  expect([ids.at(0), ids.at(-1)]).toEqual(['many-20', 'many-1'])
})

test('stores a payment once, by its id alone', () => {
  rememberPayment('pay-1')
  rememberPayment('pay-1')
  expect(stored()).toEqual({ aino: ['pay-1'] })
})

test('keeps payments after the session, for the same user only [SES-14]', () => {
  rememberPayment('pay-1')
  endSession('logged-out')
  rememberPayment('pay-2')
  logIn('kerttu')
  rememberPayment('pay-3')
  expect(show()).toEqual(['pay-3 Created'])
  endSession('logged-out')
  logIn('aino')
  expect(show()).toEqual(['pay-1 Created'])
})

test('an impersonation stores and lists nothing [SES-30]', () => {
  rememberPayment('pay-1')
  endSession('logged-out')
  logIn()
  rememberPayment('pay-2')
  expect(show()).toEqual([])
  expect(stored()).toEqual({ aino: ['pay-1'] })
})

test.each(['"pay-1"', '{"aino": "pay-1"}', '{'])(
  'ignores a stored value that is not a list of payments: %s',
  (stored) => {
    localStorage.setItem('portal.open-payments', stored)
    expect(show()).toEqual([])
    act(() => rememberPayment('pay-2'))
    expect(shown).toEqual(['pay-2 Created'])
  },
)

test.each([
  ['Created', false],
  ['Pending', false],
  ['Paid', true],
  // Accepted, but the money has not arrived.
  ['Confirmed', false],
  ['Canceled', false],
  ['Error', false],
  ['Expired', true],
] as const)('a payment that is %s is settled: %s [PAY-20]', (status, expected) => {
  expect(isSettled({ status })).toBe(expected)
})
