import type { BenefitType, EmployeeListItem, RequestedLoads, TopUpLoad } from '@generated/api/model'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import type { Month } from '@/domain/months'
import { dayOf, hasFailed, isAhead } from '@/domain/top-ups/load-day'
import { type Cents, cents } from '@/values/money'
import { compareDates, isBefore, type PlainDate, plainDate } from '@/values/plain-date'

/** Something to look at before the month is closed; `done` when there is nothing to do about it. */
export interface OpenRequests {
  count: number
  sum: Cents
}

export const openRequests = ({ totalRequestedLoads, totalRequestedLoadsAmount }: RequestedLoads): OpenRequests => ({
  count: totalRequestedLoads,
  sum: cents(totalRequestedLoadsAmount),
})

/**
 * How many employees lack a benefit that more than half of the others hold; those whose benefit has ended are not
 * counted. A benefit that fewer hold is given by choice.
 */
export function missingBenefits(
  employees: readonly EmployeeListItem[],
  today: PlainDate,
): { benefit: BenefitType; count: number }[] {
  const current = employees.filter(
    ({ endOfBenefit }) => endOfBenefit === undefined || isBefore(today, plainDate(endOfBenefit)),
  )
  return BENEFIT_ORDER.flatMap((benefit) => {
    const without = current.filter(({ benefitTypes }) => !benefitTypes.includes(benefit)).length
    const isUsual = current.length - without > without
    return isUsual && without > 0 ? [{ benefit, count: without }] : []
  })
}

/** Loads that wait for their day, the next first. */
export const scheduledLoads = (loads: readonly TopUpLoad[]): TopUpLoad[] =>
  loads.filter(isAhead).toSorted((one, other) => compareDates(dayOf(one), dayOf(other)))

/** Loads of a month that did not reach everybody, the first of them first. */
export const failedLoadsOf = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  loads
    .filter((load) => hasFailed(load) && dayOf(load).startsWith(month))
    .toSorted((one, other) => compareDates(dayOf(one), dayOf(other)))
