import type { Benefit, BenefitGroup, BenefitType } from '@generated/api/model'

export type NextStep = 'manage-benefits' | 'add-employees' | 'buy-benefits'

/** One notification after a group was created; `count` is the number of benefits that its text speaks of. */
export type CreationNotice =
  | { level: 'success'; text: 'created-for-employees' | 'created'; next: NextStep | undefined }
  | {
      level: 'info'
      text: 'more-to-activate' | 'more-to-buy' | 'all-active'
      count: number
      next: NextStep | undefined
    }

/** The company's benefits by state, the one just created among the active. */
export interface BenefitCounts {
  active: number
  available: number
  /** Not in the contract. */
  other: number
}

/** Counts benefits by state; the one that has just got its group is active, also when they could not be read again. */
export const countBenefits = (benefits: readonly Benefit[], created: BenefitType): BenefitCounts => {
  const stateOf = ({ type, state }: Benefit) => (type === created ? 'active' : state)
  const count = (state: Benefit['state']) => benefits.filter((benefit) => stateOf(benefit) === state).length
  return { active: count('active'), available: count('available'), other: count('unavailable') }
}

/**
 * GRP-05: what is said after a group was created. Without employees they are the next step; with them the rest of the
 * contract, then what is not in it. What else could be done comes as information, with its own link while the success
 * leads elsewhere.
 */
export function creationNotices({ active, available, other }: BenefitCounts, hasEmployees: boolean): CreationNotice[] {
  const further = available > 0 ? 'manage-benefits' : other > 0 ? 'buy-benefits' : undefined
  const success: CreationNotice = hasEmployees
    ? { level: 'success', text: 'created-for-employees', next: further }
    : { level: 'success', text: 'created', next: 'add-employees' }
  const next = hasEmployees ? undefined : further
  if (available > 0) return [success, { level: 'info', text: 'more-to-activate', count: available, next }]
  if (other > 0) return [success, { level: 'info', text: 'more-to-buy', count: other, next }]
  if (active > 1) return [success, { level: 'info', text: 'all-active', count: active, next: undefined }]
  return [success]
}

type LoadTerms = Pick<BenefitGroup, 'maxAmountPerPeriod' | 'fundsLoadingType'>

/** GRP-06: a changed maximum reaches employees with the next load, which with direct load the company makes itself. */
export const offersLoad = (before: LoadTerms, after: LoadTerms, isOnHold: boolean): boolean =>
  before.maxAmountPerPeriod !== after.maxAmountPerPeriod && after.fundsLoadingType === 'direct_load' && !isOnHold
