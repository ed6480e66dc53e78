import type { Settings, VoucherFees } from '@generated/api/model'
import { type Cents, cents, multiply, percentOf, sum } from '@/values/money'

/** Rates from which the fees of an order are calculated. */
export interface VoucherRates {
  fees: VoucherFees['voucherOrderFees']
  /** VAT on the handling fee; 25.5 means 25,5 %. */
  vatPercent: number
  /** Credit card fee, as a percentage of vouchers and handling fee. */
  cardPercent: number
}

/** Aspects of the payment that affect the costs. */
export interface CostsBy {
  isCard: boolean
  /** False for an invoice without a reference number. */
  hasReference: boolean
}

/** Costs of an order in cents. */
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

/** VOU-09: fee of the range that contains the sum (cents), otherwise of the highest range; 0 without ranges. */
function handlingFeeOf(vouchers: Cents, { fees }: VoucherRates, hasReference: boolean): Cents {
  const type = hasReference ? 'with_reference' : 'without_reference'
  const rows = fees.filter((row) => row.type === type).toSorted((a, b) => b.maxValue - a.maxValue)
  const row = rows.find(({ minValue, maxValue }) => vouchers >= minValue && vouchers <= maxValue) ?? rows[0]
  return cents(row?.fee ?? 0)
}

/** VOU-09, PAY-18: costs of vouchers of a face value (cents), with every fee and tax rounded half up. */
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
