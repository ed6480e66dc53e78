import type { BenefitType, DepositEstimation, EstimationChoice, TopUpLoad } from '@generated/api/model'
import { type Cents, cents, sum } from '@/values/money'
import { addMonths, addWorkingDays, isBefore, type PlainDate, plainDate } from '@/values/plain-date'
import { type Month, monthOf } from '../months'
import { neededFor } from './enough'
import { dayOf, isGivenUp } from './load-day'

/** Open requests, loads that wait for their day, loads expected on a loading day, and refunds that are due. */
export type PlannedKind = 'requests' | 'scheduled' | 'expected' | 'refund'

/** Money that leaves the account on a day, with commission and its VAT; below zero for a refund. */
export interface PlannedTopUp {
  kind: PlannedKind
  date: PlainDate
  amount: Cents
}

type Load = Pick<TopUpLoad, 'benefitType' | 'status' | 'createdAt' | 'scheduledOn' | 'loadedOn'>

/** The next loading days, today's own among them when it is one (GRP-07). */
export function loadingDays(today: PlainDate, nextLoadDate: PlainDate, months: number): PlainDate[] {
  const last = addMonths(nextLoadDate, -1)
  const first = last === today ? today : nextLoadDate
  return Array.from({ length: months }, (_, month) => addMonths(first, month))
}

const inJanuary = (month: Month) => month.endsWith('-01')

/** Whether a benefit has been loaded in a month, or will be: what is left of its limits is then no longer expected. */
const isLoadedIn = (loads: readonly Load[], benefit: BenefitType, month: Month): boolean =>
  loads.some((load) => load.benefitType === benefit && !isGivenUp(load) && monthOf(dayOf(load)) === month)

export interface ExpectedLoads {
  types: readonly BenefitType[]
  days: readonly PlainDate[]
}

/** What is expected on those days: lunch every month, the benefits of the year in January. */
export const plannedChoices = ({ types, days }: ExpectedLoads): EstimationChoice[] =>
  types.flatMap((type) =>
    days
      .map(monthOf)
      .filter((month) => type === 'lunch' || inJanuary(month))
      .map((month): EstimationChoice => `${type}:${month}`),
  )

/** The benefits that the company loads itself and has not loaded in the month that runs. */
export const notYetLoaded = (types: readonly BenefitType[], loads: readonly Load[], today: PlainDate): BenefitType[] =>
  types.filter((type) => !isLoadedIn(loads, type, monthOf(today)))

/** The loads that are charged on their day, which is today when it is over: the charge is late, not gone. */
export const scheduledTopUps = (
  loads: readonly Pick<TopUpLoad, 'status' | 'scheduledOn' | 'totalSumWithFees'>[],
  today: PlainDate,
): PlannedTopUp[] =>
  loads.flatMap(({ status, scheduledOn, totalSumWithFees }): PlannedTopUp[] => {
    if (status !== 'waiting_for_load_date' || scheduledOn === undefined) return []
    const day = plainDate(scheduledOn)
    return [{ kind: 'scheduled', date: isBefore(day, today) ? today : day, amount: cents(totalSumWithFees) }]
  })

/** What scheduled loads will have taken by the end of a day (TOP-16); undefined for a load at once. */
export const scheduledBefore = (
  loads: Parameters<typeof scheduledTopUps>[0],
  day: PlainDate | undefined,
  today: PlainDate,
): Cents | undefined =>
  day &&
  sum(
    scheduledTopUps(loads, today)
      .filter(({ date }) => !isBefore(day, date))
      .map(({ amount }) => amount),
  )

/** A failed part comes back on the working day after its load (contract, closed_with_errors); the next one when it is late. */
export function dueRefund(load: Load, sum: Cents, today: PlainDate): PlannedTopUp {
  const due = addWorkingDays(dayOf(load), 1)
  return { kind: 'refund', date: isBefore(today, due) ? due : addWorkingDays(today, 1), amount: cents(0 - sum) }
}

export interface TopUpPlan {
  today: PlainDate
  days: readonly PlainDate[]
  /** The need of the planned choices, and of the open requests: what each employee may still get, as loads have it. */
  estimation: DepositEstimation
  /** The loads of the company: those that wait for their day take their money on it. */
  loads: readonly Pick<TopUpLoad, 'status' | 'scheduledOn' | 'totalSumWithFees'>[]
  refunds: readonly PlannedTopUp[]
}

/**
 * What will leave the account, and what comes back to it: open requests today, loads that are scheduled, what the
 * estimation says of each loading day, refunds. Days without any are left out.
 */
export function plannedTopUps({ today, days, estimation, loads, refunds }: TopUpPlan): PlannedTopUp[] {
  const repeated = days.map((date): PlannedTopUp => {
    const parts = estimation.benefits.filter(({ month }) => month === monthOf(date))
    return {
      kind: 'expected',
      date,
      amount: sum(parts.map(({ value, commission, commissionVAT }) => cents(value + commission + commissionVAT))),
    }
  })
  const requested: PlannedTopUp = { kind: 'requests', date: today, amount: neededFor(estimation.requestedLoads) }
  return [requested, ...scheduledTopUps(loads, today), ...repeated, ...refunds].filter(({ amount }) => amount !== 0)
}
