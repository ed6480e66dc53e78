import { type Cents, cents, multiply, percentOf, sum } from '@/values/money'

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
export function loadCosts(amount: Cents, { feePercentage, vatPercentage }: FeeRates): LoadCosts {
  const fee = percentOf(amount, feePercentage)
  const vat = percentOf(fee, vatPercentage)
  const feeWithVat = cents(fee + vat)
  return { sum: amount, fee, vat, feeWithVat, total: cents(amount + feeWithVat) }
}

/** What several loads cost together: each has a fee of its own, rounded by itself. */
export const addCosts = (loads: readonly LoadCosts[]): LoadCosts => {
  const total = (part: keyof LoadCosts) => sum(loads.map((load) => load[part]))
  return {
    sum: total('sum'),
    fee: total('fee'),
    vat: total('vat'),
    feeWithVat: total('feeWithVat'),
    total: total('total'),
  }
}

/** What so much for each of so many costs. */
export const costsOfEach = (amount: Cents, count: number, rates: FeeRates): LoadCosts =>
  loadCosts(multiply(amount, count), rates)
