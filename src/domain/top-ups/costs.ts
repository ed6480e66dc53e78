import { type Cents, cents, multiply, percentOf, sum } from '@/values/money'

export interface FeeRates {
  /** In per cent: 2.5 is 2,5 %. */
  feePercentage: number
  vatPercentage: number
}

export interface LoadCosts {
  sum: Cents
  fee: Cents
  vat: Cents
  feeWithVat: Cents
  /** The total that the company pays: the amount, the fee and the VAT of the fee. */
  total: Cents
}

/** The costs of loading an amount, in cents (TOP-11, REQ-05). Fee and VAT are rounded separately, half up. */
export function loadCosts(amount: Cents, { feePercentage, vatPercentage }: FeeRates): LoadCosts {
  const fee = percentOf(amount, feePercentage)
  const vat = percentOf(fee, vatPercentage)
  const feeWithVat = cents(fee + vat)
  return { sum: amount, fee, vat, feeWithVat, total: cents(amount + feeWithVat) }
}

/** The sum of several loads' costs; each load's fee is rounded separately. */
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

/** The costs of loading the same amount for each of `count` employees. */
export const costsOfEach = (amount: Cents, count: number, rates: FeeRates): LoadCosts =>
  loadCosts(multiply(amount, count), rates)
