import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '@/values/money'
import { addDays, daysBetween, isBefore, isWorkingDay, plainDate } from '@/values/plain-date'
import { forecast, workingDaysBefore } from './forecast'
import { costsOf, plannedTopUps, type TopUpPlan } from './planned-top-ups'

const TODAY = plainDate('2026-11-21')

const plan: TopUpPlan = {
  today: TODAY,
  nextLoadDate: plainDate('2026-12-01'),
  months: 3,
  groups: [
    { benefitType: 'lunch', maxAmountPerPeriod: 1300 },
    { benefitType: 'recreational', maxAmountPerPeriod: 40_000 },
  ],
  employees: [
    { benefitTypes: ['lunch', 'recreational'], employeeType: 'FullTime' },
    { benefitTypes: ['lunch'], employeeType: 'PartTime', endOfBenefit: '2027-01-01' },
    { benefitTypes: ['lunch', 'recreational'], employeeType: 'Onhold' },
  ],
  lunchDays: 21,
  costs: { lunch: 3.138 },
  requested: cents(10_000),
}

test('requests at once, lunch every month, benefits of the year in January, with commission', () => {
  // Two get lunch in December: 2 × 21 × 13,00 € and 3,138 % of it; one after the other's benefit has ended.
  expect(plannedTopUps(plan)).toEqual([
    { date: '2026-11-21', amount: 10_000 },
    { date: '2026-12-01', amount: 54_600 + 1713 },
    { date: '2027-01-01', amount: 27_300 + 857 + 80_000 },
    { date: '2027-02-01', amount: 27_300 + 857 },
  ])
  expect(plannedTopUps({ ...plan, requested: cents(0), employees: [] })).toEqual([])
  expect(plannedTopUps({ ...plan, groups: [], requested: cents(0) })).toEqual([])
})

test.each([
  ['lunch', 0],
  ['transport', 0],
  ['recreational', 2500],
  ['massage', 2500],
  ['wellbeing', 2500],
] as const)('whoever is on hold in January is planned of %s: %i c', (benefitType, amount) => {
  const loads = plannedTopUps({
    ...plan,
    nextLoadDate: plainDate('2027-01-01'),
    months: 1,
    groups: [{ benefitType, maxAmountPerPeriod: 2500 }],
    employees: [{ benefitTypes: [benefitType], employeeType: 'Onhold' }],
    requested: cents(0),
    costs: {},
  })
  expect(loads).toEqual(amount === 0 ? [] : [{ date: '2027-01-01', amount }])
})

test('commissions are told from the estimation, those of lunch from its requests if need be', () => {
  const row = { value: 219_700, commission: 5493, commissionVAT: 1401, numberOfEmployees: 20 }
  const nothing = { value: 0, commission: 0, commissionVAT: 0 }
  const estimation = { currentBalance: 0, totalSuggestedTransfer: 0 }
  const requestedLoads = { ...nothing, numberOfRequests: 0 }
  expect(costsOf({ ...estimation, requestedLoads, benefits: [{ ...row, type: 'lunch', month: 'next' }] })).toEqual({
    lunch: 3.138,
  })
  expect(costsOf({ ...estimation, requestedLoads: { ...row, numberOfRequests: 2 }, benefits: [] })).toEqual({
    lunch: 3.138,
  })
  const empty = { ...nothing, numberOfEmployees: 0, type: 'lunch', month: 'next' } as const
  expect(costsOf({ ...estimation, requestedLoads, benefits: [empty] })).toEqual({})
})

test.each([
  // A balance that covers all loads to the cent.
  [150_000, undefined, 0],
  [149_999, { date: '2027-02-01', missing: 1, transferBy: '2027-01-27' }, 1],
  [60_000, { date: '2027-01-01', missing: 40_000, transferBy: '2026-12-29' }, 90_000],
  [49_999, { date: '2026-12-01', missing: 1, transferBy: '2026-11-26' }, 100_001],
  // Nothing on the account: the time for a transfer may have passed.
  [-100, { date: '2026-12-01', missing: 50_100, transferBy: '2026-11-26' }, 150_100],
])('%i cents last as long as they last', (balance, shortage, missingInAll) => {
  const loads = ['2027-02-01', '2026-12-01', '2027-01-01'].map((date) => ({
    date: plainDate(date),
    amount: cents(50_000),
  }))
  const { rows, ...rest } = forecast(cents(balance), loads, TODAY)
  expect(rest).toEqual({ shortage, missingInAll })
  expect(rows.map(({ date }) => date)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
})

test('what should have been transferred before today is to be transferred today', () => {
  const { shortage } = forecast(cents(0), [{ date: TODAY, amount: cents(5) }], TODAY)
  expect(shortage).toEqual({ date: TODAY, missing: 5, transferBy: TODAY })
})

test.each([
  // Weekends, and Christmas Eve to St Stephen's Day, are no days on which banks move money.
  ['2026-12-01', '2026-11-26'],
  ['2026-12-28', '2026-12-21'],
  ['2026-11-26', '2026-11-23'],
])('three working days before %s is %s [PAY-13]', (date, day) => {
  expect(workingDaysBefore(plainDate(date), 3)).toBe(day)
})

const money = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
const anyLoads = fc.array(
  fc.record({ date: fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, days)), amount: money }),
  { maxLength: 12 },
)

test('what is missing, transferred in time, is exactly enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 10_000_000 }).map(cents), anyLoads, (balance, loads) => {
      const told = forecast(balance, loads, TODAY)
      const total = loads.reduce((all, { amount }) => all + amount, 0)
      expect(told.rows.at(-1)?.balance ?? balance).toBe(balance - total)
      const enough = forecast(cents(balance + told.missingInAll), loads, TODAY)
      if (balance >= 0) expect(enough.shortage).toBeUndefined()
      if (!told.shortage) return
      const { date, missing, transferBy } = told.shortage
      expect(missing).toBeGreaterThan(0)
      expect(isBefore(transferBy, TODAY)).toBe(false)
      if (transferBy !== TODAY) expect(isWorkingDay(transferBy) && daysBetween(transferBy, date) >= 3).toBe(true)
      // One cent less would not do for the load that falls short first.
      const next = forecast(cents(balance + missing), loads, TODAY).shortage
      if (next) expect(isBefore(next.date, date)).toBe(false)
    }),
  )
})
