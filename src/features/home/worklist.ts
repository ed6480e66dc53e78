import type { AnyBenefitType, EmployeeListItem, RequestedLoads, TopUpLoad } from '@generated/api/model'
import { dayOf, hasFailed, isAhead } from '@/domain/top-ups/load-day'
import { type Cents, cents } from '@/values/money'
import { addDays, isBefore, type PlainDate, plainDate } from '@/values/plain-date'

/** One thing that waits for the user, in the order in which they matter; where it is done is its path. */
export type WorkItem =
  | { kind: 'failed-load'; path: string; benefit: AnyBenefitType; date: PlainDate }
  | { kind: 'requests'; path: string; count: number; sum: Cents }
  | { kind: 'without-benefit'; path: string; search: { benefit: 'none' }; count: number }

export interface NextLoad {
  date: PlainDate
  benefit: AnyBenefitType
}

/** For how long a load that failed is work to do: days from the day on which it was to be loaded. */
const FAILED_FOR_DAYS = 30

const LOADS = '/reports/topups'
const REQUESTS = '/load-account/requested-loads'
const EMPLOYEES = '/beneficiaries'

/** Loads of the last days that did not reach everybody, latest first. */
export function failedLoads(loads: readonly TopUpLoad[], today: PlainDate): WorkItem[] {
  return loads
    .filter((load) => hasFailed(load) && !isBefore(addDays(dayOf(load), FAILED_FOR_DAYS), today))
    .map((load) => ({
      kind: 'failed-load',
      path: `${LOADS}/${load.id}`,
      benefit: load.benefitType,
      date: dayOf(load),
    }))
}

export const requestsItem = ({ totalRequestedLoads, totalRequestedLoadsAmount }: RequestedLoads): WorkItem[] =>
  totalRequestedLoads === 0
    ? []
    : [{ kind: 'requests', path: REQUESTS, count: totalRequestedLoads, sum: cents(totalRequestedLoadsAmount) }]

/** People who can be given something, yet hold no benefit. */
export function withoutBenefit(employees: readonly EmployeeListItem[], today: PlainDate): WorkItem[] {
  const count = employees.filter(
    ({ benefitTypes, endOfBenefit }) =>
      benefitTypes.length === 0 && (endOfBenefit === undefined || isBefore(today, plainDate(endOfBenefit))),
  ).length
  return count === 0 ? [] : [{ kind: 'without-benefit', path: EMPLOYEES, search: { benefit: 'none' }, count }]
}

/** The next load that is ordered for a day ahead. */
export function nextLoad(loads: readonly TopUpLoad[], today: PlainDate): NextLoad | undefined {
  const ahead = loads.filter((load) => isAhead(load) && !isBefore(dayOf(load), today))
  const [first] = ahead.sort((a, b) => dayOf(a).localeCompare(dayOf(b)))
  return first && { date: dayOf(first), benefit: first.benefitType }
}
