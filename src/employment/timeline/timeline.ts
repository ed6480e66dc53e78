import { getListEmployeesQueryOptions, getReadEmployeeQueryOptions } from '@generated/api/employees/employees'
import type { AnyBenefitType, AnyTopUpItemStatus, Employee, RequestedLoad, TopUpLoadDetail } from '@generated/api/model'
import { getListRequestedLoadsQueryOptions } from '@generated/api/requested-loads/requested-loads'
import { getListTopUpsQueryOptions, getReadTopUpQueryOptions } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { queryOptions } from '@tanstack/react-query'
import { limitConcurrency } from '@/api/calls/limit-concurrency'
import { benefitName, canLoadOnHold } from '@/domain/benefit-names'
import { type Month, monthOf, shiftMonth, stateOf } from '@/domain/months'
import { dayOf } from '@/domain/top-ups/load-day'
import { today } from '@/values/dates/clock'
import {
  compareDates,
  dateInHelsinki,
  daysBetween,
  formatDate,
  isBefore,
  type PlainDate,
  plainDate,
} from '@/values/dates/plain-date'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'
import { benefitRowsQuery, type LoadRow } from '../load-reports'

/** What happened to a person on a day, or will. */
export interface TimelineEvent {
  id: string
  day: PlainDate
  text: () => string
  /** The load of the company that the event is about. */
  loadId?: string
}

interface TimelineSource {
  personalId: string
  employee: Employee | undefined
  loads: readonly TopUpLoadDetail[]
  /** The person's lunch amounts from the reports. */
  rows: readonly Pick<LoadRow, 'personalId' | 'benefit' | 'amount' | 'day'>[]
  requests: readonly RequestedLoad[]
  /** First day covered by the data. */
  since: PlainDate
}

const WAITS: ReadonlySet<AnyTopUpItemStatus> = new Set([
  'in_progress',
  'not_started',
  'waiting_for_load_date',
  'scheduled',
])
const NOT_LOADED: ReadonlySet<TopUpLoadDetail['status']> = new Set(['canceled', 'expired', 'payment_not_received'])

/** What became of an item of a load. */
function itemText(status: AnyTopUpItemStatus, load: TopUpLoadDetail) {
  if (status === 'success') return m.why_got
  if (status === 'error') return m.why_failed
  // REP-05: scheduled items of an unpaid load are not waiting for anything.
  return WAITS.has(status) && !NOT_LOADED.has(load.status) ? m.why_waiting : m.why_not_loaded
}

const sumOf = (benefit: AnyBenefitType, amount: Cents) => ({ benefit: benefitName(benefit), sum: formatEuros(amount) })

const isFuture = (day: PlainDate): boolean => isBefore(today(), day)

/**
 * WHY-02: says why a person was in no load of a day, by the first rule that applies. "No benefit" and "on leave" are facts of
 * today; the API does not tell since when.
 */
export function whyLeftOut(employee: Employee | undefined, benefit: AnyBenefitType, day: PlainDate): string {
  if (!employee) return m.why_rule_unknown()
  const { createdAt, startOfBenefit, endOfBenefit, benefitTypes, employeeType } = employee
  const added = dateInHelsinki(createdAt)
  if (isBefore(day, added)) return m.why_rule_not_added({ date: formatDate(added) })
  const start = plainDate(startOfBenefit)
  if (isBefore(day, start)) {
    const date = formatDate(start)
    return isFuture(start) ? m.why_rule_starts({ date }) : m.why_rule_not_started({ date })
  }
  const end = endOfBenefit === undefined ? undefined : plainDate(endOfBenefit)
  if (end && isBefore(end, day)) return m.why_rule_ended({ date: formatDate(end) })
  if (!benefitTypes.includes(benefit)) return m.why_rule_no_benefit()
  return employeeType === 'Onhold' && !canLoadOnHold(benefit) ? m.why_rule_on_leave() : m.why_rule_unknown()
}

/** A person's history, latest first, limited to the period covered by the data. */
export function timeline({ personalId, employee, loads, rows, requests, since }: TimelineSource): TimelineEvent[] {
  const events: TimelineEvent[] = []
  const left = rows.filter((row) => row.personalId === personalId)
  const inLoads = new Set<string>()
  for (const load of loads) {
    const [benefit, day] = [load.benefitType, dayOf(load)]
    for (const [at, item] of load.topUpLoadItems.entries()) {
      if (item.personalId !== personalId) continue
      const amount = cents(item.amount)
      const text = () => itemText(item.status, load)(sumOf(benefit, amount))
      events.push({ id: `${load.id} ${at}`, day, text, loadId: load.id })
      inLoads.add(`${benefit} ${day}`)
      if (item.status !== 'success') continue
      const distance = (row: { day: PlainDate }) => Math.abs(daysBetween(row.day, day))
      const [own] = left
        .filter((row) => row.benefit === benefit && row.amount === amount)
        .toSorted((one, other) => distance(one) - distance(other))
      if (own) left.splice(left.indexOf(own), 1)
    }
  }
  for (const load of loads) {
    const [benefit, day] = [load.benefitType, dayOf(load)]
    // Two loads on one day are for different people: someone in one of them is not missing from the other.
    if (inLoads.has(`${benefit} ${day}`) || NOT_LOADED.has(load.status)) continue
    const text = () => `${m.why_left_out({ benefit: benefitName(benefit) })} ${whyLeftOut(employee, benefit, day)}`
    events.push({ id: load.id, day, text, loadId: load.id })
  }
  // Received, but in no load of the company: perhaps by a load request.
  for (const [at, { benefit, amount, day }] of left.entries()) {
    events.push({ id: `row ${at}`, day, text: () => m.why_got_otherwise(sumOf(benefit, amount)) })
  }
  for (const { requestId, benefit = 'lunch', amount, requestDate, requestMonth, personalId: whose } of requests) {
    if (whose !== personalId) continue
    // REQ-05: before its month a request waits whatever the balance.
    const isEarly = requestMonth !== undefined && requestMonth > monthOf(today())
    const text = () => (isEarly ? m.why_requested_early : m.why_requested)(sumOf(benefit, cents(amount)))
    events.push({ id: `request ${requestId}`, day: plainDate(requestDate), text })
  }
  if (employee) {
    const { createdAt, startOfBenefit, endOfBenefit, endOfFunds } = employee
    const addDay = (id: string, date: string, ahead: () => string, past: () => string) => {
      const day = plainDate(date)
      events.push({ id, day, text: () => (isFuture(day) ? ahead() : past()) })
    }
    events.push({ id: 'added', day: dateInHelsinki(createdAt), text: () => m.why_added() })
    addDay('start', startOfBenefit, m.why_starts, m.why_started)
    if (endOfBenefit !== undefined) addDay('end', endOfBenefit, m.why_ends, m.why_ended)
    if (endOfFunds !== undefined) addDay('funds-end', endOfFunds, m.why_funds_end, m.why_funds_ended)
  }
  return events.filter(({ day }) => !isBefore(day, since)).toSorted((one, other) => compareDates(other.day, one.day))
}

/**
 * A person's history in the last months. Combines the company's loads with their items, because no operation returns
 * one person's loads, and the lunch reports, which include load requests.
 */
export const timelineQuery = (personalId: string, employee: Employee | undefined, months: number) =>
  queryOptions({
    queryKey: ['timeline', personalId, employee, months, today()],
    queryFn: async ({ client }): Promise<TimelineEvent[]> => {
      const first: Month = shiftMonth(monthOf(today()), 1 - months)
      const since = plainDate(`${first}-01`)
      const shown = Array.from({ length: months }, (_, at) => shiftMonth(first, at))
      const [{ topUpLoads }, { requestedLoads }, ...reports] = await Promise.all([
        client.fetchQuery(getListTopUpsQueryOptions()),
        client.fetchQuery(getListRequestedLoadsQueryOptions()),
        ...shown
          .filter((month) => stateOf(month, today()) !== 'unknown')
          .map((month) => client.fetchQuery(benefitRowsQuery(month, 'lunch'))),
      ])
      const loads = await limitConcurrency(
        topUpLoads.filter((load) => !isBefore(dayOf(load), since)),
        ({ id }) => client.fetchQuery(getReadTopUpQueryOptions(id)),
      )
      return timeline({ personalId, employee, loads, rows: reports.flat(), requests: requestedLoads ?? [], since })
    },
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })

/** The employee of a load item: the namesake with the same personal identity code; null if there is none. */
export const employeeOfItemQuery = (item: { firstName: string; lastName: string; personalId: string }) =>
  queryOptions({
    queryKey: ['employeeOfItem', item.personalId],
    queryFn: async ({ client }): Promise<Employee | null> => {
      const { beneficiaries } = await client.fetchQuery(getListEmployeesQueryOptions())
      const alike = beneficiaries.filter(
        ({ firstName, lastName }) => firstName === item.firstName && lastName === item.lastName,
      )
      const read = await limitConcurrency(alike, ({ personId }) =>
        client.fetchQuery(getReadEmployeeQueryOptions(personId)),
      )
      return read.find(({ personalId }) => personalId === item.personalId) ?? null
    },
  })
