import { m } from '@generated/messages/messages.js'
import { describe, expect, test } from 'vitest'
import { formatDate, type PlainDate, plainDate } from '@/values/dates/plain-date'
import { endOfBenefitError } from './employee-form'
import {
  enabledFields,
  endOfFundsOf,
  type FormMode,
  focusesPercentage,
  maxPercentage,
  offeredTypes,
  onHoldRefused,
  type PendingLoads,
  percentageFor,
  placesLeft,
  startsFarAhead,
  type TypeChoice,
} from './employment-rules'

const TODAY = plainDate('2026-03-10')
const YESTERDAY = plainDate('2026-03-09')
const TOMORROW = plainDate('2026-03-11')

describe('type and percentage', () => {
  // Type before (percentage 60, for full time 100) → type after: the expected percentage.
  const TABLE: [FormMode, TypeChoice, TypeChoice, string][] = [
    ['edit', 'FullTime', 'PartTime', ''],
    ['edit', 'FullTime', 'TemporaryEmployed', ''],
    ['edit', 'FullTime', 'Onhold', '100'],
    ['edit', 'FullTime', 'Dropped', '100'],
    ['edit', 'FullTime', '', ''],
    ['edit', 'PartTime', 'FullTime', '100'],
    ['edit', 'PartTime', 'TemporaryEmployed', ''],
    ['edit', 'PartTime', 'Onhold', '60'],
    ['edit', 'PartTime', 'Dropped', '60'],
    ['edit', 'PartTime', '', ''],
    ['edit', 'TemporaryEmployed', 'FullTime', '100'],
    ['edit', 'TemporaryEmployed', 'PartTime', ''],
    ['edit', 'TemporaryEmployed', 'Onhold', '60'],
    ['edit', 'TemporaryEmployed', 'Dropped', '60'],
    ['edit', 'TemporaryEmployed', '', ''],
    ['edit', 'Onhold', 'FullTime', '100'],
    ['edit', 'Onhold', 'PartTime', ''],
    ['edit', 'Onhold', 'TemporaryEmployed', ''],
    ['edit', 'Onhold', 'Dropped', '60'],
    ['edit', 'Onhold', '', ''],
    ['edit', '', 'FullTime', '100'],
    ['edit', '', 'PartTime', ''],
    ['edit', '', 'Onhold', '60'],
    ['add', '', 'FullTime', '100'],
    ['add', '', 'PartTime', '60'],
    ['add', '', 'TemporaryEmployed', '60'],
    ['add', 'FullTime', 'PartTime', ''],
    ['add', 'FullTime', 'TemporaryEmployed', ''],
    ['add', 'PartTime', 'TemporaryEmployed', '60'],
    ['add', 'PartTime', 'FullTime', '100'],
    ['add', 'PartTime', '', ''],
    ['add', 'TemporaryEmployed', 'PartTime', '60'],
    ['add', 'TemporaryEmployed', 'Dropped', '60'],
  ]
  test.each(TABLE)('%s: from "%s" to "%s" gives "%s" [EMP-05]', (mode, before, after, percentage) => {
    expect(percentageFor(after, before, before === 'FullTime' ? '100' : '60', mode)).toBe(percentage)
  })

  test('a typed 100, which part time does not allow, stays for a temporary employee [EMP-05]', () => {
    expect(percentageFor('TemporaryEmployed', 'PartTime', '100', 'add')).toBe('100')
  })

  test.each<[TypeChoice, boolean, boolean, boolean]>([
    // Columns: type, is the type enabled, the percentage, the lunch days.
    ['FullTime', true, false, true],
    ['PartTime', true, true, true],
    ['TemporaryEmployed', true, true, true],
    ['Onhold', true, false, false],
    ['Dropped', false, false, false],
    ['', true, false, true],
  ])('the type "%s" enables its fields [EMP-05] [EMP-07] [EMP-09]', (type, employeeType, employeePercentage, days) => {
    expect(enabledFields(type)).toEqual({ employeeType, employeePercentage, daysForLunari: days })
  })

  test('types that need a percentage focus it, but only in the edit form [EMP-05]', () => {
    expect(focusesPercentage('PartTime', 'edit')).toBe(true)
    expect(focusesPercentage('TemporaryEmployed', 'edit')).toBe(true)
    expect(focusesPercentage('FullTime', 'edit')).toBe(false)
    expect(focusesPercentage('Onhold', 'edit')).toBe(false)
    expect(focusesPercentage('PartTime', 'add')).toBe(false)
  })

  test('part time is at most 99 % [EMP-12]', () => {
    expect(maxPercentage('PartTime')).toBe(99)
    expect(maxPercentage('TemporaryEmployed')).toBe(100)
  })

  test('on hold is offered only in the edit form, dropped never [EMP-06] [EMP-07]', () => {
    expect(offeredTypes('add')).toEqual(['FullTime', 'PartTime', 'TemporaryEmployed'])
    expect(offeredTypes('edit')).toEqual(['FullTime', 'PartTime', 'TemporaryEmployed', 'Onhold'])
  })
})

describe('end of benefit', () => {
  test('funds expire the given number of days after the end date [EMP-08]', () => {
    expect(endOfFundsOf(plainDate('2026-02-28'), 30)).toBe('2026-03-30')
    expect(endOfFundsOf(plainDate('2026-03-10'), 0)).toBe('2026-03-10')
  })

  const FREE = undefined
  const WAITING = plainDate('2026-03-20')
  const LOADING = 'in-progress'
  test.each<[PlainDate | null, PlainDate | null, PendingLoads, string | undefined]>([
    [null, null, FREE, undefined],
    [null, TOMORROW, WAITING, undefined],
    [TODAY, null, FREE, undefined],
    [TOMORROW, null, FREE, undefined],
    [YESTERDAY, null, FREE, m.employees_error_end_past()],
    [YESTERDAY, YESTERDAY, FREE, undefined],
    [YESTERDAY, null, WAITING, m.employees_error_end_past()],
    [plainDate('2026-03-19'), null, WAITING, m.employees_end_waits({ date: '20.03.2026' })],
    [plainDate('2026-03-20'), null, WAITING, m.employees_end_waits({ date: '20.03.2026' })],
    [plainDate('2026-03-19'), plainDate('2026-03-19'), WAITING, undefined],
    [TOMORROW, null, LOADING, m.employees_error_end_loads_pending()],
  ])(
    'the end date %s with saved date %s and loads %s: %s [EMP-08] [EMP-12] [EMP-18]',
    (date, saved, pending, refused) => {
      const values = { startOfBenefit: '', endOfBenefit: date === null ? '' : formatDate(date) }
      const error = endOfBenefitError(values, saved === null ? {} : { endOfBenefit: saved }, TODAY, pending)
      expect(error?.()).toBe(refused)
    },
  )

  test.each<[TypeChoice, TypeChoice, boolean]>([
    ['Onhold', 'FullTime', true],
    ['Onhold', 'Onhold', false],
    ['PartTime', 'FullTime', false],
  ])('"%s" instead of "%s" while loads are pending is refused: %s [EMP-06]', (type, saved, refused) => {
    expect(onHoldRefused(type, saved, WAITING)).toBe(refused)
    expect(onHoldRefused(type, saved, LOADING)).toBe(refused)
    expect(onHoldRefused(type, saved, FREE)).toBe(false)
  })
})

test('counts how many employees can still be added [CRD-11]', () => {
  expect(placesLeft(38, 100)).toBe(62)
  expect(placesLeft(100, 100)).toBe(0)
  expect(placesLeft(120, 100)).toBe(0)
})

test.each([
  ['2027-03-10', false],
  ['2027-03-11', true],
  ['2026-03-10', false],
])('on 10.3.2026 a start on %s is more than a year ahead: %s [EMP-12]', (start, isFar) => {
  expect(startsFarAhead(plainDate(start), plainDate('2026-03-10'))).toBe(isFar)
})
