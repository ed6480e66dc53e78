import type { PaymentStatus, VoucherOrderStatus } from '@generated/api/model'
import { expect, test } from 'vitest'
import { displayedStatus, stageOf } from './displayed-status'

const PAYMENTS: PaymentStatus[] = ['Created', 'Pending', 'Paid', 'Error', 'Canceled', 'Confirmed', 'Expired']

/** The table of the specification, one letter per payment status in the order above. */
const EXPECTED: Record<VoucherOrderStatus, string> = {
  Created: 'w w p f c i e',
  Submitted: 'p p i f p i p',
  InProgress: 'p p i f p i p',
  Sent: 'p p s p p s p',
  Error: 'p p p f p p p',
  Canceled: 'o o o o o o o',
}
const LETTERS: Record<string, string> = {
  w: 'waiting_payment',
  p: 'processing',
  f: 'failed',
  c: 'payment_canceled',
  i: 'in_progress',
  e: 'expired',
  s: 'sent',
  o: 'order_canceled',
}

test.each(Object.entries(EXPECTED))('an order that is %s shows, by payment status, %s [VOU-04]', (order, letters) => {
  const shown = PAYMENTS.map((paymentStatus) =>
    displayedStatus({ voucherOrderStatus: order as VoucherOrderStatus, paymentStatus }),
  )
  expect(shown).toEqual(letters.split(' ').map((letter) => LETTERS[letter]))
})

test.each([
  ['Created', 'Created', 'paid'],
  ['Created', 'Pending', 'paid'],
  ['Created', 'Paid', 'made'],
  ['InProgress', 'Paid', 'made'],
  ['Submitted', 'Confirmed', 'made'],
  ['Sent', 'Paid', 'sent'],
  ['Created', 'Error', undefined],
  ['Created', 'Expired', undefined],
  ['Submitted', 'Canceled', undefined],
  ['Canceled', 'Paid', undefined],
] as const)(
  'an order that is %s with a payment that is %s is at the stage %s',
  (voucherOrderStatus, paymentStatus, stage) => {
    expect(stageOf({ voucherOrderStatus, paymentStatus })).toBe(stage)
  },
)

test.each([
  ['Returned', 'Paid'],
  ['Submitted', 'Refunded'],
  ['Returned', 'Refunded'],
  ['constructor', 'toString'],
])('any other combination is being processed: %s and %s [VOU-04][CTR-07]', (voucherOrderStatus, paymentStatus) => {
  const order = { voucherOrderStatus, paymentStatus } as Parameters<typeof displayedStatus>[0]
  expect(displayedStatus(order)).toBe('processing')
})
