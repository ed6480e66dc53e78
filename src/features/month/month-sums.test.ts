import { expect, test } from 'vitest'
import type { MonthLoad } from '@/domain/top-ups/loaded-part'
import type { LoadRow } from '@/employment/load-reports'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { type MonthSource, monthSums, peopleSums, splitFee } from './month-sums'

const row = (personalId: string, amount: number): LoadRow => ({
  benefit: 'lunch',
  personalId,
  firstName: 'Eero',
  lastName: 'Mäkelä',
  employeeNumber: '',
  costCenter: '',
  benefitStart: undefined,
  amount: cents(amount),
  day: plainDate('2026-10-05'),
})
const load = (rest: Partial<MonthLoad> = {}): MonthLoad => ({
  id: 't-1',
  benefitType: 'lunch',
  status: 'success',
  paymentMethod: 'deduction',
  refundedSum: 0,
  day: plainDate('2026-10-05'),
  principal: cents(0),
  loaded: cents(0),
  notLoaded: cents(0),
  underWay: cents(0),
  fee: cents(0),
  refundDue: cents(0),
  ...rest,
})
const sumsOf = (source: Partial<MonthSource>) =>
  monthSums({ rows: [], loads: [], unsettled: 0, transactions: [], vatPercentage: 25.5, ...source })

test.each([
  [0, 25.5, { fee: 0, vat: 0 }],
  [3, 25.5, { fee: 2, vat: 1 }],
  [1255, 25.5, { fee: 1000, vat: 255 }],
  [1240, 24, { fee: 1000, vat: 240 }],
  // 1 cent has 0 cents of VAT and 2 cents have 1, so no fee costs 2 cents.
  [2, 25.5, undefined],
])('a fee of %i cents with %d %% VAT splits into %j [MON-02]', (feeWithVat, vatPercentage, parts) => {
  expect(splitFee(cents(feeWithVat), vatPercentage)).toEqual(parts)
})

test('every net fee is found again from its total [MON-02]', () => {
  for (let fee = 0; fee < 1000; fee += 1) {
    for (const vatPercentage of [0, 10, 14, 24, 25.5]) {
      const vat = Math.round((fee * vatPercentage) / 100)
      expect(splitFee(cents(fee + vat), vatPercentage)).toEqual({ fee, vat })
    }
  }
})

test('a benefit has its different people, their sum, its fee and VAT; other benefits have no row [MON-02]', () => {
  const sums = sumsOf({ rows: [row('a', 1000), row('b', 500), row('a', 1)], loads: [load({ fee: cents(1255) })] })
  const benefit = { people: 2, loads: 1501, fee: 1000, vat: 255, feeWithVat: 1255, total: 2756 }
  expect(sums).toMatchObject({ ...benefit, benefits: [{ benefit: 'lunch', ...benefit }] })
  expect(sums.benefits).toHaveLength(1)
})

test('a fee that no net fee gives leaves net fee and VAT unknown, not the total [MON-02]', () => {
  const known = load({ benefitType: 'massage', fee: cents(1255) })
  const sums = sumsOf({ loads: [load({ fee: cents(2) }), known] })
  expect(sums.benefits).toMatchObject([
    { benefit: 'lunch', people: 0, loads: 0, fee: undefined, vat: undefined, feeWithVat: 2, total: 2 },
    { benefit: 'massage', fee: 1000, vat: 255, feeWithVat: 1255 },
  ])
  expect(sums).toMatchObject({ people: 0, fee: undefined, vat: undefined, feeWithVat: 1257, total: 1257 })
})

test.each([
  [[{ refundDue: 500, refundedSum: 200 }], 300],
  [[{ refundDue: 500, refundedSum: undefined }], undefined],
  // A load that owes nothing need not tell what was refunded, and does not lower what others owe.
  [[{ refundDue: 0, refundedSum: undefined }], 0],
  [
    [
      { refundDue: 500, refundedSum: 200 },
      { refundDue: 0, refundedSum: 100 },
    ],
    300,
  ],
] as const)('of loads with %j, %s cents are not refunded [MON-03]', (loads, notRefunded) => {
  const sums = sumsOf({
    loads: loads.map(({ refundDue, refundedSum }) => load({ refundDue: cents(refundDue), refundedSum })),
  })
  expect(sums.check.notRefunded).toBe(notRefunded)
})

test.each([
  [-100, 0, true],
  // Fees of requests and orders come on top.
  [-130, 30, true],
  [-99, -1, false],
])(
  'fees of %i cents on the account for a fee of 100: %i cents other fees, foots: %s [MON-03]',
  (charged, other, is) => {
    const fee = { transactionType: 'ServiceFee', balanceChange: charged, isDeposit: false } as const
    const transactions = [{ id: 'x', date: '2026-10-05T09:00:00Z', title: '', description: '', ...fee }]
    const { check } = sumsOf({ loads: [load({ fee: cents(100) })], transactions })
    expect(check).toMatchObject({ difference: 0, otherFees: other, foots: is })
  },
)

test('a person has one row with the sum of each benefit, and no deduction without a lunch report [MON-02]', () => {
  const rows = [row('a', 1000), { ...row('a', 30), benefit: 'massage' as const }, row('a', 5), row('b', 7)]
  expect(peopleSums(rows, undefined)).toMatchObject([
    { personalId: 'a', loads: { lunch: 1005, massage: 30 }, deduction: undefined, total: 1035 },
    { personalId: 'b', loads: { lunch: 7 }, deduction: undefined, total: 7 },
  ])
  expect(peopleSums(rows, new Map([['a', cents(754)]]))).toMatchObject([{ deduction: 754 }, { deduction: undefined }])
})

test.each(['TopUp', 'ServiceFee'])(
  'an unknown sum of a %s makes no difference to tell [MON-03] [CTR-07]',
  (transactionType) => {
    const one = { id: 'x', date: '2026-10-05T09:00:00Z', title: '', description: '', isDeposit: false }
    const { check } = sumsOf({ transactions: [{ ...one, transactionType, balanceChange: -100.5 }] })
    expect(check).toMatchObject({ difference: undefined, otherFees: undefined, foots: false })
  },
)

test('transactions of unknown kinds leave nothing to compare, also when they add up to nothing [MON-03] [CTR-07]', () => {
  const one = { date: '2026-10-05T09:00:00Z', title: '', description: '', isDeposit: false, transactionType: 'x' }
  const { check } = sumsOf({
    transactions: [
      { ...one, id: '1', balanceChange: -1031 },
      { ...one, id: '2', balanceChange: 1031 },
    ],
  })
  expect(check).toMatchObject({ difference: undefined, otherFees: undefined, foots: false, account: { others: 0 } })
  const single = sumsOf({ transactions: [{ ...one, id: '1', balanceChange: -1031 }] })
  expect(single.check).toMatchObject({ foots: false, account: { others: -1031 } })
})

test('a load of an unknown status leaves nothing to compare [MON-03] [CTR-07]', () => {
  const { check } = sumsOf({ unsettled: 1 })
  expect(check).toMatchObject({ unsettled: 1, difference: undefined, otherFees: undefined, foots: false })
})
