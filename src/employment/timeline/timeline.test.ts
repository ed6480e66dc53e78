import type { Employee, TopUpItemStatus, TopUpLoadDetail } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { benefitName } from '@/domain/benefit-names'
import { plainDate } from '@/values/dates/plain-date'
import { cents, formatEuros } from '@/values/numbers/money'
import { EERO } from '../../../tests/support/employees'
import { load as anyLoad, loadItem } from '../../../tests/support/loads'
import { timeline, whyLeftOut } from './timeline'

const ME = '140585-912D'
const employee = (rest: Partial<Employee> = {}): Employee => ({
  ...EERO,
  personalId: ME,
  startOfBenefit: '2026-01-01',
  createdAt: '2025-12-20T08:00:00Z',
  ...rest,
})
const load = (id: string, day: string, items: [string, TopUpItemStatus][], rest: Partial<TopUpLoadDetail> = {}) => ({
  ...anyLoad({ id, createdAt: `${day}T08:00:00Z` }),
  topUpLoadItems: items.map(([personalId, status]) => loadItem(status, { personalId })),
  ...rest,
})

/** What the loads of the tests give. */
const LUNCH = { benefit: benefitName('lunch'), sum: formatEuros(cents(1000)) }
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00:00+02:00'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const SINCE = plainDate('2026-09-01')
const tell = (source: Partial<Parameters<typeof timeline>[0]>) =>
  timeline({ personalId: ME, employee: employee(), loads: [], rows: [], requests: [], since: SINCE, ...source }).map(
    ({ day, text }) => `${day} ${text()}`,
  )

const ADDED = { createdAt: '2026-10-06T08:00:00Z' }
test.each([
  [{}, 'lunch', m.why_rule_unknown()],
  [ADDED, 'lunch', m.why_rule_not_added({ date: '06.10.2026' })],
  [{ startOfBenefit: '2026-10-06' }, 'lunch', m.why_rule_not_started({ date: '06.10.2026' })],
  [{ startOfBenefit: '2026-11-02' }, 'lunch', m.why_rule_starts({ date: '02.11.2026' })],
  // Both the first and the last day belong to the benefit.
  [{ startOfBenefit: '2026-10-05' }, 'lunch', m.why_rule_unknown()],
  [{ endOfBenefit: '2026-10-05' }, 'lunch', m.why_rule_unknown()],
  [{ endOfBenefit: '2026-10-04' }, 'lunch', m.why_rule_ended({ date: '04.10.2026' })],
  [{}, 'massage', m.why_rule_no_benefit()],
  [{ employeeType: 'Onhold' }, 'lunch', m.why_rule_on_leave()],
  // TOP-03: an employee on leave can receive other benefits.
  [{ employeeType: 'Onhold', benefitTypes: ['massage'] }, 'massage', m.why_rule_unknown()],
] as const)('with %j, a load of %s was missed: %s [WHY-02]', (rest, benefit, why) => {
  expect(whyLeftOut(employee(rest as Partial<Employee>), benefit, plainDate('2026-10-05'))).toBe(why)
})

test('gives no reason for an unknown person [WHY-02]', () => {
  expect(whyLeftOut(undefined, 'lunch', plainDate('2026-10-05'))).toBe(m.why_rule_unknown())
})

test('lists received, failed, waiting, unpaid and missed loads in order [WHY-01]', () => {
  expect(
    tell({
      employee: employee({
        createdAt: '2026-09-02T08:00:00Z',
        startOfBenefit: '2026-09-03',
        endOfBenefit: '2026-12-31',
      }),
      loads: [
        load('t-1', '2026-09-05', [[ME, 'success']]),
        load('t-2', '2026-10-05', [[ME, 'error']], { status: 'closed_with_errors' }),
        load('t-3', '2026-11-05', [['other', 'success']]),
        load('t-4', '2026-11-06', [[ME, 'scheduled']], { status: 'waiting_for_load_date', scheduledOn: '2026-12-01' }),
        load('t-5', '2026-11-07', [[ME, 'payment_not_received']], { status: 'payment_not_received' }),
        // A load that nobody received excluded nobody.
        load('t-6', '2026-11-08', [['other', 'canceled']], { status: 'canceled' }),
        // Two loads on one day, for different people.
        load('t-7', '2026-11-09', [[ME, 'success']]),
        load('t-8', '2026-11-09', [['other', 'success']]),
      ],
    }),
  ).toEqual([
    `2026-12-31 ${m.why_ends()}`,
    `2026-12-01 ${m.why_waiting(LUNCH)}`,
    `2026-11-09 ${m.why_got(LUNCH)}`,
    `2026-11-07 ${m.why_not_loaded(LUNCH)}`,
    `2026-11-05 ${m.why_left_out(LUNCH)} ${m.why_rule_unknown()}`,
    `2026-10-05 ${m.why_failed(LUNCH)}`,
    `2026-09-05 ${m.why_got(LUNCH)}`,
    `2026-09-03 ${m.why_started()}`,
    `2026-09-02 ${m.why_added()}`,
  ])
})

test('distinguishes lunch from outside the company’s loads and open load requests [WHY-01]', () => {
  const row = (personalId: string, amount: number, day: string) =>
    ({ personalId, benefit: 'lunch', amount: cents(amount), day: plainDate(day) }) as const
  const request = {
    requestId: 'r-1',
    firstName: 'Eero',
    lastName: 'Mäkelä',
    benefit: 'lunch',
    requestMonth: '2026-11',
  } as const
  expect(
    tell({
      loads: [load('t-1', '2026-10-05', [[ME, 'success']])],
      rows: [row(ME, 1000, '2026-10-05'), row(ME, 700, '2026-10-09'), row('other', 700, '2026-10-09')],
      requests: [
        { ...request, personalId: ME, amount: 5, requestDate: '2026-11-20' },
        { ...request, personalId: ME, amount: 7, requestDate: '2026-10-20', requestMonth: '2026-12' },
        { ...request, personalId: 'other', amount: 5, requestDate: '2026-11-20' },
      ],
    }),
  ).toEqual([
    `2026-11-20 ${m.why_requested({ ...LUNCH, sum: formatEuros(cents(5)) })}`,
    // Before its month a request does not wait for money.
    `2026-10-20 ${m.why_requested_early({ ...LUNCH, sum: formatEuros(cents(7)) })}`,
    `2026-10-09 ${m.why_got_otherwise({ ...LUNCH, sum: formatEuros(cents(700)) })}`,
    `2026-10-05 ${m.why_got(LUNCH)}`,
  ])
  // Of equal amounts the one nearest to the load's day is the load's.
  expect(
    tell({
      loads: [load('t-1', '2026-10-05', [[ME, 'success']])],
      rows: [row(ME, 1000, '2026-09-20'), row(ME, 1000, '2026-10-05')],
    }),
  ).toEqual([`2026-10-05 ${m.why_got(LUNCH)}`, `2026-09-20 ${m.why_got_otherwise(LUNCH)}`])
})
