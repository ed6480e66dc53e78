import type {
  CardFees,
  CardOrderBenefit,
  CardOrderBenefitGroup,
  CardOrderSummary,
  CreateCardOrderRequest,
} from '@generated/api/model'
import { type Cents, cents, multiply, percentOf, sum } from '@/values/money'

/** Input of the cost calculation; missing amounts count as 0. */
export interface Ordered {
  benefits: readonly CardOrderBenefit[]
  /** Number of employees. */
  employees: number
  usage: CreateCardOrderRequest['usage']
}

/** Totals of an order in the contract's shape; amounts in cents. */
export interface CardCosts {
  summary: CardOrderSummary
  group: CardOrderBenefitGroup
}

/** CRD-02, CRD-06: benefit amounts, and fees of cards, service, delivery and VAT, each rounded half up. */
export function cardCosts({ benefits, employees, usage }: Ordered, fees: CardFees): CardCosts {
  const has = (type: CardOrderBenefit) => benefits.includes(type)
  const amountOf = (type: CardOrderBenefit) => cents(has(type) ? (usage[`${type}Amount`] ?? 0) : 0)
  const workdays = has('lunch') ? (usage.workdays ?? 0) : 0
  const totals = {
    lunch: multiply(amountOf('lunch'), workdays * employees),
    recreational: multiply(amountOf('recreational'), employees),
    transport: multiply(amountOf('transport'), employees),
  }
  const { duoCardFee, transportCardFee } = fees.newCardFees
  const cards = {
    duoCardsCosts: has('lunch') || has('recreational') ? multiply(cents(duoCardFee), employees) : cents(0),
    transportCardsCosts: has('transport') ? multiply(cents(transportCardFee), employees) : cents(0),
  }
  const commissions = {
    lunchCommissionAmount: percentOf(totals.lunch, fees.lunchCommission),
    recreationalCommissionAmount: percentOf(totals.recreational, fees.recreationalCommission),
    transportCommissionAmount: percentOf(totals.transport, fees.transportCommission),
  }
  const costs = sum([...Object.values(cards), ...Object.values(commissions), cents(fees.deliveryFees)])
  const feesVat = percentOf(costs, fees.feesVatPercentage)
  const orderTotalWithoutVat = sum([...Object.values(totals), costs])
  return {
    summary: {
      ...cards,
      ...commissions,
      orderTotalWithoutVat,
      orderTotalWithVat: sum([orderTotalWithoutVat, feesVat]),
      vatPercentage: fees.feesVatPercentage,
      feesVat,
      totalDeliveryFee: fees.deliveryFees,
      duoCardFee,
      transportCardFee,
    },
    group: {
      lunchTotalAmount: totals.lunch,
      lunchAmount: amountOf('lunch'),
      transportTotalAmount: totals.transport,
      transportAmount: amountOf('transport'),
      recreationalTotalAmount: totals.recreational,
      recreationalAmount: amountOf('recreational'),
      noOfBeneficiaries: employees,
      workdays,
    },
  }
}

/** PAY-18: fee in cents for paying by card, a percentage of the total without VAT. */
export const creditCardFee = (
  { orderTotalWithoutVat }: Pick<CardOrderSummary, 'orderTotalWithoutVat'>,
  percent: number,
): Cents => percentOf(cents(orderTotalWithoutVat), percent)
