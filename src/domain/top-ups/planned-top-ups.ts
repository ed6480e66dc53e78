import type { BenefitType, DepositEstimation, EstimationChoice, TopUpLoad } from '@generated/api/model'
import { type Cents, cents, sum } from '@/values/money'
import { addMonths, type PlainDate, plainDate } from '@/values/plain-date'
import { neededFor } from './enough'

/** Open requests, loads that wait for their day, and those that are expected on a loading day. */
export type PlannedKind = 'requests' | 'scheduled' | 'expected'

/** Money that leaves the account on a day, with commission and its VAT. */
export interface PlannedTopUp {
  kind: PlannedKind
  date: PlainDate
  amount: Cents
}

/** The days to look ahead to: each loading day, today's own among them when it is one (GRP-07). */
export function loadDays(today: PlainDate, nextLoadDate: PlainDate, months: number): PlainDate[] {
  const first = addMonths(nextLoadDate, -1) === today ? today : nextLoadDate
  return Array.from({ length: months }, (_, month) => addMonths(first, month))
}

const monthOf = (date: PlainDate) => date.slice(0, 7)

/** What is loaded on those days: lunch every month, the benefits of the year in January. */
export const plannedChoices = (types: readonly BenefitType[], days: readonly PlainDate[]): EstimationChoice[] =>
  types.flatMap((type) =>
    days
      .filter((day) => type === 'lunch' || day.slice(5, 7) === '01')
      .map((day): EstimationChoice => `${type}:${monthOf(day)}`),
  )

export interface TopUpPlan {
  today: PlainDate
  days: readonly PlainDate[]
  /** The need of the planned choices, and of the open requests: what each employee may still get, as loads have it. */
  estimation: DepositEstimation
  /** The loads of the company: those that wait for their day take their money on it. */
  loads: readonly Pick<TopUpLoad, 'status' | 'scheduledOn' | 'totalSumWithFees'>[]
}

/**
 * What will leave the account: open requests today, loads that are scheduled, and what the estimation says of each loading
 * day. Days without a load are left out.
 */
export function plannedTopUps({ today, days, estimation, loads }: TopUpPlan): PlannedTopUp[] {
  const scheduled = loads.flatMap(({ status, scheduledOn, totalSumWithFees }): PlannedTopUp[] =>
    status === 'waiting_for_load_date' && scheduledOn !== undefined
      ? [{ kind: 'scheduled', date: plainDate(scheduledOn), amount: cents(totalSumWithFees) }]
      : [],
  )
  const repeated = days.map((date): PlannedTopUp => {
    const parts = estimation.benefits.filter(({ month }) => month === monthOf(date))
    return {
      kind: 'expected',
      date,
      amount: sum(parts.map(({ value, commission, commissionVAT }) => cents(value + commission + commissionVAT))),
    }
  })
  const requested: PlannedTopUp = { kind: 'requests', date: today, amount: neededFor(estimation.requestedLoads) }
  return [requested, ...scheduled, ...repeated].filter(({ amount }) => amount > 0)
}
