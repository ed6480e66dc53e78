import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '@/values/money'
import { coverRequests, missingOf, neededFor, ratesOf } from './covered-requests'

const RATES = { feePercentage: 2.5, vatPercentage: 25.5 }
const on = (day: string, amount: number) => ({ requestDate: `2026-11-${day}`, amount })

test('18 requests of 4 771,00 € need 4 920,70 €: a balance of 4 812,40 € lacks 108,30 € [REQ-01] [REQ-05]', () => {
  const estimated = { numberOfRequests: 18, value: 477_100, commission: 11_928, commissionVAT: 3042 }
  const needed = neededFor(estimated)
  expect(needed).toBe(492_070)
  expect(missingOf(needed, cents(481_240))).toBe(10_830)
  expect(missingOf(needed, cents(492_070))).toBe(0)
  expect(ratesOf(estimated)).toEqual(RATES)
  // Without requests there is no rate to calculate.
  expect(ratesOf({ numberOfRequests: 0, value: 0, commission: 0, commissionVAT: 0 })).toEqual({
    feePercentage: 0,
    vatPercentage: 0,
  })
})

test('covers the oldest requests first, whole with their fee, up to the first uncovered one [REQ-05]', () => {
  // 130,00 + 3,25 + 0,83; the second makes it 260,00 + 6,50 + 1,66.
  const requests = [on('20', 100), on('18', 13_000), on('19', 13_000)]
  expect(coverRequests(cents(26_816), requests, RATES)).toEqual({ count: 2, of: 3, taken: 26_816, left: 0 })
  expect(coverRequests(cents(26_815), requests, RATES)).toEqual({ count: 1, of: 3, taken: 13_408, left: 13_407 })
  expect(coverRequests(cents(13_407), requests, RATES)).toEqual({ count: 0, of: 3, taken: 0, left: 13_407 })
  expect(coverRequests(cents(-5), [], RATES)).toEqual({ count: 0, of: 0, taken: 0, left: -5 })
})

test('covers as many requests as the balance allows', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), amounts, (balance, sums) => {
      const { count, taken, left } = coverRequests(
        cents(balance),
        sums.map((amount) => on('20', amount)),
        RATES,
      )
      // Rates in tenths of a per mille, so that no fraction is rounded in floating point.
      const costOf = (requests: number) => {
        const value = sums.slice(0, requests).reduce((all, amount) => all + amount, 0)
        const fee = Math.floor((value * 25 + 500) / 1000)
        return value + fee + Math.floor((fee * 255 + 500) / 1000)
      }
      expect([taken, left]).toEqual([costOf(count), balance - costOf(count)])
      expect(left).toBeGreaterThanOrEqual(0)
      if (count < sums.length) expect(costOf(count + 1)).toBeGreaterThan(balance)
    }),
  )
})

test('an unknown balance or amount covers nothing [CTR-07] [REQ-05]', () => {
  const unknown = cents(Number.NaN)
  expect(coverRequests(unknown, [on('20', 100)], RATES).count).toBe(0)
  expect(coverRequests(cents(1000), [on('20', Number.NaN)], RATES).count).toBe(0)
})
