import { expect, test } from 'vitest'
import { addCosts, costsOfEach } from '@/domain/top-ups/costs'
import { cents } from '@/values/money'
import { plainDate } from '@/values/plain-date'
import { employee } from '../../../../tests/support/loadable-employees'
import { recipientRows } from '../recipients/employee-choice'
import { groupByAmount, idsOf } from './own-amounts'

const DECEMBER = plainDate('2026-12-10')
const rows = (...people: ReturnType<typeof employee>[]) => recipientRows(people, 'lunch')

test('one amount for everybody makes no groups', () => {
  expect(groupByAmount(rows(employee('1', 5000)), 'same', DECEMBER)).toBeUndefined()
})

test('makes one load per maximum, the largest first, and none under 1 € [TOP-04] [DAY-02]', () => {
  const groups = groupByAmount(
    rows(employee('2', 100), employee('1', 5000), employee('3', 5000), employee('4', 99), employee('5', 0)),
    'maximum',
    DECEMBER,
  )
  expect(groups).toEqual([
    { amount: 5000, ids: ['1', '3'] },
    { amount: 100, ids: ['2'] },
  ])
  expect(idsOf(groups ?? [])).toEqual(['1', '3', '2'])
})

test('the maximum is what is left, whatever the working days come to [TOP-20]', () => {
  expect(groupByAmount(rows(employee('1', 40_000)), 'maximum', DECEMBER)).toEqual([{ amount: 40_000, ids: ['1'] }])
})

test('employees on hold get no lunch with either kind of amount [TOP-03]', () => {
  const onHold = rows(employee('1', 5000, 'Onhold'))
  expect(groupByAmount(onHold, 'maximum', DECEMBER)).toEqual([])
  expect(groupByAmount(onHold, 'days', DECEMBER)).toEqual([])
})

// December 2026 has 21 working days; lunch is 13,00 € a day.
test.each([
  ['all of the month', {}, 21],
  ['a benefit that starts on the 15th', { startOfBenefit: '2026-12-15' }, 11],
  ['a benefit that starts on the load date', { startOfBenefit: '2026-12-10' }, 14],
  ['a benefit that ends on the 3rd', { endOfBenefit: '2026-12-03' }, 3],
  ['a benefit that starts and ends within the month', { startOfBenefit: '2026-12-07', endOfBenefit: '2026-12-11' }, 5],
  ['a benefit that ends on the last day', { endOfBenefit: '2026-12-31' }, 21],
  ['half of the working time', { benefitPercentage: 50 }, 10],
  ['lunch days of their own', { benefitLunchMaxWorkingDays: 8 }, 8],
])('%s comes to its own working days [DAY-01] [DAY-02]', (_, more, days) => {
  const groups = groupByAmount(rows({ ...employee('1', 27_300), ...more }), 'days', DECEMBER)
  expect(groups).toEqual([{ amount: days * 1300, ids: ['1'] }])
})

test('equal amounts form one load, never above the remaining maximum [DAY-02]', () => {
  const groups = groupByAmount(
    rows(
      employee('1', 27_300),
      { ...employee('2', 27_300), endOfBenefit: '2026-12-03' },
      // 21 days, but only 39,00 € are left.
      employee('3', 3900),
      { ...employee('4', 27_300), endOfBenefit: '2026-12-05', startOfBenefit: '2026-12-05' },
    ),
    'days',
    DECEMBER,
  )
  expect(groups).toEqual([
    { amount: 27_300, ids: ['1'] },
    { amount: 3900, ids: ['2', '3'] },
  ])
})

test('several loads cost the sum of each, with fees rounded per load [TOP-11]', () => {
  const rates = { feePercentage: 2.5, vatPercentage: 25.5 }
  const loads = [costsOfEach(cents(1010), 1, rates), costsOfEach(cents(1010), 1, rates)]
  expect(addCosts(loads)).toEqual({ sum: 2020, fee: 50, vat: 12, feeWithVat: 62, total: 2082 })
  // One load of the same sum costs a cent more, because fees are rounded per load.
  expect(costsOfEach(cents(1010), 2, rates).total).toBe(2084)
})
