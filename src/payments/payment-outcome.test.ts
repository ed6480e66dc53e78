import { PaymentMethod, PaymentStatus } from '@generated/api/model'
import { expect, test } from 'vitest'
import { afterLostHandOff, canPayAgain, isAwaited, isFailure, outcomeOf } from './payment-outcome'

test.each([
  ['Created', 'unfinished'],
  ['Pending', 'pending'],
  ['Paid', 'paid'],
  ['Confirmed', 'confirmed'],
  ['Canceled', 'aborted'],
  ['Error', 'rejected'],
  ['Expired', 'expired'],
] as const)('through the provider %s is %o [PAY-06] [PAY-23]', (status, outcome) => {
  expect(outcomeOf({ status, paymentMethod: 'Online' })).toBe(outcome)
  expect(outcomeOf({ status, paymentMethod: 'CreditCard' })).toBe(outcome)
})

test.each([
  ['Created', 'offline'],
  ['Pending', 'offline'],
  ['Confirmed', 'offline'],
  ['Error', 'offline'],
  ['Paid', 'paid'],
  ['Canceled', 'aborted'],
  ['Expired', 'expired'],
] as const)('for a method that is paid later, %s is %o [PAY-06] [PAY-05]', (status, outcome) => {
  for (const paymentMethod of ['PrintInvoicePdf', 'LinkToOtherPerson'] as const) {
    expect(outcomeOf({ status, paymentMethod })).toBe(outcome)
  }
})

test('a payment at the provider fails in four ways [PAY-23]', () => {
  const outcomes = ['paid', 'confirmed', 'pending', 'offline', 'unfinished', 'aborted', 'rejected', 'expired'] as const
  expect(outcomes.filter(isFailure)).toEqual(['unfinished', 'aborted', 'rejected', 'expired'])
})

test('Created, Error and Canceled may be paid again [PAY-20]', () => {
  expect(Object.values(PaymentStatus).filter(canPayAgain).toSorted()).toEqual(['Canceled', 'Created', 'Error'])
})

test('only Created through the provider is awaited [PAY-24]', () => {
  const all = Object.values(PaymentStatus).flatMap((status) =>
    Object.values(PaymentMethod).map((paymentMethod) => ({ status, paymentMethod })),
  )
  expect(all.filter(isAwaited)).toEqual([
    { status: 'Created', paymentMethod: 'CreditCard' },
    { status: 'Created', paymentMethod: 'Online' },
  ])
})

test.each([
  ['Created', 'cancel'],
  ['Error', 'cancel'],
  ['Canceled', 'pay-again'],
  ['Pending', 'show-status'],
  ['Paid', 'show-status'],
  ['Confirmed', 'show-status'],
  ['Expired', 'show-status'],
] as const)('a hand-off page without parameters: %s leads to %s [PAY-04] [PAY-25]', (status, next) => {
  expect(afterLostHandOff(status)).toBe(next)
})

test.each([
  ['a status', { status: 'Refunded', paymentMethod: 'Online' }],
  ['a method', { status: 'Created', paymentMethod: 'MobilePay' }],
])('an unknown %s shows neither paid nor failed [CTR-07]', (_, reply) => {
  expect(outcomeOf(reply as Parameters<typeof outcomeOf>[0])).toBe('pending')
})
