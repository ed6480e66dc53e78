import type { CardFees, CardOrderBenefit } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import type { DescriptionRow } from '@/ui/content/description-list'
import { formatCount, formatDecimal } from '@/values/count'
import { type Cents, cents, formatEuros, sum } from '@/values/money'
import type { CardCosts } from '../sums/card-costs'

const money = (label: string, amount: number, note?: string): DescriptionRow => ({
  label,
  value: formatEuros(cents(amount)),
  kind: 'money',
  ...(note !== undefined && { note }),
})

/** A row for a cost above 0; otherwise no row. */
const some = (label: string, amount: number, note?: string) => (amount > 0 ? [money(label, amount, note)] : [])

/** The credit card fee in cents, and its percentage for the note. */
export interface CardFee {
  amount: Cents
  percent: number
}

/**
 * CRD-02: a row for each cost, with a note on how it was calculated.
 * @param fees the service fee percentages; undefined for a placed order, whose percentages the API does not return
 */
export function costRows(
  { summary, group }: CardCosts,
  fees: CardFees | undefined,
  cardFee?: CardFee,
): DescriptionRow[] {
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
    money(m.cards_delivery(), summary.totalDeliveryFee, m.cards_delivery_once()),
    money(m.cards_without_vat(), summary.orderTotalWithoutVat),
    money(m.cards_vat({ percent: formatDecimal(summary.vatPercentage) }), summary.feesVat, m.cards_vat_of()),
    ...(cardFee && cardFee.amount > 0
      ? [money(m.orders_card_fee(), cardFee.amount, m.cards_card_fee_of({ percent: formatDecimal(cardFee.percent) }))]
      : []),
    { ...money(m.cards_total(), total), isAnswer: true },
  ]
}
