import type { Benefit } from '../database/rows/benefits.ts'
import { settingsAt } from './settings.ts'

/** TOP-11: commission of a load in per cent of its amount, without VAT. */
export const LOAD_FEE_PERCENT: Record<Benefit, number> = {
  lunch: 2.5,
  recreational: 5,
  transport: 2.5,
  massage: 5,
  wellbeing: 5,
}

/** A share of cents, rounded half up. `percent` has at most one decimal. */
const percentOf = (cents: number, percent: number): number => Math.round((cents * Math.round(percent * 10)) / 1000)

/** x-assumed (createTopUp): fee and VAT in cents, rounded separately. */
export function loadFee(sum: number, benefit: Benefit, at: number): { fee: number; vat: number; feeWithVat: number } {
  const fee = percentOf(sum, LOAD_FEE_PERCENT[benefit])
  const vat = percentOf(fee, settingsAt(at).feesVatPercentage)
  return { fee, vat, feeWithVat: fee + vat }
}

/** VOU-09: the card fee of a voucher order in cents. */
export const cardFee = (sum: number, at: number): number => percentOf(sum, settingsAt(at).creditCardFee)

/** VOU-09: the VAT of a handling fee in cents. */
export const feeVat = (fee: number, at: number): number => percentOf(fee, settingsAt(at).feesVatPercentage)
