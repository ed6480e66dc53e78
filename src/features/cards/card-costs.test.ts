import type { CardFees, CardOrderBenefit } from '@generated/api/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardOrderBenefits, cardOrderSummary } from '../../../mocks/values/card-fees.ts'
import { cardCosts, costsPaidBy } from './card-costs'

const FEES: CardFees = {
  newCardFees: { duoCardFee: 490, transportCardFee: 490 },
  deliveryFees: 990,
  lunchCommission: 3,
  recreationalCommission: 5,
  transportCommission: 3,
  feesVatPercentage: 25.5,
}
const ALL = ['lunch', 'recreational', 'transport'] as const
const USAGE = { lunchAmount: 1300, workdays: 21, recreationalAmount: 20_000, transportAmount: 15_000 }

test('every cost of five employees with all benefits [CRD-02] [CRD-06]', () => {
  expect(cardCosts({ benefits: ALL, employees: 5, usage: USAGE }, FEES)).toEqual({
    group: {
      // 13,00 × 21 × 5
      lunchTotalAmount: 136_500,
      lunchAmount: 1300,
      transportTotalAmount: 75_000,
      transportAmount: 15_000,
      recreationalTotalAmount: 100_000,
      recreationalAmount: 20_000,
      noOfBeneficiaries: 5,
      workdays: 21,
    },
    summary: {
      // Lunch and recreational share one card.
      duoCardsCosts: 2450,
      transportCardsCosts: 2450,
      lunchCommissionAmount: 4095,
      recreationalCommissionAmount: 5000,
      transportCommissionAmount: 2250,
      totalDeliveryFee: 990,
      // 25,5 % of 172,35
      feesVat: 4395,
      orderTotalWithoutVat: 328_735,
      orderTotalWithVat: 333_130,
      vatPercentage: 25.5,
      duoCardFee: 490,
      transportCardFee: 490,
    },
  })
})

test.each<[readonly CardOrderBenefit[], duo: number, transport: number]>([
  [['lunch'], 980, 0],
  [['recreational'], 980, 0],
  [['lunch', 'recreational'], 980, 0],
  [['transport'], 0, 980],
  [['recreational', 'transport'], 980, 980],
  [[], 0, 0],
])(
  '%j of two employees cost Duo cards for %i and transport cards for %i cents [CRD-06]',
  (benefits, duo, transport) => {
    const { summary } = cardCosts({ benefits, employees: 2, usage: USAGE }, FEES)
    expect([summary.duoCardsCosts, summary.transportCardsCosts]).toEqual([duo, transport])
  },
)

test('amounts of unselected benefits and missing amounts count as 0 [CRD-02]', () => {
  const { group, summary } = cardCosts({ benefits: ['lunch'], employees: 1, usage: { recreationalAmount: 500 } }, FEES)
  expect([group.lunchTotalAmount, group.recreationalTotalAmount]).toEqual([0, 0])
  expect(summary.orderTotalWithoutVat).toBe(490 + 990)
})

test('the card fee is a percentage of the total without VAT [PAY-18]', () => {
  const costs = cardCosts({ benefits: ALL, employees: 5, usage: USAGE }, FEES)
  const paid = (isCard: boolean) => costsPaidBy(costs, { isCard, hasReference: true }, 1.5)
  expect(paid(true)).toEqual({ ...costs, cardPercent: 1.5, cardFee: 4931, total: 338_061 })
  expect(paid(false)).toMatchObject({ cardFee: 0, total: 333_130 })
})

test('the portal and the API calculate every order equally, to the cent [CRD-02]', () => {
  const at = Date.parse('2026-03-10T09:00:00Z')
  fc.assert(
    fc.property(
      fc.subarray([...ALL], { minLength: 1 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.record({
        lunchAmount: fc.integer({ min: 1, max: 1400 }),
        workdays: fc.integer({ min: 1, max: 23 }),
        recreationalAmount: fc.integer({ min: 1, max: 40_000 }),
        transportAmount: fc.integer({ min: 1, max: 340_000 }),
      }),
      (benefits, employees, usage) => {
        const order = { benefits, usage, employees: { length: employees } } as never
        expect(cardCosts({ benefits, employees, usage }, FEES)).toEqual({
          summary: cardOrderSummary(order, at),
          group: cardOrderBenefits(order),
        })
      },
    ),
  )
})
