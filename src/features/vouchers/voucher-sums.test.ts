import { LARGEST_PAYMENT } from '@generated/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { settingsAt } from '../../../mocks/values/settings.ts'
import { VOUCHER_FEES, voucherFees } from '../../../mocks/values/voucher-fees.ts'
import {
  monthsToChoose,
  mostVouchers,
  splitInTwo,
  type VoucherPrices,
  voucherCosts,
  workingDaysOf,
} from './voucher-sums'

const NOW = Date.parse('2026-03-02T08:00:00Z')
const REAL: VoucherPrices = {
  fees: { voucherOrderFees: VOUCHER_FEES, vatFeePercent: settingsAt(NOW).feesVatPercentage },
  settings: settingsAt(NOW),
}
const ORDER = { quantity: 50, faceValue: 1300 }
const BY_BANK = { isCard: false, hasReference: true }

const row = (type: 'with_reference' | 'without_reference', minValue: number, maxValue: number, fee: number) => ({
  type,
  minValue,
  maxValue,
  fee,
})
const FEES = [
  row('with_reference', 50_000, 99_999, 3900),
  row('with_reference', 0, 49_999, 2900),
  row('without_reference', 0, 49_999, 4900),
  row('without_reference', 50_000, 99_999, 5900),
]
const pricesWith = (voucherOrderFees: typeof FEES): VoucherPrices => ({
  fees: { voucherOrderFees, vatFeePercent: 25.5 },
  settings: { creditCardFee: 1.5 },
})
const PRICES = pricesWith(FEES)

test('every fee stands by itself, and VAT is on the handling fee alone [VOU-09]', () => {
  // 65 000 + 3 900 + 25,5 % of 3 900 (994,5)
  expect(voucherCosts(ORDER, BY_BANK, PRICES)).toEqual({
    vouchers: 65_000,
    handlingFee: 3900,
    cardFee: 0,
    vat: 995,
    vatPercent: 25.5,
    total: 69_895,
  })
})

test('a card costs its percentage of vouchers and handling fee, other methods nothing [VOU-09] [PAY-18]', () => {
  // 1,5 % of 68 900 (1 033,5); no VAT on it
  expect(voucherCosts(ORDER, { isCard: true, hasReference: true }, PRICES)).toMatchObject({
    cardFee: 1034,
    vat: 995,
    total: 70_929,
  })
})

test('the highest range of handling fees may have no upper end [VOU-09] [CTR-07]', () => {
  const { maxValue: _, ...open } = row('with_reference', 100_000, 0, 4900)
  const fees = [...FEES.slice(0, 2), open as (typeof FEES)[number]]
  const feeOf = (quantity: number) => voucherCosts({ quantity, faceValue: 1000 }, BY_BANK, pricesWith(fees)).handlingFee
  expect([49, 99, 100, 900].map(feeOf)).toEqual([2900, 3900, 4900, 4900])
})

test('without a reference number the fee is that of its own rows [VOU-09]', () => {
  expect(voucherCosts(ORDER, { isCard: false, hasReference: false }, PRICES)).toMatchObject({
    handlingFee: 5900,
    vat: 1505,
  })
})

test.each([
  [49_999, 2900],
  [50_000, 3900],
  [99_999, 3900],
  // Above the highest range its fee still applies.
  [100_000, 3900],
  [1, 2900],
])('vouchers for %i cents have the handling fee %i [VOU-09]', (faceValue, fee) => {
  expect(voucherCosts({ quantity: 1, faceValue }, BY_BANK, PRICES).handlingFee).toBe(fee)
})

test('a sum that no range holds has the fee of the highest range, however the rows are ordered [VOU-09]', () => {
  const rows = [
    row('with_reference', 0, 9999, 100),
    row('with_reference', 20_000, 29_999, 300),
    row('with_reference', 10_000, 14_999, 200),
  ]
  for (const fees of [rows, rows.toReversed()]) {
    const feeOf = (value: number) =>
      voucherCosts({ quantity: 1, faceValue: value }, BY_BANK, pricesWith(fees)).handlingFee
    // Above all ranges, between two of them, and in each.
    expect([40_000, 17_000, 25_000, 12_000, 5000].map(feeOf)).toEqual([300, 300, 300, 200, 100])
  }
})

test('a table without rows of the type costs no handling fee', () => {
  expect(voucherCosts(ORDER, BY_BANK, pricesWith([]))).toMatchObject({ handlingFee: 0, vat: 0, total: 65_000 })
})

const by = fc.record({ isCard: fc.boolean(), hasReference: fc.boolean() })
const quantity = fc.integer({ min: 1, max: 1_000_000 })
const faceValue = fc.integer({ min: 1, max: 1_000_000 })

test('the parts are whole cents, none below 0, and their sum is the total', () => {
  fc.assert(
    fc.property(quantity, faceValue, by, (pieces, value, how) => {
      const { total, vatPercent: _, ...parts } = voucherCosts({ quantity: pieces, faceValue: value }, how, REAL)
      const all = Object.values(parts)
      expect(all.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
      expect(all.reduce((sum, part) => sum + part, 0)).toBe(total)
    }),
  )
})

test('more vouchers of a value cost more, wherever the handling fee does not fall', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), faceValue, by, (pieces, value, how) => {
      const [less, more] = [pieces, pieces + 1].map((count) =>
        voucherCosts({ quantity: count, faceValue: value }, how, REAL),
      )
      expect(more?.vouchers).toBeGreaterThan(less?.vouchers ?? 0)
      if (more && less && more.handlingFee >= less.handlingFee) expect(more.total).toBeGreaterThan(less.total)
    }),
  )
})

test('the fake API, which reckons by itself, agrees for every quantity and face value of an order [VOU-09]', () => {
  for (const value of [500, 1000, 1100, 1140, 1200, 1300, 1400, 2000, 2500]) {
    for (let pieces = 10; pieces * value <= 5_000_000; pieces += 1) {
      for (const how of [BY_BANK, { isCard: true, hasReference: true }, { isCard: false, hasReference: false }]) {
        const costs = voucherCosts({ quantity: pieces, faceValue: value }, how, REAL)
        const theirs = voucherFees(pieces * value, how, NOW)
        if (
          costs.total !== theirs.totalAmountWithFees ||
          costs.handlingFee !== theirs.handlingFee ||
          costs.cardFee !== theirs.creditCardFee ||
          costs.vat !== theirs.vatFeeAmount
        )
          expect({ pieces, value, how, costs }).toEqual(theirs)
      }
    }
  }
})

test.each([
  // 5 000 000 / 1 300 is 3 846,15
  [1300, 3846],
  [1000, 5000],
])('an order of vouchers of %i cents without fees has at most %i [VOU-06]', (faceValue, most) => {
  const free = { ...REAL.fees, voucherOrderFees: [] }
  expect(mostVouchers(faceValue, { fees: free, settings: settingsAt(NOW) })).toBe(most)
})

test.each([500, 1000, 1300])(
  'with its fees, an order of %i cents can be paid at once [VOU-06] [PAY-15]',
  (faceValue) => {
    const most = mostVouchers(faceValue, { fees: REAL.fees, settings: settingsAt(NOW) })
    const totalOf = (quantity: number) => voucherCosts({ quantity, faceValue }, BY_BANK, REAL).total
    expect(totalOf(most)).toBeLessThanOrEqual(LARGEST_PAYMENT)
    expect(totalOf(most + 1)).toBeGreaterThan(LARGEST_PAYMENT)
  },
)

test('an order holds what the settings allow, and nothing if its fee alone is too large to pay [VOU-06] [PAY-15]', () => {
  const settings = { ...settingsAt(NOW), voucherOrderMaxAmount: 10_000 }
  expect(mostVouchers(1300, { fees: REAL.fees, settings })).toBe(7)
  const fees = { ...REAL.fees, voucherOrderFees: [row('with_reference', 0, LARGEST_PAYMENT, LARGEST_PAYMENT + 1)] }
  expect(mostVouchers(1300, { fees, settings })).toBe(0)
})

test.each([
  [5001, 5000, [2501, 2500]],
  [10_000, 5000, [5000, 5000]],
  [10_001, 5000, undefined],
] as const)('%i vouchers, %i in an order, are split in two [VOU-06]', (quantity, most, parts) => {
  expect(splitInTwo(quantity, most)).toEqual(parts)
})

const day = plainDate

test.each([
  // December 2026: 23 weekdays without the 24th and 25th; Independence Day and St Stephen's Day are at a weekend.
  ['2026-12-15', '2026-12-01', 21],
  // June 2026: 22 weekdays without Midsummer Eve.
  ['2026-06-30', '2026-06-01', 21],
  ['2026-12-01', '2027-01-31', 21 + 19],
  ['2027-01-01', '2026-12-31', 0],
] as const)('from the month of %s to that of %s there are %i working days [VOU-21]', (from, to, days) => {
  expect(workingDaysOf(day(from), day(to))).toBe(days)
})

test('the months of a year from this one on can be chosen, up to the known expiry of the vouchers [VOU-20] [VOU-21]', () => {
  expect(monthsToChoose(day('2026-11-22'))).toEqual(['2026-11-01', '2026-12-01'])
  const months = monthsToChoose(day('2027-01-31'))
  expect(months).toHaveLength(12)
  expect([months[0], months[1], months.at(-1)]).toEqual(['2027-01-01', '2027-02-01', '2027-12-01'])
})
