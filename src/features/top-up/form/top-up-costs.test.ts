import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { costsOfEach } from '@/domain/top-ups/costs'
import { cents } from '@/values/money'
import { isInvoiceTotal, remainingBalance } from './top-up-costs'

const costs = (amount: number, count: number, feePercentage = 2.5, vatPercentage = 25.5) =>
  costsOfEach(cents(amount), count, { feePercentage, vatPercentage })

test.each([
  // amount, employees, fee %, VAT %: sum, fee, VAT, total
  [5000, 27, 2.5, 25.5, 135_000, 3375, 861, 139_236],
  [2000, 4, 5, 25.5, 8000, 400, 102, 8502],
  [15_000, 3, 2.5, 25.5, 45_000, 1125, 287, 46_412],
  [100, 1, 2.5, 25.5, 100, 3, 1, 104],
  [29, 1, 5, 24, 29, 1, 0, 30],
  [27_300, 9993, 2.5, 25.5, 272_808_900, 6_820_223, 1_739_157, 281_368_280],
  [5000, 10, 0, 25.5, 50_000, 0, 0, 50_000],
  [5000, 0, 2.5, 25.5, 0, 0, 0, 0],
])('%i c × %i at %f %% and VAT %f %% [TOP-11]', (amount, count, fee, vat, sum, expectedFee, expectedVat, total) => {
  expect(costs(amount, count, fee, vat)).toEqual({
    sum,
    fee: expectedFee,
    vat: expectedVat,
    feeWithVat: expectedFee + expectedVat,
    total,
  })
})

test.each([
  [50, false],
  [51, true],
  [5_000_000, true],
  [5_000_001, false],
])('an e-invoice of %i c is allowed: %s [TOP-14]', (total, isAllowed) => {
  expect(isInvoiceTotal(cents(total))).toBe(isAllowed)
})

test('a deduction reduces the balance by the total; an invoice does not change it [TOP-19]', () => {
  const load = costs(5000, 27)
  expect(remainingBalance(cents(481_240), load, 'deduction')).toBe(342_004)
  expect(remainingBalance(cents(139_236), load, 'deduction')).toBe(0)
  expect(remainingBalance(cents(139_235), load, 'deduction')).toBe(-1)
  expect(remainingBalance(cents(481_240), load, 'einvoice')).toBe(481_240)
})

test('fee and VAT are whole cents, at most half a cent from exact, and add up [TOP-11] [FMT-04]', () => {
  const tenths = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: 10_000 }),
      tenths,
      tenths,
      (amount, count, feeTenths, vatTenths) => {
        const load = costs(amount, count, feeTenths / 10, vatTenths / 10)
        expect(load.sum).toBe(amount * count)
        // Twice the rounding error, in thousandths of a cent.
        const distance = (rounded: number, of: number, parts: number) =>
          2n * (BigInt(rounded) * 1000n - BigInt(of) * BigInt(parts))
        for (const off of [distance(load.fee, load.sum, feeTenths), distance(load.vat, load.fee, vatTenths)]) {
          expect(off > -1000n && off <= 1000n).toBe(true)
        }
        expect(load.total).toBe(load.sum + load.fee + load.vat)
      },
    ),
  )
})
