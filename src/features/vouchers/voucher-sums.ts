import type { Settings, VoucherFees } from '@generated/api/model'
import { LARGEST_PAYMENT } from '@generated/limits'
import type { FeeBasis, PaymentCosts } from '@/payments/order-payment'
import {
  addMonths,
  endOfMonth,
  isBefore,
  type PlainDate,
  startOfMonth,
  workingDaysBetween,
} from '@/values/dates/plain-date'
import { type Cents, cents, multiply, percentOf, sum } from '@/values/numbers/money'
import { generalExpiry } from './validity'

export interface VoucherPrices {
  fees: VoucherFees
  settings: Pick<Settings, 'creditCardFee'>
}

/** Vouchers of an order; the face value in cents. */
export interface Ordered {
  quantity: number
  faceValue: number
}

export interface VoucherCosts extends PaymentCosts {
  vouchers: Cents
  handlingFee: Cents
  /** VAT on the handling fee alone; 25.5 means 25,5 %. */
  vat: Cents
  vatPercent: number
}

/** The highest range may have no upper end. */
const endOf = ({ maxValue }: Partial<VoucherFees['voucherOrderFees'][number]>): number =>
  maxValue ?? Number.MAX_SAFE_INTEGER

/** VOU-09: fee of the range that contains the sum (cents), otherwise of the highest range; 0 without ranges. */
function handlingFeeOf(vouchers: Cents, { voucherOrderFees: fees }: VoucherFees, hasReference: boolean): Cents {
  const type = hasReference ? 'with_reference' : 'without_reference'
  const rows = fees.filter((row) => row.type === type).toSorted((a, b) => endOf(b) - endOf(a))
  const row = rows.find((range) => vouchers >= range.minValue && vouchers <= endOf(range)) ?? rows[0]
  return cents(row?.fee ?? 0)
}

/** VOU-09, PAY-18: costs of vouchers of a face value (cents), with every fee and tax rounded half up. */
export function voucherCosts(
  { quantity, faceValue }: Ordered,
  basis: FeeBasis,
  { fees, settings }: VoucherPrices,
): VoucherCosts {
  const vatPercent = fees.vatFeePercent
  const vouchers = multiply(cents(faceValue), quantity)
  const handlingFee = handlingFeeOf(vouchers, fees, basis.hasReference)
  const cardFee = basis.isCard ? percentOf(sum([vouchers, handlingFee]), settings.creditCardFee) : cents(0)
  const vat = percentOf(handlingFee, vatPercent)
  return { vouchers, handlingFee, cardFee, vat, vatPercent, total: sum([vouchers, handlingFee, cardFee, vat]) }
}

/** VOU-06: maximum total of the vouchers in one order. No payment method takes more than the largest payment. */
export const maximumTotal = ({ voucherOrderMaxAmount }: Pick<Settings, 'voucherOrderMaxAmount'>): Cents =>
  cents(Math.min(voucherOrderMaxAmount, LARGEST_PAYMENT))

/** VOU-06: maximum number of vouchers of a face value (cents) in one order, which must be payable with its fees. */
export function mostVouchers(
  faceValue: number,
  prices: VoucherPrices & { settings: Pick<Settings, 'voucherOrderMaxAmount'> },
): number {
  const totalOf = (quantity: number) =>
    voucherCosts({ quantity, faceValue }, { isCard: false, hasReference: true }, prices).total
  let most = Math.floor(maximumTotal(prices.settings) / faceValue)
  while (most > 0 && totalOf(most) > LARGEST_PAYMENT) {
    most -= 1
  }
  return most
}

/** VOU-06: two nearly equal orders for one that is too large, the larger first; undefined if two are not enough. */
export function splitInTwo(quantity: number, most: number): [number, number] | undefined {
  const first = Math.ceil(quantity / 2)
  return first > most ? undefined : [first, quantity - first]
}

/** VOU-21: working days from the first of one month to the last of another (any day of each); 0 if reversed. */
export const workingDaysOf = (fromMonth: PlainDate, toMonth: PlainDate): number =>
  workingDaysBetween(startOfMonth(fromMonth), endOfMonth(toMonth))

const MONTHS_AHEAD = 12

/** VOU-21: a year of months from this one on, up to the expiry of vouchers ordered today. */
export function monthsToChoose(today: PlainDate): PlainDate[] {
  const expiry = generalExpiry(today)
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => addMonths(startOfMonth(today), ahead))
  return expiry ? months.filter((month) => !isBefore(expiry, month)) : months
}
