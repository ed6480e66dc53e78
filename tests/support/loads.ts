import type { TopUpItemStatus, TopUpLoad, TopUpLoadItem } from '@generated/api/model'

/** A load of the company's list: 10,00 € of lunch, made on 1 March 2026. */
export const load = (more: Partial<TopUpLoad> = {}): TopUpLoad => ({
  id: 't-1',
  createdAt: '2026-03-01T08:00:00Z',
  executorFirstName: 'Aino',
  executorLastName: 'Virtanen',
  status: 'success',
  benefitType: 'lunch',
  totalSum: 1000,
  totalSumWithFees: 1100,
  ...more,
})

/** One employee's part in the report of a load. */
export const loadItem = (status: TopUpItemStatus, more: Partial<TopUpLoadItem> = {}): TopUpLoadItem => ({
  firstName: 'Eero',
  lastName: 'Mäkelä',
  personalId: '010190-900P',
  amount: 1000,
  status,
  ...more,
})
