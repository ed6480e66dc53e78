import type { Settings, VoucherFees } from '@generated/api/model'
import { type Cents, cents, multiply, percentOf, sum } from '@/values/money'

/** What the fees of an order are reckoned from. */
export interface VoucherRates {
  fees: VoucherFees['voucherOrderFees']
  /** VAT on the handling fee, 25.5 is 25,5 %. */
  vatPercent: number
  /** What paying by card costs, as a percentage of vouchers and handling fee. */
  cardPercent: number
}

/** How an order is paid, as far as it changes what the order costs. */
export interface CostsBy {
  isCard: boolean
  /** False for an invoice without a reference number. */
  hasReference: boolean
}

/** What an order costs, in cents. */
export interface VoucherCosts {
  /** Quantity times face value. */
  vouchers: Cents
  handlingFee: Cents
  /** VAT on the handling fee alone. */
  vat: Cents
  cardFee: Cents
  total: Cents
}

export const ratesOf = (fees: VoucherFees, { creditCardFee }: Pick<Settings, 'creditCardFee'>): VoucherRates => ({
  fees: fees.voucherOrderFees,
  vatPercent: fees.vatFeePercent,
  cardPercent: creditCardFee,
})

/** VOU-09: the fee of the row whose range holds the sum (cents), else that of the highest range; 0 without any row. */
function handlingFeeOf(vouchers: Cents, { fees }: VoucherRates, hasReference: boolean): Cents {
  const type = hasReference ? 'with_reference' : 'without_reference'
  const rows = fees.filter((row) => row.type === type).toSorted((a, b) => b.maxValue - a.maxValue)
  const row = rows.find(({ minValue, maxValue }) => vouchers >= minValue && vouchers <= maxValue) ?? rows[0]
  return cents(row?.fee ?? 0)
}

/** VOU-09, PAY-18: what so many vouchers of a face value (cents) cost, every fee and tax by itself, each rounded half up. */
export function voucherCosts(
  { quantity, faceValue }: { quantity: number; faceValue: number },
  by: CostsBy,
  rates: VoucherRates,
): VoucherCosts {
  const vouchers = multiply(cents(faceValue), quantity)
  const handlingFee = handlingFeeOf(vouchers, rates, by.hasReference)
  const cardFee = by.isCard ? percentOf(sum([vouchers, handlingFee]), rates.cardPercent) : cents(0)
  const vat = percentOf(handlingFee, rates.vatPercent)
  return { vouchers, handlingFee, cardFee, vat, total: sum([vouchers, handlingFee, cardFee, vat]) }
}
