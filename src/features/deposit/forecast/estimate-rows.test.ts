import type { Benefit, DepositEstimation } from '@generated/api/model'
import { expect, test } from 'vitest'
import { countedBenefits } from '@/domain/benefit-names'
import { estimateTotals, estimationChoices, firstChoices } from './estimate-rows'

const benefit = (type: Benefit['type'], state: Benefit['state']): Benefit => ({
  id: type,
  type,
  state,
  status: 'Active',
})

test('benefits in use are counted, lunch first; the suggestion covers two months of lunch [DEP-03]', () => {
  const types = countedBenefits([
    benefit('transport', 'active'),
    benefit('massage', 'available'),
    benefit('lunch', 'active'),
  ])
  expect(types).toEqual(['lunch', 'transport'])
  expect(estimationChoices(types).map(({ key }) => key)).toEqual([
    'lunch:current',
    'lunch:next',
    'transport:current',
    'transport:next',
  ])
  expect(firstChoices(types)).toEqual(['lunch:current', 'lunch:next'])
  expect(firstChoices(['massage'])).toEqual(['massage:current', 'massage:next'])
})

const estimation = (suggested: number): DepositEstimation => ({
  requestedLoads: { numberOfRequests: 2, value: 10_000, commission: 250, commissionVAT: 64 },
  benefits: [
    { type: 'lunch', month: 'current', value: 20_000, commission: 500, commissionVAT: 128, numberOfEmployees: 3 },
    { type: 'lunch', month: 'next', value: 30_000, commission: 750, commissionVAT: 191, numberOfEmployees: 3 },
  ],
  currentBalance: 1000,
  totalSuggestedTransfer: suggested,
})

test.each([
  [true, 61_883, { commission: 1500, commissionVat: 383, needed: 61_883 }],
  [false, 51_569, { commission: 1250, commissionVat: 319, needed: 51_569 }],
])('sums with requests %s', (countsRequests, suggested, sums) => {
  expect(estimateTotals(estimation(suggested), countsRequests)).toEqual({ ...sums, suggested, usable: suggested })
})

test('limits the suggestion to the maximum of one deposit; without a need there is none [DEP-11] [DEP-02]', () => {
  expect(estimateTotals(estimation(5_000_001), true).usable).toBe(5_000_000)
  expect(estimateTotals(estimation(0), true).usable).toBeUndefined()
})
