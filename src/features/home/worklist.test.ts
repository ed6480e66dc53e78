import type { EmployeeListItem, TopUpLoad } from '@generated/api/model'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { failedLoads, nextLoad, requestsItem, withoutBenefit } from './worklist'

const today = plainDate('2026-03-10')
const load = (rest: Partial<TopUpLoad>): TopUpLoad => ({
  id: 't-1',
  createdAt: '2026-03-01T08:00:00Z',
  executorFirstName: 'Aino',
  executorLastName: 'Virtanen',
  status: 'success',
  benefitType: 'lunch',
  totalSum: 1000,
  totalSumWithFees: 1100,
  ...rest,
})
const employee = (rest: Partial<EmployeeListItem>): EmployeeListItem => ({
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

test('a load that failed within 30 days is work, with the way to it [HOM-03]', () => {
  const loads = [
    load({ id: 't-1', status: 'closed_with_errors', scheduledOn: '2026-03-02' }),
    load({ id: 't-2', status: 'payment_not_received', createdAt: '2026-02-07T23:30:00Z' }),
    load({ id: 't-3', status: 'closed_with_errors', scheduledOn: '2026-02-07' }),
    load({ id: 't-4' }),
  ]
  expect(failedLoads(loads, today)).toEqual([
    { kind: 'failed-load', path: '/reports/topups/t-1', benefit: 'lunch', date: '2026-03-02' },
    // A direct load has the day of Helsinki on which it was made.
    { kind: 'failed-load', path: '/reports/topups/t-2', benefit: 'lunch', date: '2026-02-08' },
  ])
})

test('open requests are work with their number and sum [REQ-05]', () => {
  const requests = { requestedLoads: [], currentBalance: 0, totalRequestedLoads: 3, totalRequestedLoadsAmount: 4500 }
  expect(requestsItem(requests)).toMatchObject([{ kind: 'requests', count: 3, sum: 4500 }])
  expect(requestsItem({ ...requests, totalRequestedLoads: 0, totalRequestedLoadsAmount: 0 })).toEqual([])
})

test('people without a benefit are counted, unless theirs has ended [EMP-14]', () => {
  const none = employee({ benefitTypes: [] })
  const people = [none, employee({}), employee({ benefitTypes: [], endOfBenefit: '2026-03-10' })]
  expect(withoutBenefit(people, today)).toMatchObject([{ kind: 'without-benefit', count: 1 }])
  expect(withoutBenefit([employee({})], today)).toEqual([])
})

test('the next load is the earliest that waits for its day [HOM-03]', () => {
  const waiting = (scheduledOn: string) => load({ status: 'waiting_for_load_date', scheduledOn })
  expect(nextLoad([waiting('2026-05-01'), waiting('2026-04-01'), load({ scheduledOn: '2026-03-11' })], today)).toEqual({
    date: '2026-04-01',
    benefit: 'lunch',
  })
  expect(nextLoad([load({})], today)).toBeUndefined()
})
