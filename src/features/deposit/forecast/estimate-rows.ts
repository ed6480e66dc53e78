import type { BenefitType, DepositEstimation, EstimationChoice } from '@generated/api/model'
import { depositOf } from '@/domain/top-ups/forecast'
import { cents, sum } from '@/values/numbers/money'

const MONTHS = ['current', 'next'] as const

/** The keys have the form of the contract, e.g. `lunch:current`. */
export const estimationChoices = (types: readonly BenefitType[]) =>
  types.flatMap((type) => MONTHS.map((month) => ({ type, month, key: `${type}:${month}` as const })))

/** DEP-03: the suggestion covers two months of lunch; without lunch, two months of every benefit. */
export function firstChoices(types: readonly BenefitType[]): EstimationChoice[] {
  const counted = types.includes('lunch') ? (['lunch'] as const) : types
  return estimationChoices(counted).map(({ key }) => key)
}

/** Totals of an estimation. The load requests count only if selected (DEP-03, DEP-11). */
export function estimateTotals(estimation: DepositEstimation, countsRequests: boolean) {
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
    /** The suggestion, limited to the maximum of one deposit; undefined if nothing is needed. */
    usable: suggested === 0 ? undefined : depositOf(suggested),
  }
}
