import { m } from '@generated/messages/messages.js'
import type { DescriptionRow } from '@/ui/content/description-list'
import { formatDecimal } from '@/values/count'
import { type Cents, formatEuros } from '@/values/money'

/** Costs of an order besides the products, in cents. */
export interface OrderFees {
  handlingFee: Cents
  cardFee: Cents
  /** VAT on the handling fee. */
  vat: Cents
  vatPercent: number
  total: Cents
}

const money = (label: string, amount: Cents): DescriptionRow => ({ label, value: formatEuros(amount), kind: 'money' })

/** VOU-09: a row for each fee and tax, and the total. */
export function feeRows({ handlingFee, cardFee, vat, vatPercent, total }: OrderFees): DescriptionRow[] {
  return [
    money(m.orders_handling_fee(), handlingFee),
    money(m.orders_vat({ percent: formatDecimal(vatPercent) }), vat),
    ...(cardFee > 0 ? [money(m.orders_card_fee(), cardFee)] : []),
    { ...money(m.orders_total(), total), isAnswer: true },
  ]
}
