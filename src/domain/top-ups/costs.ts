import { type Cents, multiply, percentOf, sum } from '@/values/money'

export interface FeeRates {
  /** In per cent: 2.5 is 2,5 %. */
  feePercentage: number
  vatPercentage: number
}

export type LoadCosts = ReturnType<typeof costsOf>

const costsOf = (amount: Cents, fee: Cents, vat: Cents) => ({
  sum: amount,
  fee,
  vat,
  feeWithVat: sum([fee, vat]),
  /** What the company pays. */
  total: sum([amount, fee, vat]),
})

/** The costs of loading an amount, in cents (TOP-11, REQ-05). Fee and VAT are rounded separately, half up. */
export function loadCosts(amount: Cents, { feePercentage, vatPercentage }: FeeRates): LoadCosts {
  const fee = percentOf(amount, feePercentage)
  return costsOf(amount, fee, percentOf(fee, vatPercentage))
}

/** The sum of several loads' costs; each load's fee is rounded separately. */
export const addCosts = (loads: readonly LoadCosts[]): LoadCosts => {
  const total = (part: keyof LoadCosts) => sum(loads.map((load) => load[part]))
  return costsOf(total('sum'), total('fee'), total('vat'))
}

/** The costs of loading the same amount for each of `count` employees. */
export const costsOfEach = (amount: Cents, count: number, rates: FeeRates): LoadCosts =>
  loadCosts(multiply(amount, count), rates)
