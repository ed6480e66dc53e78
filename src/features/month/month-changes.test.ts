import type { EmployeeListItem, TopUpBeneficiary, Transaction } from '@generated/api/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Month } from '@/domain/months'
import { loadOf } from '@/domain/top-ups/loaded-part'
import type { LoadRow } from '@/employees/report-rows'
import { cents } from '@/values/money'
import { plainDate } from '@/values/plain-date'
import { byReason, factsFinder, failedItems, monthChanges } from './month-changes'

const MONTH = '2026-10' as Month
const row = (person: string, amount: number, rest: Partial<LoadRow> = {}): LoadRow => ({
  benefit: 'lunch',
  personalId: person,
  firstName: 'Eero',
  lastName: person,
  employeeNumber: '',
  costCenter: '',
  benefitStart: plainDate('2025-01-01'),
  amount: cents(amount),
  day: plainDate('2026-10-05'),
  ...rest,
})
const before = (person: string, amount: number, rest: Partial<LoadRow> = {}) =>
  row(person, amount, { day: plainDate('2026-09-03'), ...rest })

const reasons = (source: Partial<Parameters<typeof monthChanges>[0]>) =>
  Object.fromEntries(
    monthChanges({ month: MONTH, now: [], before: [], failed: [], factsOf: () => undefined, ...source }).map(
      ({ personalId, reason }) => [personalId, reason],
    ),
  )

test('each difference has its reason where the data knows it, and says when it does not [MON-04]', () => {
  const facts = { isOnLeave: false, endOfBenefit: undefined }
  const factsOf = ({ personalId }: LoadRow) =>
    ({
      ended: { ...facts, endOfBenefit: plainDate('2026-10-03') },
      leave: { ...facts, isOnLeave: true },
      part: { ...facts, percentage: 60 },
      days: { ...facts, percentage: 100, lunchDays: 8 },
    })[personalId]
  const failed = [
    { personalId: 'failed', benefit: 'lunch', day: plainDate('2026-10-05'), refundedOn: plainDate('2026-10-06') },
    { personalId: 'later', benefit: 'lunch', day: plainDate('2026-09-03'), refundedOn: undefined },
  ] as const
  expect(
    reasons({
      factsOf,
      failed: [...failed],
      now: [
        row('new', 100, { benefitStart: plainDate('2026-09-15') }),
        row('back', 100),
        row('part', 60),
        row('days', 80),
        row('stays', 100),
        row('later', 100),
      ],
      before: [
        before('failed', 100),
        before('ended', 100),
        before('leave', 100),
        before('gone', 100),
        before('part', 100),
        before('days', 100),
        before('stays', 100),
      ],
    }),
  ).toEqual({
    new: { kind: 'new', day: '2026-09-15' },
    // Entitled for long, and nothing says why there was no load.
    back: { kind: 'left-out-before' },
    failed: { kind: 'failed', day: '2026-10-05', refundedOn: '2026-10-06' },
    later: { kind: 'failed-before', day: '2026-09-03' },
    ended: { kind: 'ended', day: '2026-10-03' },
    leave: { kind: 'on-leave' },
    gone: { kind: 'left-out' },
    part: { kind: 'percentage', percentage: 60 },
    days: { kind: 'lunch-days', days: 8 },
  })
})

test('a sum that changed for everybody who had it is the amount of the load [MON-04]', () => {
  const people = ['a', 'b', 'c']
  const all = reasons({ now: people.map((one) => row(one, 120)), before: people.map((one) => before(one, 100)) })
  expect(all).toEqual(Object.fromEntries(people.map((one) => [one, { kind: 'amount', people: 3 }])))
  // Of one alone nobody can tell.
  expect(reasons({ now: [row('a', 120)], before: [before('a', 100)] })).toEqual({ a: { kind: 'unknown' } })
})

test('a benefit of the year is not missed by each person of its own [MON-04]', () => {
  const massage = { benefit: 'massage' } as const
  expect(reasons({ now: [row('a', 1, massage)], before: [before('b', 2)] })).toEqual({
    a: { kind: 'not-loaded-before' },
    b: { kind: 'not-loaded' },
  })
})

test('the differences come to the difference of the months [MON-04]', () => {
  const rows = fc.array(fc.record({ person: fc.integer({ min: 1, max: 9 }), amount: fc.integer({ min: 1, max: 999 }) }))
  fc.assert(
    fc.property(rows, rows, (has, had) => {
      const now = has.map(({ person, amount }) => row(String(person), amount))
      const earlier = had.map(({ person, amount }) => before(String(person), amount))
      const changes = monthChanges({ month: MONTH, now, before: earlier, failed: [], factsOf: () => undefined })
      const total = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)
      const expected = total(now) - total(earlier)
      expect(changes.reduce((sum, { difference }) => sum + difference, 0)).toBe(expected)
      expect(byReason(changes).reduce((sum, { difference }) => sum + difference, 0)).toBe(expected)
      expect(changes.every((change) => change.difference === change.now - change.before)).toBe(true)
    }),
  )
})

test('a person is found by the personal identity code, the number, or a name of its own alone [MON-04]', () => {
  const listed = (rest: Partial<EmployeeListItem>): EmployeeListItem => ({
    personId: 'e-1',
    firstName: 'Eero',
    lastName: 'Mäkelä',
    emailAddress: 'eero@yritys.example',
    employeeType: 'FullTime',
    createdAt: '2025-01-01T08:00:00Z',
    isNew: false,
    benefitTypes: ['lunch'],
    ...rest,
  })
  const held = { personalId: 'p-1', employmentType: 'PartTime', benefitPercentage: 60 } as TopUpBeneficiary
  const find = factsFinder(
    [
      listed({ employeeNumber: '7', employeeType: 'Onhold' }),
      listed({ lastName: 'Sama' }),
      listed({ lastName: 'Sama' }),
      listed({ lastName: 'Oma', endOfBenefit: '2026-10-01' }),
    ],
    [held],
  )
  expect(find(row('p-1', 1))).toMatchObject({ percentage: 60 })
  expect(find(row('p-2', 1, { employeeNumber: '7' }))).toMatchObject({ isOnLeave: true })
  expect(find(row('Oma', 1))).toMatchObject({ endOfBenefit: '2026-10-01' })
  expect(find(row('Sama', 1))).toBeUndefined()
})

test('money of a failed load that came back has its day; what did not has none [MON-04]', () => {
  const load = {
    id: 't-1',
    createdAt: '2026-10-08T10:00:00Z',
    executorFirstName: 'Aino',
    executorLastName: 'Virtanen',
    status: 'closed_with_errors',
    benefitType: 'recreational',
    totalSum: 4500,
    totalSumWithFees: 4600,
  } as const
  const item = (personalId: string, status: 'error' | 'success') =>
    ({ firstName: 'Eero', lastName: 'Mäkelä', personalId, status, amount: 1500 }) as const
  const items = [item('a', 'error'), item('b', 'error'), item('c', 'success')]
  const back = (balanceChange: number, date: string, isDeposit = false): Transaction => ({
    id: date,
    date,
    title: 'x',
    description: '',
    isDeposit,
    transactionType: 'Refund',
    balanceChange,
  })
  const at = (transactions: Transaction[]) =>
    failedItems([{ ...loadOf(load, items), items }], transactions).map(({ personalId, refundedOn }) => [
      personalId,
      refundedOn,
    ])
  expect(at([back(3000, '2026-10-09T07:00:00Z')])).toEqual([
    ['a', '2026-10-09'],
    ['b', '2026-10-09'],
  ])
  // A deposit of the same sum, one of another, and one from before.
  const others = [
    back(3000, '2026-10-09T07:00:00Z', true),
    back(1500, '2026-10-09T07:00:00Z'),
    back(3000, '2026-10-01T07:00:00Z'),
  ]
  expect(at(others).map(([, day]) => day)).toEqual([undefined, undefined])
})
