import type { BenefitType, EmployeeListItem, RequestedLoads, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { type Cents, cents } from '@/values/money'
import { compareDates, formatDate, isBefore, type PlainDate, plainDate } from '@/values/plain-date'
import { BENEFIT_ORDER } from '../benefit-names'
import { type Month, monthOf } from '../months'
import { type Forecast, forecast } from './forecast'
import { dayOf, isAhead } from './load-day'
import type { PlannedTopUp } from './planned-top-ups'

// What a company should look at: home and the checklist of the month warn by these rules (HOM-03, MON-05).

interface LoadText {
  benefit: string
  date: string
}

const OPEN_TEXTS: Partial<Record<TopUpLoad['status'], (about: LoadText) => string>> = {
  closed_with_errors: (about) => m.month_load_failed(about),
  payment_not_received: (about) => m.month_load_unpaid(about),
  waiting_for_payment: (about) => m.month_load_waiting(about),
  expired: (about) => m.month_load_expired(about),
  canceled: (about) => m.month_load_expired(about),
}

export const openLoadText = (load: TopUpLoad, benefit: string): string =>
  OPEN_TEXTS[load.status]?.({ benefit, date: formatDate(dayOf(load)) }) ?? ''

export interface OpenRequests {
  count: number
  sum: Cents
}

export const openRequests = ({ totalRequestedLoads, totalRequestedLoadsAmount }: RequestedLoads): OpenRequests => ({
  count: totalRequestedLoads,
  sum: cents(totalRequestedLoadsAmount),
})

export const isCurrent = ({ endOfBenefit }: EmployeeListItem, today: PlainDate): boolean =>
  endOfBenefit === undefined || isBefore(today, plainDate(endOfBenefit))

/** Number of current employees without a benefit that more than half of them have; rarer ones are given selectively. */
export function missingBenefits(
  employees: readonly EmployeeListItem[],
  today: PlainDate,
): { benefit: BenefitType; count: number }[] {
  const current = employees.filter((employee) => isCurrent(employee, today))
  return BENEFIT_ORDER.flatMap((benefit) => {
    const without = current.filter(({ benefitTypes }) => !benefitTypes.includes(benefit)).length
    const isUsual = current.length - without > without
    return isUsual && without > 0 ? [{ benefit, count: without }] : []
  })
}

const byDay = (loads: readonly TopUpLoad[]): TopUpLoad[] =>
  loads.toSorted((one, other) => compareDates(dayOf(one), dayOf(other)))

const ofMonth = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  byDay(loads.filter((load) => monthOf(dayOf(load)) === month))

const isOpen = ({ status }: TopUpLoad): boolean => status in OPEN_TEXTS

/** Scheduled loads of a month, the next one first. */
export const scheduledLoads = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  ofMonth(month, loads).filter(isAhead)

/** Loads of a month that failed for someone or await payment, the earliest first. */
export const openLoadsOf = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  ofMonth(month, loads).filter(isOpen)

/** All loads since a day that failed for someone or await payment, the latest first. */
export const openLoadsSince = (day: PlainDate, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  byDay(loads.filter((load) => isOpen(load) && !isBefore(dayOf(load), day))).toReversed()

export interface Plan {
  days: readonly PlainDate[]
  planned: readonly PlannedTopUp[]
}

/** Up to the next loading day; the deposit page looks further. Undefined if the balance, a sum or a day is unknown. */
export function nextLoads(balance: Cents, { days, planned }: Plan, today: PlainDate): Forecast | undefined {
  const last = days.find((date) => isBefore(today, date)) ?? today
  return forecast(
    balance,
    planned.filter(({ date }) => !isBefore(last, date)),
    today,
  )
}
