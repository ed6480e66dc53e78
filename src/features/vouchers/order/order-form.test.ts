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

test('an unknown maximum total refuses no quantity [VOU-06] [CTR-07]', () => {
  const values = { ...NO_ORDER, amount: { voucherId: 'v-1', quantity: '5001' } }
  const errorOf = (page: OrderPage) => orderForm(page, []).errors(values)['amount.quantity']
  expect(errorOf(PAGE)).toBeDefined()
  // Against the contract, the reply lacks it.
  expect(errorOf({ ...PAGE, settings: { ...settings, voucherOrderMaxAmount: undefined as never } })).toBeUndefined()
})
