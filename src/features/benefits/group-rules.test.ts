import type { BenefitGroupLimits, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { amountFault } from '@/domain/amount-range'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import {
  amountRange,
  futureStart,
  type GroupFlags,
  groupFields,
  isRequestedToday,
  type LoadingChoice,
  loadingText,
  offeredAmounts,
} from './group-rules'

const LIMITS: Record<BenefitType, BenefitGroupLimits> = {
  lunch: { minAmount: 880, maxAmount: 1400, loadingTypeChangeFrom: '2026-04-01' },
  recreational: {
    minAmount: 100,
    maxAmount: 40_000,
    maxAmountForTopUpRequest: 20_000,
    taxFreeYearlyAmount: 40_000,
    loadingTypeChangeFrom: '2026-03-02',
  },
  transport: {
    minAmount: 5000,
    maxAmount: 340_000,
    taxFreeYearlyAmount: 390_000,
    fixedAmounts: [5000, 10_000, 340_000],
    loadingTypeChangeFrom: '2026-03-02',
  },
  massage: {
    minAmount: 5000,
    maxAmount: 40_000,
    taxFreeYearlyAmount: 40_000,
    fixedAmounts: [2500, 5000, 40_000, 50_000],
    loadingTypeChangeFrom: '2026-03-02',
  },
  wellbeing: {
    minAmount: 100,
    maxAmount: 40_000,
    taxFreeYearlyAmount: 40_000,
    fixedAmounts: [5000, 40_000],
    loadingTypeChangeFrom: '2026-03-02',
  },
}

type RangeRow = [BenefitType, LoadingChoice, number, number, string]
const RANGES: RangeRow[] = [
  ['lunch', 'direct_load', 880, 1400, 'lunch-of-year'],
  ['lunch', 'top_up_request', 880, 1400, 'lunch-of-year'],
  ['lunch', '', 880, 1400, 'lunch-of-year'],
  ['recreational', 'direct_load', 100, 40_000, 'tax-free'],
  ['recreational', 'top_up_request', 100, 20_000, 'on-request'],
  ['recreational', '', 100, 40_000, 'tax-free'],
  ['transport', 'direct_load', 5000, 340_000, 'plain'],
  ['transport', 'top_up_request', 5000, 340_000, 'plain'],
  ['transport', '', 5000, 340_000, 'plain'],
  ['massage', 'direct_load', 5000, 40_000, 'tax-free'],
  ['massage', 'top_up_request', 5000, 40_000, 'tax-free'],
  ['massage', '', 5000, 40_000, 'tax-free'],
  ['wellbeing', 'direct_load', 100, 40_000, 'tax-free'],
  ['wellbeing', 'top_up_request', 100, 40_000, 'tax-free'],
  ['wellbeing', '', 100, 40_000, 'tax-free'],
]

test.each(RANGES)('%s by %j: from %i to %i cents, %s [GRP-09]', (type, loadingType, min, max, reason) => {
  const range = amountRange(type, loadingType, LIMITS[type])
  expect(range).toEqual({ min, max, reason })
  expect(amountFault(cents(min - 1), range)).toBe('below')
  expect(amountFault(cents(min), range)).toBeUndefined()
  expect(amountFault(cents(max), range)).toBeUndefined()
  expect(amountFault(cents(max + 1), range)).toBe('above')
})

test('wellbeing takes one euro and nothing less [GRP-09]', () => {
  const range = amountRange('wellbeing', 'direct_load', LIMITS.wellbeing)
  expect(amountFault(cents(100), range)).toBeUndefined()
  expect(amountFault(cents(99), range)).toBe('below')
})

const on = true
const off = false
type FieldRow = [BenefitType, loadingType: boolean, extension: boolean, recurring: boolean, 'typed' | 'chosen', boolean]
const FIELDS: FieldRow[] = (['lunch', 'recreational'] as const)
  .flatMap((type): FieldRow[] => [
    [type, off, off, off, 'typed', type === 'lunch'],
    [type, off, off, on, 'typed', type === 'lunch'],
    [type, off, on, off, 'typed', type === 'lunch'],
    [type, off, on, on, 'typed', type === 'lunch'],
    [type, on, off, off, 'typed', type === 'lunch'],
    [type, on, off, on, 'typed', type === 'lunch'],
    [type, on, on, off, 'typed', type === 'lunch'],
    [type, on, on, on, 'typed', type === 'lunch'],
  ])
  .concat(
    (['transport', 'massage', 'wellbeing'] as const).flatMap((type): FieldRow[] => [
      [type, off, off, off, 'chosen', false],
      [type, off, off, on, 'chosen', false],
      [type, off, on, off, 'typed', false],
      [type, off, on, on, 'typed', false],
      [type, on, off, off, 'chosen', false],
      [type, on, off, on, 'chosen', false],
      [type, on, on, off, 'typed', false],
      [type, on, on, on, 'typed', false],
    ]),
  )

test.each(FIELDS)(
  '%s with loading type %j, daily load extension %j, recurring load %j: the amount is %s [GRP-10] [GRP-08]',
  (type, enableLoadingType, enableDailyLoadExtension, enableRecurringLoad, amount, spendingLimit) => {
    const flags: GroupFlags = { enableLoadingType, enableDailyLoadExtension, enableRecurringLoad }
    expect(groupFields(type, LIMITS[type], flags)).toEqual({
      loadingType: enableLoadingType,
      spendingLimit,
      recurring: enableRecurringLoad,
      amount,
    })
  },
)

test('a list of which nothing is allowed is no list: the amount is typed', () => {
  const flags: GroupFlags = { enableLoadingType: on, enableDailyLoadExtension: off, enableRecurringLoad: on }
  expect(groupFields('massage', { ...LIMITS.massage, fixedAmounts: [2500, 50_000] }, flags).amount).toBe('typed')
})

test('cuts the fixed amounts to minimum and maximum, both included [GRP-13]', () => {
  const range = amountRange('massage', 'direct_load', LIMITS.massage)
  expect(offeredAmounts([2500, 5000, 10_000, 40_000, 50_000], range)).toEqual([5000, 10_000, 40_000])
  expect(offeredAmounts([], range)).toEqual([])
})

test('keeps the saved amount among those offered, once and in its place, but not beyond the limits [GRP-13]', () => {
  const range = amountRange('massage', 'direct_load', LIMITS.massage)
  expect(offeredAmounts([5000, 40_000], range, 12_345)).toEqual([5000, 12_345, 40_000])
  expect(offeredAmounts([5000, 40_000], range, 5000)).toEqual([5000, 40_000])
  expect(offeredAmounts([5000, 40_000], range, 50_000)).toEqual([5000, 40_000])
})

test('cuts the fixed amounts to the maximum of the loading type [GRP-13] [GRP-09]', () => {
  const range = amountRange('wellbeing', 'top_up_request', { ...LIMITS.wellbeing, maxAmountForTopUpRequest: 10_000 })
  expect(offeredAmounts([5000, 10_000, 20_000], range)).toEqual([5000, 10_000])
})

const today = plainDate('2026-03-02')

test.each([
  ['2025-11-03', undefined],
  ['2026-03-02', undefined],
  ['2026-03-03', '2026-03-03'],
])('on 2 March 2026, the day still to come of a start of %s is %s [GRP-14]', (date, expected) => {
  expect(futureStart(date, today)).toBe(expected)
})

const direct = { fundsLoadingType: 'direct_load' } as const
const past = { fundsLoadingType: 'top_up_request', fundsLoadingTypeFrom: '2026-03-01' } as const
const waiting = { fundsLoadingType: 'top_up_request', fundsLoadingTypeFrom: '2026-04-01' } as const

test.each([
  ['nothing chosen', direct, '', '2026-04-01', undefined],
  ['the saved type', direct, 'direct_load', '2026-04-01', undefined],
  ['another type, lunch', direct, 'top_up_request', '2026-04-01', m.benefits_loading_from({ date: '01.04.2026' })],
  ['another type, recreational', direct, 'top_up_request', '2026-03-02', m.benefits_loading_at_once()],
  ['a type still to come', waiting, 'top_up_request', '2026-04-01', m.benefits_loading_from({ date: '01.04.2026' })],
  ['a type in force whose date is past', past, 'top_up_request', '2026-04-01', undefined],
  ['the type in force again', waiting, 'direct_load', '2026-04-01', m.benefits_loading_stays()],
] as const)('%s [GRP-07]', (_what, group, chosen, changeFrom, expected) => {
  expect(loadingText(group, chosen, changeFrom, today)).toBe(expected)
})

test.each([
  [{ fundsLoadingType: 'top_up_request' }, true],
  [{ fundsLoadingType: 'direct_load' }, false],
  [{ fundsLoadingType: 'top_up_request', fundsLoadingTypeFrom: '2026-12-01' }, false],
  [{ fundsLoadingType: 'direct_load', fundsLoadingTypeFrom: '2026-12-01' }, true],
  // An API may keep the date after the type has come into force.
  [{ fundsLoadingType: 'top_up_request', fundsLoadingTypeFrom: '2026-03-02' }, true],
  [{ fundsLoadingType: 'of another API' as 'direct_load' }, false],
] as const)('employees request a benefit today with %j: %s [GRP-07] [GRP-15]', (terms, expected) => {
  expect(isRequestedToday(terms, today)).toBe(expected)
})
