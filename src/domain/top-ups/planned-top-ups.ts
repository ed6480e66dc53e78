import type { AnyBenefitType, BenefitType, DepositEstimation, EstimationChoice, TopUpLoad } from '@generated/api/model'
import { addMonths, isBefore, type PlainDate, plainDate } from '@/values/dates/plain-date'
import { type Cents, cents, sum } from '@/values/numbers/money'
import { monthOf } from '../months'
import { neededFor } from './costs'
import { dayOf, endedWithoutLoading } from './load-day'
import { mayBeScheduled } from './loaded-part'

/** Money that leaves the account on a day, with service fee and VAT. */
export interface PlannedTopUp {
  /** Open requests, a scheduled load, or a load expected on a loading day. */
  kind: 'requests' | 'scheduled' | 'expected'
  date: PlainDate
  amount: Cents
}

type Load = Pick<TopUpLoad, 'benefitType' | 'status' | 'createdAt' | 'scheduledOn' | 'loadedOn'>
type Scheduled = Pick<TopUpLoad, 'status' | 'scheduledOn' | 'loadedOn' | 'paymentMethod' | 'totalSumWithFees'>

/** The next loading days, including today when it is one (GRP-07). */
export function loadingDays(today: PlainDate, nextLoadDate: PlainDate, months: number): PlainDate[] {
  const last = addMonths(nextLoadDate, -1)
  const first = last === today ? today : nextLoadDate
  return Array.from({ length: months }, (_, month) => addMonths(first, month))
}

/**
 * Expected loads: lunch every month, benefits with a yearly limit in January. Automatic ones load on the next day what is
 * left of that limit (GRP-07).
 */
export const plannedChoices = (
  types: readonly BenefitType[],
  days: readonly PlainDate[],
  automatic: readonly AnyBenefitType[] = [],
): EstimationChoice[] =>
  types.flatMap((type) =>
    days
      .map(monthOf)
      .filter((month, at) => type === 'lunch' || month.endsWith('-01') || (at === 0 && automatic.includes(type)))
      .map((month): EstimationChoice => `${type}:${month}`),
  )

/** The benefits of which no load has been made or ordered for this month: another load of the others is not expected. */
export function notYetLoaded(types: readonly BenefitType[], loads: readonly Load[], today: PlainDate): BenefitType[] {
  const ofMonth = loads.filter((load) => !endedWithoutLoading(load) && monthOf(dayOf(load)) === monthOf(today))
  return types.filter((type) => !ofMonth.some(({ benefitType }) => benefitType === type))
}

/**
 * Scheduled loads on their day; a day that has passed becomes today, because the charge is late, not cancelled. What a
 * future load of unknown status takes is unknown, unless it is paid by invoice.
 */
const scheduledTopUps = (loads: readonly Scheduled[], today: PlainDate): PlannedTopUp[] =>
  loads.flatMap((load): PlannedTopUp[] => {
    if (load.scheduledOn === undefined) return []
    const day = plainDate(load.scheduledOn)
    const isPast = isBefore(day, today)
    if (mayBeScheduled(load) && load.paymentMethod !== 'einvoice' && !isPast)
      return [{ kind: 'scheduled', date: day, amount: cents(Number.NaN) }]
    if (load.status !== 'waiting_for_load_date') return []
    return [{ kind: 'scheduled', date: isPast ? today : day, amount: cents(load.totalSumWithFees) }]
  })

/** The total of scheduled loads up to the end of a day (TOP-16); undefined for an immediate load. */
export const scheduledBefore = (
  loads: readonly Scheduled[],
  day: PlainDate | undefined,
  today: PlainDate,
): Cents | undefined =>
  day &&
  sum(
    scheduledTopUps(loads, today)
      .filter(({ date }) => !isBefore(day, date))
      .map(({ amount }) => amount),
  )

export interface TopUpPlan {
  today: PlainDate
  days: readonly PlainDate[]
  /** The estimated need of the planned choices and the open requests: the remaining limit of each employee. */
  estimation: DepositEstimation
  loads: readonly Scheduled[]
}

/** Open requests today, scheduled loads, and the expected loads of each loading day, which are paid after the others. */
export function plannedTopUps({ today, days, estimation, loads }: TopUpPlan): PlannedTopUp[] {
  const repeated = days.map((date): PlannedTopUp => {
    const parts = estimation.benefits.filter(({ month }) => month === monthOf(date))
    return { kind: 'expected', date, amount: sum(parts.map(neededFor)) }
  })
  const requested: PlannedTopUp = { kind: 'requests', date: today, amount: neededFor(estimation.requestedLoads) }
  return [requested, ...scheduledTopUps(loads, today), ...repeated].filter(({ amount }) => amount !== 0)
}
