import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { settingsAt } from '../../../../mocks/values/settings.ts'
import { VOUCHER_FEES } from '../../../../mocks/values/voucher-fees.ts'
import { NO_ORDER, type OrderPage, orderForm } from './order-form'

const settings = settingsAt(Date.parse('2026-11-22'))
const PAGE = {
  voucherType: 'lunch',
  isGuest: false,
  vouchers: [{ id: 'v-1', value: 1000, type: 'lunch', available: true }],
  fees: { voucherOrderFees: VOUCHER_FEES, vatFeePercent: settings.feesVatPercentage },
  settings,
} as unknown as OrderPage

const errorOf = (quantity: string, voucherOrderMaxAmount: number) => {
  const page = { ...PAGE, settings: { ...settings, voucherOrderMaxAmount } }
  return orderForm(page, []).errors({ ...NO_ORDER, amount: { voucherId: 'v-1', quantity } })['amount.quantity']
}

test.each([
  // The largest payment is 50 000 €.
  [6_000_000, '50\u00a0000,00\u00a0€', '2\u00a0501', '2\u00a0500'],
  [3_000_000, '30\u00a0000,00\u00a0€', '2\u00a0501', '2\u00a0500'],
])('a maximum total of %i cents asks for a split at %s [VOU-06] [PAY-15]', (allowed, maximum, first, second) => {
  expect(errorOf('5001', allowed)?.()).toBe(m.vouchers_error_split({ maximum, first, second }))
})

test('an unknown maximum total refuses no quantity [VOU-06] [CTR-07]', () => {
  expect(errorOf('5001', settings.voucherOrderMaxAmount)).toBeDefined()
  // Against the contract, the reply lacks it.
  expect(errorOf('5001', undefined as never)).toBeUndefined()
})
