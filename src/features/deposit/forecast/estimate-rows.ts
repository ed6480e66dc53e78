import type { BenefitType, DepositEstimation, EstimationChoice } from '@generated/api/model'
import { LARGEST_DEPOSIT } from '@/domain/top-ups/forecast'
import { type Cents, cents, sum } from '@/values/money'

const MONTHS = ['current', 'next'] as const
type Month = (typeof MONTHS)[number]

/** Formats a choice as the contract's pattern requires, e.g. `lunch:current`. */
export const choiceFor = (type: BenefitType, month: Month): EstimationChoice => `${type}:${month}`

export const estimationChoices = (types: readonly BenefitType[]) =>
  types.flatMap((type) => MONTHS.map((month) => ({ type, month, key: choiceFor(type, month) })))

/** DEP-03: the suggestion covers two months of lunch; without lunch, two months of every benefit. */
export function firstChoices(types: readonly BenefitType[]): EstimationChoice[] {
  const counted = types.includes('lunch') ? (['lunch'] as const) : types
  return estimationChoices(counted).map(({ key }) => key)
}

export interface EstimateTotals {
  commission: Cents
  commissionVat: Cents
  needed: Cents
  suggested: Cents
  /** The suggestion, limited to the maximum of one deposit; undefined if nothing is needed. */
  usable: Cents | undefined
}

/** Totals of an estimation. The load requests count only if selected (DEP-03, DEP-11). */
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
