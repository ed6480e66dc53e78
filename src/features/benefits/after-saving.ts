import type { Benefit, BenefitGroup, BenefitType } from '@generated/api/model'

export type NextStep = 'manage-benefits' | 'add-employees' | 'buy-benefits'

export type CreationNotice =
  | { level: 'success'; text: 'created-for-employees' | 'created'; next: NextStep | undefined }
  | {
      level: 'info'
      text: 'more-to-activate' | 'more-to-buy' | 'all-active'
      count: number
      next: NextStep | undefined
    }

export type BenefitCounts = ReturnType<typeof countBenefits>

/** Counts benefits by state. The benefit of the new group counts as active, also when rereading the benefits failed. */
export const countBenefits = (benefits: readonly Benefit[], created: BenefitType) => {
  const stateOf = ({ type, state }: Benefit) => (type === created ? 'active' : state)
  const count = (state: Benefit['state']) => benefits.filter((benefit) => stateOf(benefit) === state).length
  return { active: count('active'), available: count('available'), other: count('unavailable') }
}

/**
 * GRP-05: without employees the next step is to add them; otherwise to set up the other benefits of the contract, then
 * to buy more. Further options get an info notification of their own.
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

/** GRP-06: a changed maximum takes effect with the next load, which the company starts itself with direct load. */
export const offersLoad = (before: LoadTerms, after: LoadTerms, isOnHold: boolean): boolean =>
  before.maxAmountPerPeriod !== after.maxAmountPerPeriod && after.fundsLoadingType === 'direct_load' && !isOnHold
