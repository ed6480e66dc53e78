import type { BenefitType, EmployeeListItem, RequestedLoads, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import { type Month, monthOf } from '@/domain/months'
import { dayOf, isAhead } from '@/domain/top-ups/load-day'
import { type Cents, cents } from '@/values/money'
import { compareDates, isBefore, type PlainDate, plainDate } from '@/values/plain-date'

interface LoadText {
  benefit: string
  date: string
}

/** Text of a load that needs attention, by status. The load stays in its month even if its status changes. */
export const OPEN_TEXTS: Partial<Record<TopUpLoad['status'], (about: LoadText) => string>> = {
  closed_with_errors: (about) => m.month_load_failed(about),
  payment_not_received: (about) => m.month_load_unpaid(about),
  waiting_for_payment: (about) => m.month_load_waiting(about),
  expired: (about) => m.month_load_expired(about),
  canceled: (about) => m.month_load_expired(about),
}

/** An item to check before closing the month; `done` if nothing is left to do. */
export interface OpenRequests {
  count: number
  sum: Cents
}

export const openRequests = ({ totalRequestedLoads, totalRequestedLoadsAmount }: RequestedLoads): OpenRequests => ({
  count: totalRequestedLoads,
  sum: cents(totalRequestedLoadsAmount),
})

/**
 * Number of employees without a benefit that more than half of the others have. Employees whose benefit has ended do
 * not count. A benefit that fewer employees have is assumed to be given selectively.
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

const ofMonth = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  loads
    .filter((load) => monthOf(dayOf(load)) === month)
    .toSorted((one, other) => compareDates(dayOf(one), dayOf(other)))

/** Scheduled loads of a month, the next one first. */
export const scheduledLoads = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  ofMonth(month, loads).filter(isAhead)

/** Loads of a month that failed for someone or await payment, the earliest first. */
export const openLoadsOf = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  ofMonth(month, loads).filter((load) => load.status in OPEN_TEXTS)
