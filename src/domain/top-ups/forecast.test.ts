import type { TopUpLoad } from '@generated/api/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isBefore, isWorkingDay, plainDate } from '@/values/dates/plain-date'
import { type Cents, cents } from '@/values/numbers/money'
import { depositOf, forecast as forecastOf, LARGEST_DEPOSIT } from './forecast'
import {
  loadingDays,
  notYetLoaded,
  type PlannedTopUp,
  plannedChoices,
  plannedTopUps,
  scheduledBefore,
} from './planned-top-ups'

const TODAY = plainDate('2026-11-21')
function forecast(...given: Parameters<typeof forecastOf>) {
  const told = forecastOf(...given)
  if (!told) throw new Error('nothing is known')
  return told
}

const nothing = { value: 0, commission: 0, commissionVAT: 0 }

test('plans requests today, scheduled loads on their day, and the estimate of each loading day', () => {
  const month = (name: string, value: number, commission: number, commissionVAT: number) =>
    ({ type: 'lunch', month: name, value, commission, commissionVAT, numberOfEmployees: 1 }) as const
  const estimation = {
    requestedLoads: { value: 10_000, commission: 250, commissionVAT: 64, numberOfRequests: 1 },
    benefits: [
      month('2026-12', 54_600, 1365, 348),
      month('2027-01', 27_300, 683, 174),
      { ...month('2027-01', 80_000, 4000, 1020), type: 'recreational' as const },
      month('2027-02', 0, 0, 0),
    ],
    currentBalance: 0,
    totalSuggestedTransfer: 0,
  }
  const days = ['2026-12-01', '2027-01-01', '2027-02-01'].map(plainDate)
  const scheduled = { scheduledOn: '2026-12-01', totalSumWithFees: 8502 }
  const loads = [
    { ...scheduled, status: 'waiting_for_load_date' },
    // Paid by invoice, finished, or not paid: none of these takes money from the account.
    { ...scheduled, status: 'payment_confirmed_waiting_for_load_date' },
    { ...scheduled, status: 'waiting_for_payment' },
    { ...scheduled, status: 'canceled' },
    { totalSumWithFees: 8502, status: 'success' },
  ] as const
  expect(plannedTopUps({ today: TODAY, days, estimation, loads })).toEqual([
    { kind: 'requests', date: '2026-11-21', amount: 10_314 },
    // Two rows of one day keep their kinds.
    { kind: 'scheduled', date: '2026-12-01', amount: 8502 },
    { kind: 'expected', date: '2026-12-01', amount: 56_313 },
    { kind: 'expected', date: '2027-01-01', amount: 28_157 + 85_020 },
  ])
  const empty = { ...estimation, requestedLoads: { ...nothing, numberOfRequests: 0 }, benefits: [] }
  expect(plannedTopUps({ today: TODAY, days, estimation: empty, loads: [] })).toEqual([])
})

test('a future load of unknown status makes the forecast unknown, a past one does not [TOP-16] [CTR-07]', () => {
  const estimation = {
    requestedLoads: { ...nothing, numberOfRequests: 0 },
    benefits: [],
    currentBalance: 0,
    totalSuggestedTransfer: 0,
  }
  const on = (scheduledOn: string) => [{ status: 'paused' as TopUpLoad['status'], scheduledOn, totalSumWithFees: 8502 }]
  const planned = (day: string) => plannedTopUps({ today: TODAY, days: [], estimation, loads: on(day) })
  expect(planned('2026-12-01')).toEqual([{ kind: 'scheduled', date: '2026-12-01', amount: Number.NaN }])
  expect(forecastOf(cents(100), planned('2026-12-01'), TODAY)).toBeUndefined()
  expect(forecastOf(cents(100), planned('2026-11-20'), TODAY)).toMatchObject({ rows: [] })
  const invoiced = on('2026-12-01').map((load) => ({ ...load, paymentMethod: 'einvoice' as const }))
  expect(plannedTopUps({ today: TODAY, days: [], estimation, loads: invoiced })).toEqual([])
  expect(scheduledBefore(on('2026-12-01'), plainDate('2026-12-01'), TODAY)).toBeNaN()
})

test.each([
  ['2026-11-21', '2026-12-01', ['2026-12-01', '2027-01-01']],
  // Today is a loading day, too.
  ['2026-12-01', '2027-01-01', ['2026-12-01', '2027-01-01']],
  ['2026-12-02', '2027-01-01', ['2027-01-01', '2027-02-01']],
])('on %s, when loads are repeated next on %s, the loading days are %j [DEP-03]', (today, next, days) => {
  expect(loadingDays(plainDate(today), plainDate(next), 2)).toEqual(days)
})

test('estimates lunch every month and yearly benefits in January [DEP-03]', () => {
  const days = ['2026-12-01', '2027-01-01', '2027-02-01'].map(plainDate)
  expect(plannedChoices(['lunch', 'recreational'], days)).toEqual([
    'lunch:2026-12',
    'lunch:2027-01',
    'lunch:2027-02',
    'recreational:2027-01',
  ])
})

test.each([
  [{ status: 'success' }, []],
  [{ status: 'waiting_for_load_date', scheduledOn: '2026-12-24' }, []],
  // Nobody received these loads, or they were for another month.
  [{ status: 'payment_not_received' }, ['lunch']],
  [{ status: 'success', loadedOn: '2026-11-30' }, ['lunch']],
  [{ status: 'success', benefitType: 'massage' }, ['lunch']],
] as const)('with a load %j, these loads are still expected this month: %j [DEP-03]', (load, expected) => {
  const made = { benefitType: 'lunch', createdAt: '2026-12-01T08:00:00Z', ...load } as const
  expect(notYetLoaded(['lunch'], [made], plainDate('2026-12-02'))).toEqual(expected)
  // Other loads do not change the result.
  const other = { benefitType: 'massage', createdAt: '2026-11-01T08:00:00Z', status: 'success' } as const
  expect(notYetLoaded(['lunch'], [other, made], plainDate('2026-12-02'))).toEqual(expected)
})

test('adds up the shortfall of one day [DEP-03]', () => {
  const on = (date: string, kind: PlannedTopUp['kind'], amount: number) => ({
    kind,
    date: plainDate(date),
    amount: cents(amount),
  })
  const loads = [
    on('2026-12-10', 'requests', 0),
    on('2026-12-10', 'scheduled', 3000),
    on('2026-12-10', 'expected', 3000),
    on('2026-12-10', 'expected', 1000),
    on('2026-12-11', 'scheduled', 100),
  ]
  const { shortage, rows, missingInAll } = forecast(cents(2000), loads, TODAY)
  expect(shortage).toMatchObject({ date: '2026-12-10', missing: 5000, kind: undefined })
  expect(rows.map(({ balance }) => balance)).toEqual([2000, -1000, -4000, -5000, -5100])
  expect(missingInAll).toBe(5100)
  const lacking = (...of: Parameters<typeof on>[]) =>
    forecast(
      cents(-100),
      of.map((load) => on(...load)),
      TODAY,
    )?.shortage?.kind
  expect(lacking(['2026-12-10', 'requests', 10])).toBe('requests')
  expect(lacking(['2026-12-10', 'requests', 10], ['2026-12-10', 'scheduled', 10])).toBeUndefined()
})

test('money that only expected loads of a day lack is missing for these alone [DEP-03]', () => {
  const loads = (['requests', 'scheduled', 'expected'] as const).map((kind) => ({
    kind,
    date: TODAY,
    amount: cents(100),
  }))
  const kindWith = (balance: number) => forecast(cents(balance), loads, TODAY)?.shortage?.kind
  expect([300, 299, 200, 199, 100, 99].map(kindWith)).toEqual([
    undefined,
    'expected',
    'expected',
    undefined,
    undefined,
    undefined,
  ])
  expect(forecast(cents(200), loads, TODAY)?.shortage?.missing).toBe(100)
})

test.each([
  // A balance that covers all loads exactly.
  [150_000, undefined, 0],
  [149_999, { date: '2027-02-01', missing: 1, transferBy: '2027-01-27' }, 1],
  [60_000, { date: '2027-01-01', missing: 40_000, transferBy: '2026-12-29' }, 90_000],
  [49_999, { date: '2026-12-01', missing: 1, transferBy: '2026-11-26' }, 100_001],
  // Nothing on the account: it may be too late for a transfer.
  [-100, { date: '2026-12-01', missing: 50_100, transferBy: '2026-11-26' }, 150_100],
])('a balance of %i cents falls short at the first loads that it does not cover', (balance, shortage, missingInAll) => {
  const loads = ['2027-02-01', '2026-12-01', '2027-01-01'].map((date) => ({
    kind: 'expected' as const,
    date: plainDate(date),
    amount: cents(50_000),
  }))
  const { rows, ...rest } = forecast(cents(balance), loads, TODAY)
  expect(rest).toEqual({ shortage: shortage && { ...shortage, kind: 'expected' }, missingInAll })
  expect(rows.map(({ date }) => date)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
})

test('no transfer is in time for the loads of its own day [PAY-13]', () => {
  const { shortage } = forecast(cents(0), [{ kind: 'expected', date: TODAY, amount: cents(5) }], TODAY)
  expect(shortage).toEqual({ date: TODAY, missing: 5, kind: 'expected', transferBy: undefined })
})

test('a deposit is at most the largest one [DEP-02]', () => {
  expect([5_000_000, 5_000_001].map((missing) => depositOf(cents(missing)))).toEqual([5_000_000, LARGEST_DEPOSIT])
})

const money = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
const anyLoads = fc.array(
  fc.record({
    kind: fc.constant('expected' as const),
    date: fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, days)),
    amount: money,
  }),
  { maxLength: 12 },
)

test('a transfer of the shortfall in time is exactly enough', () => {
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
      if (transferBy) {
        expect(isBefore(transferBy, TODAY)).toBe(false)
        expect(isWorkingDay(transferBy) && daysBetween(transferBy, date) >= 3).toBe(true)
      }
      // With one cent less the first load that falls short would not be covered.
      const next = forecast(cents(balance + missing), loads, TODAY).shortage
      if (next) expect(isBefore(next.date, date)).toBe(false)
    }),
  )
})

test.each([
  [undefined, undefined],
  ['2026-12-09', 0],
  // Loads of the same day count, because they may be charged first.
  ['2026-12-10', 300],
  ['2026-12-31', 700],
])('up to %s scheduled loads take %s cents from the account [TOP-19]', (day, taken) => {
  const scheduled = (scheduledOn: string, totalSumWithFees: number, status: TopUpLoad['status']) => ({
    scheduledOn,
    totalSumWithFees,
    status,
  })
  const loads = [
    scheduled('2026-12-10', 300, 'waiting_for_load_date'),
    scheduled('2026-12-31', 400, 'waiting_for_load_date'),
    // Paid by invoice.
    scheduled('2026-12-10', 1000, 'payment_confirmed_waiting_for_load_date'),
    // Without a day it is not known when it is charged.
    { totalSumWithFees: 5000, status: 'waiting_for_load_date' as const },
  ]
  expect(scheduledBefore(loads, day === undefined ? undefined : plainDate(day), TODAY)).toBe(taken)
})

test.each<[string, Cents, PlannedTopUp]>([
  ['balance', cents(Number.NaN), { kind: 'expected', date: TODAY, amount: cents(5) }],
  ['sum', cents(100), { kind: 'expected', date: TODAY, amount: cents(Number.NaN) }],
  ['day', cents(100), { kind: 'expected', date: plainDate(''), amount: cents(5) }],
])(
  'there is no forecast with an unknown %s, because it would say that the money lasts [CTR-07] [DEP-03]',
  (_, balance, load) => {
    expect(forecastOf(balance, [load], TODAY)).toBeUndefined()
  },
)
