import type { BenefitType, TopUpLoad } from '@generated/api/model'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import { dayOf } from '@/domain/top-ups/load-day'
import { type Cents, cents } from '@/values/money'
import type { PlainDate } from '@/values/plain-date'

export interface YearLoads {
  /** What reached employees this year, by benefit in the order of display; benefits without loads are left out. */
  sums: { benefit: BenefitType; sum: Cents }[]
  /** Some loads reached a part of their employees only: the list of loads does not say how much. */
  isPartial: boolean
}

const yearOf = (day: PlainDate): string => day.slice(0, 4)

/** The loads of this year that have reached everybody, by the day on which they were loaded (cents). */
export function loadsOfYear(loads: readonly TopUpLoad[], today: PlainDate): YearLoads {
  const own = loads.filter((load) => yearOf(dayOf(load)) === yearOf(today))
  const sums = BENEFIT_ORDER.map((benefit) => ({
    benefit,
    sum: cents(
      own
        .filter(({ benefitType, status }) => benefitType === benefit && status === 'success')
        .reduce((sum, { totalSum }) => sum + totalSum, 0),
    ),
  }))
  return {
    sums: sums.filter(({ sum }) => sum > 0),
    isPartial: own.some(({ status }) => status === 'closed_with_errors'),
  }
}
