// @vitest-environment jsdom
import type { OrderType, PaymentChoice, RedirectParameters } from '@generated/api/model'
import { useNavigate } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { setCurrentLocale } from '@/language/locale'
import { callsOf, lost, openPart } from '../../tests/support/answers-test-bed'
import { settle, useFreshPage } from '../../tests/support/mount-in-test'
import { paymentIdOf, usePaymentStart } from './use-payment-start'

useFreshPage()
afterEach(() => setCurrentLocale('fi'))

const HAND_OFF = '/maksuturva-payment'
const REPLY: RedirectParameters = { actionUrl: 'https://provider.example/', formParams: {} }

const ONLINE: PaymentChoice = { method: 'Online', methodCode: 'FI02' }

interface OrderProps {
  orderType: OrderType
  /** The reply to the order; until then its page may be left. */
  created?: Promise<void>
  onFailed?: (error: unknown) => void
}

function Order({ orderType, created, onFailed }: OrderProps) {
  const proceed = usePaymentStart(orderType)
  const navigate = useNavigate()
  const pay = async (payment: PaymentChoice) => {
    await created
    await proceed({ paymentId: 'pay-1', payment })
  }
  return (
    <>
      <button onClick={() => void pay(ONLINE).catch(onFailed)}>pay</button>
      <button onClick={() => void pay({ method: 'PrintInvoicePdf' })}>invoice</button>
      <button onClick={() => void navigate({ to: '/profile' })}>leave</button>
    </>
  )
}

test.each([
  ['deposit', 'fi', '/load-account/status/pay-1'],
  ['voucher', 'fi', '/order-payment-status/pay-1'],
  ['digital', 'fi', '/order/status/pay-1'],
  ['deposit', 'en', '/en/load-account/status/pay-1'],
  ['voucher', 'en', '/en/order-payment-status/pay-1'],
  ['digital', 'en', '/en/order/status/pay-1'],
] as const)(
  'the payment of a %s order in %s is started with its status page as the return, then handed off [PAY-03]',
  async (orderType, locale, status) => {
    setCurrentLocale(locale)
    await openPart(<Order orderType={orderType} />, { startPayment: () => REPLY }, undefined, {
      at: '/order',
      others: [HAND_OFF],
    })
    await act(async () => screen.getByRole('button', { name: 'pay' }).click())
    await screen.findByText(`at ${HAND_OFF}`)
    const url = `${location.origin}${status}`
    expect(callsOf('startPayment').map(({ data }) => data)).toEqual([
      {
        locale,
        orderType,
        paymentPublicId: 'pay-1',
        successUrl: url,
        cancelUrl: url,
        errorUrl: url,
        delayedPaymentUrl: url,
      },
    ])
  },
)

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test.each(['pay', 'invoice'])('an order that was left before its reply pulls nobody back: %s [PAY-03]', async (way) => {
  let create: () => void = () => {}
  const created = new Promise<void>((done) => (create = done))
  await openPart(<Order orderType="deposit" created={created} />, { startPayment: () => REPLY }, undefined, {
    at: '/order',
    others: [HAND_OFF, '/profile', '/load-account/status/pay-1'],
  })
  await press(way)
  await press('leave')
  await settle(() => create())
  expect(screen.getByText('at /profile')).toBeTruthy()
  expect(callsOf('startPayment')).toEqual([])
})

test.each([
  ['has started', () => REPLY],
  [
    'has failed',
    () => {
      throw lost('startPayment')
    },
  ],
])('a payment that was left while it started pulls nobody back once it %s [PAY-03] [PAY-23]', async (_, reply) => {
  let start: () => void = () => {}
  const started = new Promise<void>((done) => (start = done))
  await openPart(<Order orderType="deposit" />, { startPayment: () => started.then(reply) }, undefined, {
    at: '/order',
    others: [HAND_OFF, '/profile', '/load-account'],
  })
  await press('pay')
  await press('leave')
  await settle(() => start())
  expect(screen.getByText('at /profile')).toBeTruthy()
})

test.each(['no-session', 'superseded'] as const)(
  'a session that ends before the payment has started (%s) leaves the order to be looked up, not to be sent again [PAY-12]',
  async (kind) => {
    const onFailed = vi.fn<(error: unknown) => void>()
    const startPayment = () => {
      throw new ApiError({ kind, operation: 'startPayment' })
    }
    await openPart(<Order orderType="voucher" onFailed={onFailed} />, { startPayment }, undefined, { at: '/order' })
    await press('pay')
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
    expect(onFailed.mock.lastCall?.[0]).toMatchObject({ kind: 'superseded', outcomeUnknown: true })
  },
)

test('a reply without a payment id leaves unknown what was created [PAY-12]', () => {
  expect(paymentIdOf({ paymentId: 'pay-1' }, 'createDeposit')).toBe('pay-1')
  expect(() => paymentIdOf({ paymentId: undefined }, 'createDeposit')).toThrow(
    expect.objectContaining({ kind: 'malformed', outcomeUnknown: true }),
  )
})
