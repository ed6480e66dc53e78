import type { EmployeeListItem } from '@generated/api/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Month } from '@/domain/months'
import { toMonthLoad } from '@/domain/top-ups/loaded-part'
import type { LoadRow } from '@/employment/load-reports'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { load as anyLoad, loadItem } from '../../../tests/support/loads'
import {
  byReason,
  type Change,
  employeeFinder,
  failedItems,
  hasLeft,
  monthChanges,
  rowsUntil,
  sameDay,
} from './month-changes'

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
    monthChanges({
      month: MONTH,
      now: [],
      before: [],
      failed: [],
      isLunchLoaded: true,
      employeeOf: () => undefined,
      ...source,
    }).map(({ personalId, reason }) => [personalId, reason]),
  )

test('gives each difference a reason, or says that it is unknown [MON-04]', () => {
  const employeeOf = ({ personalId }: LoadRow) =>
    (
      ({
        ended: { employeeType: 'FullTime', endOfBenefit: '2026-10-03' },
        leave: { employeeType: 'Onhold' },
        // The benefit ended after the month's load, which did not include this employee.
        stayed: { employeeType: 'FullTime', endOfBenefit: '2026-10-25' },
        less: { employeeType: 'FullTime', endOfBenefit: '2026-10-25' },
      }) as const
    )[personalId]
  const failed = [
    { personalId: 'failed', benefit: 'lunch', day: plainDate('2026-10-05'), isRefunded: true },
    { personalId: 'later', benefit: 'lunch', day: plainDate('2026-09-03'), isRefunded: false },
  ] as const
  expect(
    reasons({
      employeeOf,
      failed: [...failed],
      now: [
        row('new', 100, { benefitStart: plainDate('2026-09-15') }),
        row('back', 100),
        row('less', 80),
        row('stays', 100),
        row('later', 100),
      ],
      before: [
        before('failed', 100),
        before('ended', 100),
        before('leave', 100),
        before('gone', 100),
        before('stayed', 100),
        before('less', 100),
        before('stays', 100),
      ],
    }),
  ).toEqual({
    new: { kind: 'new', day: '2026-09-15' },
    // The benefit started long ago, and no data explains the missing load.
    back: { kind: 'left-out-before' },
    failed: { kind: 'failed', day: '2026-10-05', isRefunded: true },
    later: { kind: 'failed-before', day: '2026-09-03' },
    ended: { kind: 'ended', day: '2026-10-03' },
    leave: { kind: 'on-leave' },
    gone: { kind: 'left-out' },
    stayed: { kind: 'left-out' },
    less: { kind: 'unknown' },
  })
})

test('employees are needed only if somebody no longer receives a benefit that others do [MON-04]', () => {
  const massage = { benefit: 'massage' } as const
  const now = [row('stays', 100), row('new', 100)]
  expect(hasLeft(now, [before('stays', 50), before('left', 50, massage)])).toBe(false)
  expect(hasLeft(now, [before('stays', 50), before('left', 50)])).toBe(true)
})

test('a change that affects every recipient is a changed load amount [MON-04]', () => {
  const people = ['a', 'b', 'c']
  const all = reasons({ now: people.map((one) => row(one, 120)), before: people.map((one) => before(one, 100)) })
  expect(all).toEqual(Object.fromEntries(people.map((one) => [one, { kind: 'amount', people: 3 }])))
  // A single employee is not enough to infer a changed amount.
  expect(reasons({ now: [row('a', 120)], before: [before('a', 100)] })).toEqual({ a: { kind: 'unknown' } })
})

test('an employee left out of the load does not hide the changed amount of the others [MON-04]', () => {
  const source = {
    now: [row('a', 120), row('b', 120)],
    before: [before('a', 100), before('b', 100), before('gone', 100)],
  }
  const amount = { kind: 'amount', people: 2 }
  expect(reasons(source)).toEqual({ a: amount, b: amount, gone: { kind: 'left-out' } })
})

test('a failed load explains only a smaller sum, one of the month before only a larger sum [MON-04]', () => {
  const on = (day: string, personalId: string) =>
    ({ personalId, benefit: 'lunch', day: plainDate(day), isRefunded: false }) as const
  const found = reasons({
    failed: [on('2026-10-05', 'more'), on('2026-09-03', 'less')],
    now: [row('more', 120), row('less', 80)],
    before: [before('more', 100), before('less', 90)],
  })
  expect(found).toEqual({ more: { kind: 'unknown' }, less: { kind: 'unknown' } })
})

test.each([
  ['2026-10-04', { kind: 'ended', day: '2026-10-04' }],
  ['2026-10-05', { kind: 'left-out' }],
  ['2026-10-10', { kind: 'left-out' }],
])('a benefit that ended on %s, with loads on the 5th and later, gives the reason %j [MON-04]', (day, reason) => {
  const days = ['2026-10-20', '2026-10-05', '2026-10-12'].map((one) => row(one, 100, { day: plainDate(one) }))
  const found = reasons({
    employeeOf: () => ({ employeeType: 'FullTime', endOfBenefit: day }),
    now: days,
    before: [before('gone', 100)],
  })
  expect(found['gone']).toEqual(reason)
})

test.each([
  [undefined, 'left-out-before'],
  ['2026-08-31', 'left-out-before'],
  ['2026-09-01', 'new'],
])('an employee whose benefit began on %s, with a load only in October, is: %s [MON-04]', (start, kind) => {
  const now = [row('a', 100, { benefitStart: start === undefined ? undefined : plainDate(start) })]
  expect(reasons({ now, before: [before('b', 100)] })['a']?.kind).toBe(kind)
})

test('lists the reason of most changes first, with its number and total [MON-04]', () => {
  const change = (kind: 'left-out' | 'unknown' | 'on-leave', difference: number) =>
    ({ reason: { kind }, difference: cents(difference) }) as Change
  const changes = [change('left-out', -100), change('unknown', 30), change('on-leave', -5), change('unknown', 40)]
  expect(byReason([...changes, change('unknown', 1), change('on-leave', -5)])).toEqual([
    { kind: 'unknown', count: 3, difference: 71 },
    { kind: 'on-leave', count: 2, difference: -10 },
    { kind: 'left-out', count: 1, difference: -100 },
  ])
})

test('a yearly benefit is not reported as missing per employee [MON-04]', () => {
  const massage = { benefit: 'massage' } as const
  expect(reasons({ now: [row('a', 1, massage)], before: [before('b', 2)] })).toEqual({
    a: { kind: 'not-loaded-before' },
    b: { kind: 'not-loaded' },
  })
})

test('the differences add up to the difference of the months [MON-04]', () => {
  const rows = fc.array(fc.record({ person: fc.integer({ min: 1, max: 9 }), amount: fc.integer({ min: 1, max: 999 }) }))
  fc.assert(
    fc.property(rows, rows, (has, had) => {
      const now = has.map(({ person, amount }) => row(String(person), amount))
      const earlier = had.map(({ person, amount }) => before(String(person), amount))
      const changes = monthChanges({
        month: MONTH,
        now,
        before: earlier,
        failed: [],
        isLunchLoaded: true,
        employeeOf: () => undefined,
      })
      const total = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)
      const expected = total(now) - total(earlier)
      expect(changes.reduce((sum, { difference }) => sum + difference, 0)).toBe(expected)
      expect(byReason(changes).reduce((sum, { difference }) => sum + difference, 0)).toBe(expected)
      expect(changes.every((change) => change.difference === change.now - change.before)).toBe(true)
    }),
  )
})

test('matches employees by number or unique name [MON-04]', () => {
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
  const find = employeeFinder([
    listed({ employeeNumber: '7', employeeType: 'Onhold' }),
    listed({ lastName: 'Sama' }),
    listed({ lastName: 'Sama' }),
    listed({ lastName: 'Oma', endOfBenefit: '2026-10-01' }),
  ])
  expect(find(row('p-2', 1, { employeeNumber: '7' }))).toMatchObject({ employeeType: 'Onhold' })
  expect(find(row('Oma', 1))).toMatchObject({ endOfBenefit: '2026-10-01' })
  expect(find(row('Sama', 1))).toBeUndefined()
  expect(find(row('Muu', 1))).toBeUndefined()
})

test.each([
  [3000, true],
  [0, false],
  // The rest of the month is still to come.
  [1500, false],
  [undefined, false],
])('with %s cents back on the account, a failed part is refunded: %s [MON-04]', (refundedSum, isRefunded) => {
  const load = anyLoad({
    loadedOn: '2026-10-08',
    status: 'closed_with_errors',
    benefitType: 'recreational',
    totalSum: 4500,
    refundedSum,
  })
  const item = (personalId: string, status: 'error' | 'success') => loadItem(status, { personalId, amount: 1500 })
  const items = [item('a', 'error'), item('b', 'error'), item('c', 'success')]
  const failed = { benefit: 'recreational', day: '2026-10-08', isRefunded }
  expect(failedItems(toMonthLoad(load, items), items)).toEqual([
    { personalId: 'a', ...failed },
    { personalId: 'b', ...failed },
  ])
})

test('without lunch loads, every difference of lunch comes from requests [MON-04]', () => {
  const massage = row('other', 1, { benefit: 'massage' })
  const source = { now: [row('a', 120), row('new', 1), massage], before: [before('a', 100), before('gone', 5)] }
  const requested = { kind: 'requested' }
  const other = { kind: 'not-loaded-before' }
  expect(reasons({ ...source, isLunchLoaded: false })).toEqual({ a: requested, new: requested, gone: requested, other })
})

test.each([
  ['2026-10-22', '2026-09-22'],
  ['2026-10-31', undefined],
  ['2026-11-02', undefined],
])('on %s October is compared with September up to %s [MON-04]', (today, day) => {
  const until = sameDay(MONTH, plainDate(today))
  expect(until).toBe(day)
  const rows = ['2026-09-22', '2026-09-23'].map((one) => before('a', 1, { day: plainDate(one) }))
  expect(rowsUntil(until, rows)).toEqual(day ? rows.slice(0, 1) : rows)
})

test('compares the whole month if it has fewer days [MON-04]', () => {
  expect(sameDay('2026-03' as Month, plainDate('2026-03-30'))).toBe('2026-02-28')
})
