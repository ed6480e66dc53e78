// @vitest-environment jsdom
import type { OrderType, RedirectParameters } from '@generated/api/model'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { callsOf, openPart } from '../../tests/support/answers-test-bed'
import { useFreshPage } from '../../tests/support/mount-in-test'
import { paymentIdOf, usePaymentStart } from './use-payment-start'

useFreshPage()
afterEach(() => setCurrentLocale('fi'))

const HAND_OFF = '/maksuturva-payment'
const REPLY: RedirectParameters = { actionUrl: 'https://provider.example/', formParams: {} }

function Order({ orderType }: { orderType: OrderType }) {
  const proceed = usePaymentStart(orderType)
  return (
    <button onClick={() => void proceed({ paymentId: 'pay-1', payment: { method: 'Online', methodCode: 'FI02' } })}>
      pay
    </button>
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

test('a reply without a payment id leaves unknown what was created [PAY-12]', () => {
  expect(paymentIdOf({ paymentId: 'pay-1' }, 'createDeposit')).toBe('pay-1')
  expect(() => paymentIdOf({ paymentId: undefined }, 'createDeposit')).toThrow(
    expect.objectContaining({ kind: 'malformed', outcomeUnknown: true }),
  )
})
