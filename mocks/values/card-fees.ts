import type {
  CardFees,
  CardOrderBenefit,
  CardOrderBenefitGroup,
  CardOrderSummary,
  CreateCardOrderRequest,
} from '../../generated/api/model/index.ts'
import { cardFee, feeVat } from './fees.ts'
import { settingsAt } from './settings.ts'

/** CRD-02; x-assumed (readCardFees): the values. Cents and per cents. */
export const cardFeesAt = (now: number) =>
  ({
    newCardFees: { duoCardFee: 490, transportCardFee: 490 },
    deliveryFees: 990,
    lunchCommission: 3,
    recreationalCommission: 5,
    transportCommission: 3,
    feesVatPercentage: settingsAt(now).feesVatPercentage,
  }) satisfies CardFees

/** The benefit amounts of a card order's employees, in cents (readCardOrderPayment). */
export function cardOrderBenefits({ benefits, employees, usage }: CreateCardOrderRequest): CardOrderBenefitGroup {
  const noOfBeneficiaries = employees.length
  const amountOf = (type: (typeof benefits)[number]) => (benefits.includes(type) ? (usage[`${type}Amount`] ?? 0) : 0)
  const workdays = benefits.includes('lunch') ? (usage.workdays ?? 0) : 0
  return {
    lunchTotalAmount: amountOf('lunch') * workdays * noOfBeneficiaries,
    lunchAmount: amountOf('lunch'),
    transportTotalAmount: amountOf('transport') * noOfBeneficiaries,
    transportAmount: amountOf('transport'),
    recreationalTotalAmount: amountOf('recreational') * noOfBeneficiaries,
    recreationalAmount: amountOf('recreational'),
    noOfBeneficiaries,
    workdays,
  }
}

/** The costs of a card order, in cents; orderTotalWithVat is the amount to pay (CRD-02, CRD-06). */
export function cardOrderSummary(order: CreateCardOrderRequest, at: number): CardOrderSummary {
  const fees = cardFeesAt(at)
  const { duoCardFee, transportCardFee } = fees.newCardFees
  const benefits = cardOrderBenefits(order)
  const count = order.employees.length
  const has = (type: (typeof order.benefits)[number]) => order.benefits.includes(type)
  const duoCardsCosts = has('lunch') || has('recreational') ? count * duoCardFee : 0
  const transportCardsCosts = has('transport') ? count * transportCardFee : 0
  const share = (cents: number, percent: number) => Math.round((cents * percent) / 100)
  const lunchCommissionAmount = share(benefits.lunchTotalAmount, fees.lunchCommission)
  const recreationalCommissionAmount = share(benefits.recreationalTotalAmount, fees.recreationalCommission)
  const transportCommissionAmount = share(benefits.transportTotalAmount, fees.transportCommission)
  const costs =
    duoCardsCosts +
    transportCardsCosts +
    lunchCommissionAmount +
    recreationalCommissionAmount +
    transportCommissionAmount +
    fees.deliveryFees
  const feesVat = feeVat(costs, at)
  const orderTotalWithoutVat =
    benefits.lunchTotalAmount + benefits.recreationalTotalAmount + benefits.transportTotalAmount + costs
  return {
    duoCardsCosts,
    transportCardsCosts,
    transportCommissionAmount,
    recreationalCommissionAmount,
    lunchCommissionAmount,
    orderTotalWithoutVat,
    orderTotalWithVat: orderTotalWithoutVat + feesVat,
    vatPercentage: fees.feesVatPercentage,
    feesVat,
    totalDeliveryFee: fees.deliveryFees,
    duoCardFee,
    transportCardFee,
  }
}

/** PAY-18: the amount to pay for a card order in cents; the fee of a credit card is a share of everything but the VAT. */
export function cardOrderAmount(order: CreateCardOrderRequest, by: { isCard: boolean }, at: number): number {
  const { orderTotalWithVat, orderTotalWithoutVat } = cardOrderSummary(order, at)
  return orderTotalWithVat + (by.isCard ? cardFee(orderTotalWithoutVat, at) : 0)
}

/** CRD-12: the loads of a paid card order, each with the amount per employee and its commission with VAT, in cents. */
export function cardOrderLoads(
  order: CreateCardOrderRequest,
  at: number,
): { benefitType: CardOrderBenefit; amount: number; feeWithVat: number }[] {
  const summary = cardOrderSummary(order, at)
  const { lunchAmount, workdays, ...amounts } = cardOrderBenefits(order)
  return order.benefits.map((benefitType) => {
    const fee = summary[`${benefitType}CommissionAmount`]
    const amount = benefitType === 'lunch' ? lunchAmount * workdays : amounts[`${benefitType}Amount`]
    return { benefitType, amount, feeWithVat: fee + feeVat(fee, at) }
  })
}
