import type { EmployeeListItem, TopUpLoad } from '@generated/api/model'
import { expect, test } from 'vitest'
import type { Month } from '@/domain/months'
import { plainDate } from '@/values/plain-date'
import { missingBenefits, openLoadsOf, scheduledLoads } from './checklist'

const today = plainDate('2026-11-22')
const employee = (benefitTypes: EmployeeListItem['benefitTypes'], endOfBenefit?: string): EmployeeListItem => ({
  personId: 'e-1',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  emailAddress: 'eero@yritys.example',
  employeeType: 'FullTime',
  createdAt: '2025-01-01T08:00:00Z',
  isNew: false,
  benefitTypes,
  endOfBenefit,
})
const load = (rest: Partial<TopUpLoad>): TopUpLoad => ({
  id: 't-1',
  createdAt: '2026-10-08T08:00:00Z',
  executorFirstName: 'Aino',
  executorLastName: 'Virtanen',
  status: 'success',
  benefitType: 'lunch',
  totalSum: 1000,
  totalSumWithFees: 1100,
  ...rest,
})

test('a benefit that more than half hold is missed by the others, unless theirs has ended [MON-05]', () => {
  const people = [
    employee(['lunch', 'massage']),
    employee(['lunch']),
    employee(['massage']),
    employee([]),
    employee(['lunch']),
    // The benefit ended today, so it is not missing.
    employee([], '2026-11-22'),
  ]
  expect(missingBenefits(people, today)).toEqual([{ benefit: 'lunch', count: 2 }])
  expect(missingBenefits([], today)).toEqual([])
})

test('a month keeps its loads that failed, expired or wait for payment, and its scheduled ones alone [MON-05]', () => {
  const loads = [
    load({ id: 'late', status: 'waiting_for_load_date', scheduledOn: '2026-12-15' }),
    load({ id: 'soon', status: 'payment_confirmed_waiting_for_load_date', scheduledOn: '2026-12-01' }),
    load({ id: 'next', status: 'waiting_for_load_date', scheduledOn: '2027-01-01' }),
    load({ id: 'unpaid', status: 'payment_not_received', scheduledOn: '2026-10-27' }),
    load({ id: 'waits', status: 'waiting_for_payment', createdAt: '2026-10-28T08:00:00Z' }),
    load({ id: 'gone', status: 'expired', createdAt: '2026-10-01T08:00:00Z' }),
    load({ id: 'part', status: 'closed_with_errors' }),
    // Ordered in October, but loaded after payment in November.
    load({ id: 'paid late', status: 'closed_with_errors', loadedOn: '2026-11-02' }),
    // In Helsinki this instant is already in the next month.
    load({ id: 'other', status: 'closed_with_errors', createdAt: '2026-10-31T22:30:00Z' }),
    load({}),
  ]
  expect(scheduledLoads('2026-12' as Month, loads).map(({ id }) => id)).toEqual(['soon', 'late'])
  expect(openLoadsOf('2026-10' as Month, loads).map(({ id }) => id)).toEqual(['gone', 'part', 'unpaid', 'waits'])
})
