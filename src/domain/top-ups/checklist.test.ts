import type { EmployeeListItem, RequestedLoads, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { cents, formatEuros } from '@/values/numbers/money'
import { EERO, listItem } from '../../../tests/support/employees'
import { load as anyLoad } from '../../../tests/support/loads'
import type { Month } from '../months'
import {
  loadItem,
  missingItems,
  nextLoads,
  openLoadsOf,
  openLoadsSince,
  requestsItem,
  scheduledLoads,
  shortageItem,
} from './checklist'
import { LARGEST_DEPOSIT } from './forecast'

const today = plainDate('2026-11-22')
const employee = (benefitTypes: EmployeeListItem['benefitTypes'], endOfBenefit?: string): EmployeeListItem => ({
  ...listItem(EERO),
  benefitTypes,
  endOfBenefit,
})
const load = (rest: Partial<TopUpLoad>) => anyLoad({ createdAt: '2026-10-08T08:00:00Z', ...rest })

test('a benefit that more than half have is missing from the others, unless theirs has ended [MON-05]', () => {
  const people = [
    employee(['lunch', 'massage']),
    employee(['lunch']),
    employee(['massage']),
    employee([]),
    employee(['lunch']),
    // The benefit ended today, so it is not missing.
    employee([], '2026-11-22'),
  ]
  expect(missingItems(people, today)).toEqual([
    {
      kind: 'employees',
      text: m.month_missing({ benefit: m.benefits_lunch(), count: '2' }),
      path: '/beneficiaries',
      search: { benefit: 'no-lunch' },
    },
  ])
  expect(missingItems([], today)).toEqual([])
  expect(missingItems([employee(['lunch']), employee([])], today)).toEqual([])
  expect(missingItems([employee(['lunch']), employee(['lunch'])], today)).toEqual([])
})

test.each([
  ['several kinds', undefined, m.month_money_missing, 48_606, 48_606],
  ['scheduled loads', 'scheduled', m.month_money_missing, 48_606, 48_606],
  ['expected loads', 'expected', m.month_money_missing_expected, 48_606, 48_606],
  // More than one deposit takes.
  ['requests', 'requests', m.month_money_missing_requests, 9_000_000, LARGEST_DEPOSIT],
] as const)(
  'missing money for %s of a day leads to a deposit of it [HOM-03] [MON-05]',
  (_, kind, text, missing, amount) => {
    const date = plainDate('2026-12-01')
    expect(shortageItem({ date, kind, missing: cents(missing), transferBy: undefined })).toEqual({
      kind: 'money',
      text: text({ sum: formatEuros(cents(missing)), date: '01.12.2026' }),
      path: '/load-account',
      search: { amount },
    })
  },
)

test('open load requests have a number and a sum [REQ-05]', () => {
  const requests = (totalRequestedLoads: number, totalRequestedLoadsAmount: number) =>
    requestsItem({ totalRequestedLoads, totalRequestedLoadsAmount } as RequestedLoads)
  expect(requests(3, 4500)).toEqual([
    {
      kind: 'requests',
      text: 'Latauspyyntöjä odottaa: 3, yhteensä 45,00\u00a0€',
      path: '/load-account/requested-loads',
    },
  ])
  expect(requests(0, 0)).toEqual([])
})

test('a load that needs attention says why and leads to its page [MON-05] [HOM-03]', () => {
  expect(loadItem(load({ id: 'load-7', status: 'payment_not_received', scheduledOn: '2026-10-27' }))).toEqual({
    kind: 'load',
    text: 'Lataus jäi tekemättä, koska saldo ei riittänyt tai maksu ei saapunut: Lounasetu 27.10.2026, 10,00\u00a0€',
    path: '/reports/topups/load-7',
  })
})

test('texts of a load that was not paid name both reasons, a balance too small and an unpaid invoice [TOP-16]', () => {
  const texts = [
    m.month_load_unpaid({ benefit: m.benefits_lunch(), date: '27.10.2026', sum: '10,00 €' }),
    m.reports_about_payment_not_received(),
    m.top_up_unpaid_text(),
  ]
  for (const text of texts) expect(text).toContain('koska saldo ei riittänyt tai maksu ei saapunut')
})

test('finds the loads of a month that failed, expired, await payment or have an unknown status, and separately its scheduled ones [MON-05] [CTR-07]', () => {
  const loads = [
    load({ id: 'late', status: 'waiting_for_load_date', scheduledOn: '2026-12-15' }),
    load({ id: 'soon', status: 'payment_confirmed_waiting_for_load_date', scheduledOn: '2026-12-01' }),
    load({ id: 'next', status: 'waiting_for_load_date', scheduledOn: '2027-01-01' }),
    load({ id: 'done', scheduledOn: '2026-12-02' }),
    load({ id: 'unpaid', status: 'payment_not_received', scheduledOn: '2026-10-27' }),
    load({ id: 'waits', status: 'waiting_for_payment', createdAt: '2026-10-28T08:00:00Z' }),
    load({ id: 'gone', status: 'expired', createdAt: '2026-10-01T08:00:00Z' }),
    load({ id: 'part', status: 'closed_with_errors' }),
    load({ id: 'new', status: 'paused' as TopUpLoad['status'], createdAt: '2026-10-30T08:00:00Z' }),
    // Ordered in October, but loaded after payment in November.
    load({ id: 'paid late', status: 'closed_with_errors', loadedOn: '2026-11-02' }),
    // In Helsinki this instant is already in the next month.
    load({ id: 'other', status: 'closed_with_errors', createdAt: '2026-10-31T22:30:00Z' }),
    load({}),
  ]
  expect(scheduledLoads('2026-12' as Month, loads)?.map(({ id }) => id)).toEqual(['soon', 'late'])
  expect(openLoadsOf('2026-10' as Month, loads).map(({ id }) => id)).toEqual(['gone', 'part', 'unpaid', 'waits', 'new'])
})

test('a load of unknown status may be the scheduled one of its month [MON-05] [CTR-07]', () => {
  const unknown = load({ status: 'paused' as TopUpLoad['status'], scheduledOn: '2026-12-15' })
  expect(scheduledLoads('2026-12' as Month, [unknown])).toBeUndefined()
  expect(scheduledLoads('2026-11' as Month, [unknown])).toEqual([])
  const scheduled = load({ status: 'waiting_for_load_date', scheduledOn: '2026-12-08' })
  expect(scheduledLoads('2026-12' as Month, [unknown, scheduled])).toEqual([scheduled])
  // A load without a load date is not scheduled, even if its status is not known.
  expect(scheduledLoads('2026-10' as Month, [load({ status: unknown.status })])).toEqual([])
})

test('finds the loads since a day that need attention, the latest first [HOM-03]', () => {
  const loads = [
    load({ id: 'before', status: 'closed_with_errors', scheduledOn: '2026-10-22' }),
    load({ id: 'first', status: 'expired', scheduledOn: '2026-10-23' }),
    load({ id: 'ahead', status: 'waiting_for_payment', scheduledOn: '2026-12-08' }),
    load({ scheduledOn: '2026-11-02' }),
  ]
  expect(openLoadsSince(plainDate('2026-10-23'), loads).map(({ id }) => id)).toEqual(['ahead', 'first'])
})

test('the next loads end with the next loading day, not with today’s own [MON-05] [HOM-03]', () => {
  const expected = (date: string, amount: number) => ({
    kind: 'expected' as const,
    date: plainDate(date),
    amount: cents(amount),
  })
  const days = [today, plainDate('2026-12-01'), plainDate('2027-01-01')]
  const planned = days.map((day) => expected(day, 100))
  expect(nextLoads(cents(150), { days, planned }, today)).toMatchObject({
    shortage: { date: '2026-12-01', missing: 50 },
  })
  expect(nextLoads(cents(200), { days, planned }, today)).toMatchObject({ shortage: undefined, missingInAll: 0 })
  // Loads after the next loading day may be known: the answer says up to which day it looks.
  expect(nextLoads(cents(0), { days, planned: planned.slice(2) }, today)).toMatchObject({
    rows: [],
    until: '2026-12-01',
  })
  // Without a future loading day only today's loads count.
  expect(nextLoads(cents(0), { days: [], planned }, today)).toMatchObject({ missingInAll: 100 })
})
