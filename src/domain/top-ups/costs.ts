import { type Cents, cents, multiply, percentOf } from '@/values/money'

/** What a company pays for a load besides its sum. */
export interface FeeRates {
  /** 2.5 is 2,5 %. */
  feePercentage: number
  /** VAT of the fee. */
  vatPercentage: number
}

export interface LoadCosts {
  sum: Cents
  fee: Cents
  vat: Cents
  feeWithVat: Cents
  /** What the company pays: the sum and the fee with its VAT. */
  total: Cents
}

/** What loading a sum costs in cents (TOP-11, REQ-05); fee and VAT are each rounded on their own, half up. */
export function loadCosts(sum: Cents, { feePercentage, vatPercentage }: FeeRates): LoadCosts {
  const fee = percentOf(sum, feePercentage)
  const vat = percentOf(fee, vatPercentage)
  const feeWithVat = cents(fee + vat)
  return { sum, fee, vat, feeWithVat, total: cents(sum + feeWithVat) }
}

/** What so much for each of so many costs. */
export const costsOfEach = (amount: Cents, count: number, rates: FeeRates): LoadCosts =>
  loadCosts(multiply(amount, count), rates)
