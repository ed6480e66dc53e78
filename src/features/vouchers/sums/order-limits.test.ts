import { expect, test } from 'vitest'
import { brokenLimit, mostVouchers, splitInTwo } from './order-limits'

const limits = { voucherMinimumQuantity: 10, voucherOrderMaxAmount: 5_000_000 }

test.each([
  [9, 'too-few'],
  [10, undefined],
  // 5 000 000 / 1 300 is 3 846,15
  [3846, undefined],
  [3847, 'too-much'],
] as const)('%i vouchers of 13,00 € are %s for an order [VOU-06]', (quantity, broken) => {
  expect(brokenLimit({ quantity, faceValue: 1300 }, limits)).toBe(broken)
})

test('an order of exactly the greatest total is taken [VOU-06]', () => {
  expect(mostVouchers(1000, limits)).toBe(5000)
  expect(brokenLimit({ quantity: 5000, faceValue: 1000 }, limits)).toBeUndefined()
})

test.each([
  [5001, 5000, [2501, 2500]],
  [10_000, 5000, [5000, 5000]],
  [10_001, 5000, undefined],
] as const)('%i vouchers, %i in an order, are split in two [VOU-06]', (quantity, most, parts) => {
  expect(splitInTwo(quantity, most)).toEqual(parts)
})
