import type { DepositEstimation } from '@generated/api/model'
import { type Cents, cents, multiply, percentOf, sum } from '@/values/numbers/money'

interface FeeRates {
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

/** The costs of loading an amount for each of `count` employees (TOP-11). Fee and VAT are rounded separately, half up. */
export function costsOfEach(amount: Cents, count: number, { feePercentage, vatPercentage }: FeeRates): LoadCosts {
  const all = multiply(amount, count)
  const fee = percentOf(all, feePercentage)
  return costsOf(all, fee, percentOf(fee, vatPercentage))
}

/** The sum of several loads' costs; each load's fee is rounded separately. */
export const addCosts = (loads: readonly LoadCosts[]): LoadCosts => {
  const total = (part: keyof LoadCosts) => sum(loads.map((load) => load[part]))
  return costsOf(total('sum'), total('fee'), total('vat'))
}

type Estimated = Pick<DepositEstimation['requestedLoads'], 'value' | 'commission' | 'commissionVAT'>

/** The whole need of an estimation: what is loaded, the fee and its VAT. */
export const neededFor = ({ value, commission, commissionVAT }: Estimated): Cents =>
  sum([cents(value), cents(commission), cents(commissionVAT)])
