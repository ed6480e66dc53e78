import type { DepositEstimation, RequestedLoad } from '@generated/api/model'
import { type Cents, cents, sum } from '@/values/money'
import { compareDates, plainDate } from '@/values/plain-date'
import { type FeeRates, loadCosts } from './costs'

// Home, deposit and the request list share these rules, which include the fee (REQ-05).

type EstimatedRequests = DepositEstimation['requestedLoads']

/** The whole need of an estimation: what is loaded, the fee and its VAT. */
export const neededFor = ({ value, commission, commissionVAT }: Omit<EstimatedRequests, 'numberOfRequests'>): Cents =>
  sum([cents(value), cents(commission), cents(commissionVAT)])

/** The shortfall of a balance; 0 when it is enough. */
export const missingOf = (needed: Cents, balance: Cents): Cents => cents(Math.max(0, needed - balance))

/** A percentage rounded to a tenth, to hide that the amounts were rounded to cents. */
const tenths = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

/** The fee rates of an estimation, calculated from its amounts. */
export const ratesOf = ({ value, commission, commissionVAT }: EstimatedRequests): FeeRates => ({
  feePercentage: tenths(commission, value),
  vatPercentage: tenths(commissionVAT, commission),
})

export type Coverage = ReturnType<typeof coverRequests>

/** The oldest first, each whole with its fee, up to the first that the balance does not cover. */
export function coverRequests(
  balance: Cents,
  requests: readonly Pick<RequestedLoad, 'requestDate' | 'amount'>[],
  rates: FeeRates,
) {
  const oldestFirst = requests.toSorted((a, b) => compareDates(plainDate(a.requestDate), plainDate(b.requestDate)))
  let count = 0
  let value = cents(0)
  let taken = cents(0)
  for (const { amount } of oldestFirst) {
    const next = sum([value, cents(amount)])
    const { total } = loadCosts(next, rates)
    // NaN, an unknown amount, compares false and is not covered.
    if (!(total <= balance)) break
    count += 1
    value = next
    taken = total
  }
  return { count, of: requests.length, taken, left: cents(balance - taken) }
}
