import type { BenefitType, EmployeeListItem, RequestedLoads, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { formatDate, isBefore, type PlainDate, plainDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'
import { BENEFIT_ORDER, benefitName } from '../benefit-names'
import { type Month, monthOf } from '../months'
import { depositOf, forecast, type Shortage } from './forecast'
import { byDay, dayOf, isScheduled } from './load-day'
import { hasUnknownStatus, mayBeScheduled } from './loaded-part'
import type { PlannedTopUp } from './planned-top-ups'

// What a company should look at: home and the checklist of the month warn by these rules (HOM-03, MON-05).

export interface WorkItem {
  kind: 'money' | 'payments' | 'load' | 'requests' | 'employees'
  text: string
  path: string
  search?: { amount: Cents } | { benefit: 'none' | `no-${BenefitType}` }
}

const OPEN_TEXTS: Partial<Record<TopUpLoad['status'], typeof m.month_load_failed>> = {
  closed_with_errors: m.month_load_failed,
  payment_not_received: m.month_load_unpaid,
  waiting_for_payment: m.month_load_waiting,
  expired: m.month_load_expired,
  canceled: m.month_load_expired,
}

/** What the balance lacks, with a link that fills it in as the amount of a deposit. */
export function shortageItem({ missing, date, kind }: Shortage): WorkItem {
  const text = {
    requests: m.month_money_missing_requests,
    expected: m.month_money_missing_expected,
    scheduled: m.month_money_missing,
  }[kind ?? 'scheduled']
  return {
    kind: 'money',
    text: text({ sum: formatEuros(missing), date: formatDate(date) }),
    path: '/load-account',
    search: { amount: depositOf(missing) },
  }
}

/** An open load: one that failed for someone, awaits payment, or has an unknown status. */
export function loadItem(load: TopUpLoad): WorkItem {
  const text = OPEN_TEXTS[load.status] ?? m.month_load_unknown
  return {
    kind: 'load',
    // The sum tells the loads of one series apart.
    text: text({
      benefit: benefitName(load.benefitType),
      date: formatDate(dayOf(load)),
      sum: formatEuros(cents(load.totalSum)),
    }),
    path: `/reports/topups/${load.id}`,
  }
}

export function requestsItem({ totalRequestedLoads: count, totalRequestedLoadsAmount }: RequestedLoads): WorkItem[] {
  if (count === 0) return []
  const text = m.home_work_requests({ count: formatCount(count), sum: formatEuros(cents(totalRequestedLoadsAmount)) })
  return [{ kind: 'requests', text, path: '/load-account/requested-loads' }]
}

export const isCurrent = ({ endOfBenefit }: EmployeeListItem, today: PlainDate): boolean =>
  endOfBenefit === undefined || isBefore(today, plainDate(endOfBenefit))

/** Current employees without a benefit that more than half of them have; rarer ones are given selectively. */
export function missingItems(employees: readonly EmployeeListItem[], today: PlainDate): WorkItem[] {
  const current = employees.filter((employee) => isCurrent(employee, today))
  return BENEFIT_ORDER.flatMap((type) => {
    const without = current.filter(({ benefitTypes }) => !benefitTypes.includes(type)).length
    const isUsual = current.length - without > without
    if (!isUsual || without === 0) return []
    const text = m.month_missing({ benefit: benefitName(type), count: formatCount(without) })
    return [{ kind: 'employees', text, path: '/beneficiaries', search: { benefit: `no-${type}` } }]
  })
}

const ofMonth = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  byDay(loads.filter((load) => monthOf(dayOf(load)) === month))

const isOpen = (load: TopUpLoad): boolean => load.status in OPEN_TEXTS || hasUnknownStatus(load)

/** Scheduled loads of a month, the next one first; undefined if there is none but a load of unknown status may be one. */
export function scheduledLoads(month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] | undefined {
  const own = ofMonth(month, loads)
  const scheduled = own.filter(isScheduled)
  return scheduled.length === 0 && own.some(mayBeScheduled) ? undefined : scheduled
}

/** The open loads of a month, the earliest first. */
export const openLoadsOf = (month: Month, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  ofMonth(month, loads).filter(isOpen)

/** All open loads since a day, the latest first. */
export const openLoadsSince = (day: PlainDate, loads: readonly TopUpLoad[]): TopUpLoad[] =>
  byDay(loads.filter((load) => isOpen(load) && !isBefore(dayOf(load), day))).toReversed()

/** The forecast to the next loading day; the deposit page's is longer. Undefined if balance, a sum or a day is unknown. */
export function nextLoads(
  balance: Cents,
  { days, planned }: { days: readonly PlainDate[]; planned: readonly PlannedTopUp[] },
  today: PlainDate,
) {
  const until = days.find((date) => isBefore(today, date)) ?? today
  const next = planned.filter(({ date }) => !isBefore(until, date))
  const ahead = forecast(balance, next, today)
  return ahead && { ...ahead, until }
}
