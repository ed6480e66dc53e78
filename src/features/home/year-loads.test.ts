import type { TopUpLoad } from '@generated/api/model'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { loadsOfYear } from './year-loads'

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

test('what was loaded this year is told by benefit, without what failed or lies ahead [HOM-03]', () => {
  const loads = [
    load({}),
    load({ totalSum: 250 }),
    load({ benefitType: 'recreational', totalSum: 4000 }),
    load({ status: 'in_progress' }),
    load({ status: 'payment_not_received' }),
    load({ status: 'waiting_for_load_date', scheduledOn: '2026-05-04' }),
    // Still last year in Helsinki, and already this one.
    load({ createdAt: '2025-12-31T21:59:00Z' }),
    load({ createdAt: '2025-12-31T22:00:00Z', totalSum: 5 }),
    // Made last year for a day of this one.
    load({ createdAt: '2025-12-20T08:00:00Z', scheduledOn: '2026-01-02', totalSum: 70 }),
  ]
  const expected = [
    { benefit: 'lunch', sum: 1325 },
    { benefit: 'recreational', sum: 4000 },
  ]
  expect(loadsOfYear(loads, plainDate('2026-03-10'))).toEqual({ sums: expected, isPartial: false })
  const partial = loadsOfYear([load({ status: 'closed_with_errors' })], plainDate('2026-03-10'))
  expect(partial).toEqual({ sums: [], isPartial: true })
})
