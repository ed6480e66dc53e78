import type {
  CardFees,
  CardOrderBenefit,
  CardOrderBenefitGroup,
  CardOrderSummary,
  CreateCardOrderRequest,
  Settings,
} from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import { moneyRow } from '@/domain/money-row'
import { type PaymentValues, paysBy } from '@/payments/order-payment'
import type { DescriptionRows } from '@/ui/content/description-list'
import { formatCount, formatDecimal } from '@/values/count'
import { type Cents, cents, formatEuros, multiply, percentOf, sum } from '@/values/money'

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
export const creditCardFee = (summary: Pick<CardOrderSummary, 'orderTotalWithoutVat'>, percent: number): Cents =>
  percentOf(cents(summary.orderTotalWithoutVat), percent)

/** A row for a cost above 0; otherwise no row. */
const some = (label: string, amount: number, note?: string) => (amount > 0 ? [moneyRow(label, amount, { note })] : [])

export interface CardFee {
  amount: Cents
  percent: number
}

/** PAY-18: what the payment fields show, and the fee of a credit card if one is chosen. */
export function paymentSums(summary: CardOrderSummary, payment: PaymentValues, settings: Settings) {
  const amount = cents(summary.orderTotalWithVat)
  const percent = settings.creditCardFee
  const byCard = creditCardFee(summary, percent)
  const cardFee: CardFee | undefined = paysBy(payment).isCard ? { amount: byCard, percent } : undefined
  return { cardFee, sums: { settings, amount, cardFee: byCard, total: sum([amount, cardFee?.amount ?? cents(0)]) } }
}

/** CRD-02: a row for each cost. The API does not return the commission percentages (`fees`) of a placed order. */
export function costRows(
  { summary, group }: CardCosts,
  fees: CardFees | undefined,
  cardFee?: CardFee,
): DescriptionRows {
  const { noOfBeneficiaries: count } = group
  const each = (amount: number) => m.cards_sum_each({ count: formatCount(count), amount: formatEuros(cents(amount)) })
  const commission = (type: CardOrderBenefit) =>
    some(
      m.cards_commission({ benefit: benefitName(type).toLocaleLowerCase() }),
      summary[`${type}CommissionAmount`],
      fees && m.cards_commission_of({ percent: formatDecimal(fees[`${type}Commission`]) }),
    )
  const total = sum([cents(summary.orderTotalWithVat), cardFee?.amount ?? cents(0)])
  return [
    ...some(
      benefitName('lunch'),
      group.lunchTotalAmount,
      m.cards_sum_days({
        count: formatCount(count),
        days: group.workdays,
        amount: formatEuros(cents(group.lunchAmount)),
      }),
    ),
    ...some(benefitName('recreational'), group.recreationalTotalAmount, each(group.recreationalAmount)),
    ...some(benefitName('transport'), group.transportTotalAmount, each(group.transportAmount)),
    ...some(m.cards_duo_cards(), summary.duoCardsCosts, each(summary.duoCardFee)),
    ...some(m.cards_transport_cards(), summary.transportCardsCosts, each(summary.transportCardFee)),
    ...commission('lunch'),
    ...commission('recreational'),
    ...commission('transport'),
    moneyRow(m.cards_delivery(), summary.totalDeliveryFee, { note: m.cards_delivery_once() }),
    moneyRow(m.cards_without_vat(), summary.orderTotalWithoutVat),
    moneyRow(m.cards_vat({ percent: formatDecimal(summary.vatPercentage) }), summary.feesVat, {
      note: m.cards_vat_of(),
    }),
    ...(cardFee
      ? some(m.orders_card_fee(), cardFee.amount, m.cards_card_fee_of({ percent: formatDecimal(cardFee.percent) }))
      : []),
    moneyRow(m.cards_total(), total, { isAnswer: true }),
  ]
}
