import type { TopUpBeneficiary } from '@generated/api/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCosts, costsOfEach } from '@/domain/top-ups/costs'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { employee } from '../../../../tests/support/loadable-employees'
import { recipientRows } from '../recipients/employee-choice'
import { groupByAmount, idsOf, lunchMonth } from './own-amounts'

const NOVEMBER = plainDate('2026-11-22')
const proposalsOf = (employees: TopUpBeneficiary[], day = NOVEMBER) =>
  lunchMonth(recipientRows(employees, 'lunch'), day).proposals

test('without holidays a month has the daily value for each day from Monday to Friday [DAY-01]', () => {
  const month = lunchMonth(recipientRows([employee('a', 27_300), employee('b', 27_300)], 'lunch'), NOVEMBER)
  expect(month).toEqual({
    month: '2026-11-01',
    workingDays: 21,
    holidays: [],
    proposals: [{ days: 21, dayValue: 1300, amount: 27_300, isCut: false, ids: ['a', 'b'] }],
  })
})

test('excludes and names holidays [DAY-01]', () => {
  const { workingDays, holidays } = lunchMonth([], plainDate('2026-12-10'))
  expect(workingDays).toBe(21)
  expect(holidays).toEqual([
    { date: '2026-12-24', holiday: 'christmasEve' },
    { date: '2026-12-25', holiday: 'christmasDay' },
  ])
})

test('proposes no more than the remaining maximum, and never nothing [DAY-02]', () => {
  const away = employee('away', 27_300, 'Onhold')
  const proposals = proposalsOf([
    employee('little', 100),
    employee('less', 99),
    employee('none', 0),
    away,
    employee('whole', 27_300),
  ])
  expect(proposals).toEqual([
    { days: 21, dayValue: 1300, amount: 27_300, isCut: false, ids: ['whole'] },
    { days: 21, dayValue: 1300, amount: 100, isCut: true, ids: ['little'] },
  ])
})

test('lists the proposal of the most employees first, then the largest amount [DAY-02]', () => {
  const proposals = proposalsOf([
    employee('a', 200),
    employee('b', 27_300),
    employee('c', 300),
    employee('d', 100),
    employee('e', 100),
  ])
  expect(proposals.map(({ amount, ids }) => [amount, ids.length])).toEqual([
    [100, 2],
    [27_300, 1],
    [300, 1],
    [200, 1],
  ])
})

test('every employee with a remaining maximum is in one proposal within all limits [DAY-02]', () => {
  const anyone = fc.record({
    available: fc.nat({ max: 50_000 }),
    percentage: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    days: fc.option(fc.integer({ min: 1, max: 23 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(anyone, { maxLength: 30 }), (people) => {
      const employees = people.map(({ available, percentage, days }, at) => ({
        ...employee(String(at), available),
        benefitPercentage: percentage,
        benefitLunchMaxWorkingDays: days,
      }))
      const proposals = proposalsOf(employees)
      const ids = proposals.flatMap((proposal) => proposal.ids)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { ids: members, amount, days, dayValue } of proposals) {
        expect(amount).toBeLessThanOrEqual(days * dayValue)
        for (const id of members) expect(amount).toBeLessThanOrEqual(people[Number(id)]?.available ?? 0)
      }
    }),
  )
})

test('proposes no unknown amount [CTR-07] [DAY-01]', () => {
  const unknown = { ...employee('unknown', 99_999), availableToTopUpAmount: Number.NaN }
  expect(proposalsOf([unknown, employee('known', 99_999)]).flatMap(({ ids }) => ids)).toEqual(['known'])
})

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
  ['a benefit that ends in a later month', { endOfBenefit: '2027-01-15' }, 21],
  ['half of the working time', { benefitPercentage: 50 }, 10],
  ['half of the working time from the 15th', { startOfBenefit: '2026-12-15', benefitPercentage: 50 }, 5],
  ['lunch days of their own', { benefitLunchMaxWorkingDays: 8 }, 8],
  ['lunch days of their own, whatever the working time', { benefitLunchMaxWorkingDays: 12, benefitPercentage: 50 }, 12],
  ['more lunch days of their own than there are', { benefitLunchMaxWorkingDays: 23 }, 21],
  ['more than there are from the 15th', { startOfBenefit: '2026-12-15', benefitLunchMaxWorkingDays: 12 }, 11],
])('%s comes to its own working days [DAY-01] [DAY-02]', (_, more, days) => {
  // More is left than any month comes to, so that the days alone decide.
  const groups = groupByAmount(rows({ ...employee('1', 99_999), ...more }), 'days', DECEMBER)
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
