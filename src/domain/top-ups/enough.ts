import type { DepositEstimation, RequestedLoad } from '@generated/api/model'
import { type Cents, cents, sum } from '@/values/money'
import { compareDates, plainDate } from '@/values/plain-date'
import { type FeeRates, loadCosts } from './costs'

// What is enough for the loads that employees have asked for: home, deposit and the list of requests all say it by these
// rules, with the fee (REQ-05).

type EstimatedRequests = DepositEstimation['requestedLoads']

/** What all the open requests take from the account, fee and VAT included. */
export const neededFor = ({ value, commission, commissionVAT }: EstimatedRequests): Cents =>
  sum([cents(value), cents(commission), cents(commissionVAT)])

/** What a balance lacks of a need; 0 when it is enough. */
export const missingOf = (needed: Cents, balance: Cents): Cents => cents(Math.max(0, needed - balance))

/** A share in per cent, to a tenth: the cents that it was rounded to must not show. */
const tenths = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

/** The percentages behind an estimation of requests. */
export const ratesOf = ({ value, commission, commissionVAT }: EstimatedRequests): FeeRates => ({
  feePercentage: tenths(commission, value),
  vatPercentage: tenths(commissionVAT, commission),
})

export interface Coverage {
  /** How many requests a balance pays for, of how many. */
  count: number
  of: number
  /** What they take, with their fee. */
  taken: Cents
  /** What is left on the account then. */
  left: Cents
}

/** Which requests a balance pays for: the oldest first, each whole with its fee; the first that it does not cover ends it. */
export function coverRequests(
  balance: Cents,
  requests: readonly Pick<RequestedLoad, 'requestDate' | 'amount'>[],
  rates: FeeRates,
): Coverage {
  const oldestFirst = requests.toSorted((a, b) => compareDates(plainDate(a.requestDate), plainDate(b.requestDate)))
  let count = 0
  let value = cents(0)
  let taken = cents(0)
  for (const { amount } of oldestFirst) {
    const next = sum([value, cents(amount)])
    const { total } = loadCosts(next, rates)
    // A sum that is not known is covered by nothing.
    if (!(total <= balance)) break
    count += 1
    value = next
    taken = total
  }
  return { count, of: requests.length, taken, left: cents(balance - taken) }
}
