import type { BenefitType, DepositEstimation, EstimationChoice } from '@generated/api/model'
import { LARGEST_DEPOSIT } from '@/domain/top-ups/forecast'
import { type Cents, cents, sum } from '@/values/money'

const MONTHS = ['current', 'next'] as const
type Month = (typeof MONTHS)[number]

/** The contract's pattern of a choice: `lunch:current`. */
export const choiceFor = (type: BenefitType, month: Month): EstimationChoice => `${type}:${month}`

/** What may be chosen, benefit by benefit, this month before the next. */
export const estimationChoices = (types: readonly BenefitType[]) =>
  types.flatMap((type) => MONTHS.map((month) => ({ type, month, key: choiceFor(type, month) })))

/** DEP-03: the suggested transfer covers two months of lunch; without lunch every benefit's two months. */
export function firstChoices(types: readonly BenefitType[]): EstimationChoice[] {
  const counted = types.includes('lunch') ? (['lunch'] as const) : types
  return estimationChoices(counted).map(({ key }) => key)
}

export interface EstimateTotals {
  commission: Cents
  commissionVat: Cents
  /** Values, commissions and VAT together. */
  needed: Cents
  suggested: Cents
  /** What one deposit may be of the suggestion; undefined when nothing is needed. */
  usable: Cents | undefined
}

/** The sums of an estimation; the requested loads count only when they were chosen (DEP-03, DEP-11). */
export function estimateTotals(estimation: DepositEstimation, countsRequests: boolean): EstimateTotals {
  const parts = [...(countsRequests ? [estimation.requestedLoads] : []), ...estimation.benefits]
  const total = (pick: (part: (typeof parts)[number]) => number) => sum(parts.map((part) => cents(pick(part))))
  const commission = total((part) => part.commission)
  const commissionVat = total((part) => part.commissionVAT)
  const suggested = cents(estimation.totalSuggestedTransfer)
  return {
    commission,
    commissionVat,
    needed: sum([total((part) => part.value), commission, commissionVat]),
    suggested,
    usable: suggested === 0 ? undefined : cents(Math.min(suggested, LARGEST_DEPOSIT)),
  }
}
