import type {
  CardFees,
  CardOrderBenefit,
  CardOrderBenefitGroup,
  CardOrderSummary,
  CreateCardOrderRequest,
} from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import { moneyRow } from '@/domain/money-row'
import type { FeeBasis, PaymentCosts } from '@/payments/order-payment'
import type { DescriptionRows } from '@/ui/content/description-list'
import { formatCount, formatDecimal } from '@/values/numbers/count'
import { cents, formatEuros, multiply, percentOf, sum } from '@/values/numbers/money'

/** Input of the cost calculation; missing amounts count as 0. */
interface Ordered {
  benefits: readonly CardOrderBenefit[]
  employees: number
  usage: CreateCardOrderRequest['usage']
}

export interface CardCosts {
  summary: CardOrderSummary
  group: CardOrderBenefitGroup
}

/** An order's costs with the fee of a credit card. */
interface PaidCardCosts extends CardCosts, PaymentCosts {
  cardPercent: number
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

/** PAY-18: the fee for paying by card is a percentage of the total without VAT. */
export function costsPaidBy(costs: CardCosts, { isCard }: FeeBasis, cardPercent: number): PaidCardCosts {
  const { orderTotalWithoutVat, orderTotalWithVat } = costs.summary
  const cardFee = isCard ? percentOf(cents(orderTotalWithoutVat), cardPercent) : cents(0)
  return { ...costs, cardPercent, cardFee, total: sum([cents(orderTotalWithVat), cardFee]) }
}

/** CRD-02: a row for each cost. The API does not return the commission percentages (`fees`) of a placed order. */
export function costRows(costs: PaidCardCosts, fees: CardFees | undefined): DescriptionRows {
  const { summary, group, cardFee, cardPercent, total } = costs
  const { noOfBeneficiaries: count } = group
  const each = (amount: number) => m.cards_sum_each({ count: formatCount(count), amount: formatEuros(cents(amount)) })
  /** Costs that an order may not have. */
  const some = (label: string, amount: number, note: string | undefined) =>
    amount > 0 && moneyRow(label, amount, { note })
  const commission = (type: CardOrderBenefit) =>
    some(
      m.cards_commission({ benefit: benefitName(type).toLocaleLowerCase() }),
      summary[`${type}CommissionAmount`],
      fees && m.cards_commission_of({ percent: formatDecimal(fees[`${type}Commission`]) }),
    )
  return [
    some(
      benefitName('lunch'),
      group.lunchTotalAmount,
      m.cards_sum_days({
        count: formatCount(count),
        days: group.workdays,
        amount: formatEuros(cents(group.lunchAmount)),
      }),
    ),
    some(benefitName('recreational'), group.recreationalTotalAmount, each(group.recreationalAmount)),
    some(benefitName('transport'), group.transportTotalAmount, each(group.transportAmount)),
    some(m.cards_duo_cards(), summary.duoCardsCosts, each(summary.duoCardFee)),
    some(m.cards_transport_cards(), summary.transportCardsCosts, each(summary.transportCardFee)),
    commission('lunch'),
    commission('recreational'),
    commission('transport'),
    moneyRow(m.cards_delivery(), summary.totalDeliveryFee, { note: m.cards_delivery_once() }),
    moneyRow(m.cards_without_vat(), summary.orderTotalWithoutVat),
    moneyRow(m.cards_vat({ percent: formatDecimal(summary.vatPercentage) }), summary.feesVat, {
      note: m.cards_vat_of(),
    }),
    some(m.orders_card_fee(), cardFee, m.cards_card_fee_of({ percent: formatDecimal(cardPercent) })),
    moneyRow(m.cards_total(), total, { isAnswer: true }),
  ]
}
