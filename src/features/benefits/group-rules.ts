import type { BenefitGroupLimits, BenefitType, FeatureFlags, FundsLoadingType } from '@generated/api/model'
import { type Cents, cents } from '@/values/money'

export type GroupFlags = Pick<FeatureFlags, 'enableLoadingType' | 'enableDailyLoadExtension' | 'enableRecurringLoad'>

/** '' means that none is chosen yet. */
export type LoadingChoice = FundsLoadingType | ''

/** Which fields the form of a group has (GRP-08, GRP-10). */
export interface GroupFieldSet {
  loadingType: boolean
  spendingLimit: boolean
  recurring: boolean
  /** Typed as euros, or chosen from the list of amounts. */
  amount: 'typed' | 'chosen'
}

/** Why an amount has its upper limit, for the words of the error. */
export type LimitReason = 'lunch-of-year' | 'on-request' | 'tax-free' | 'plain'

export interface AmountRange {
  min: Cents
  max: Cents
  reason: LimitReason
}

/**
 * What a group of a type may hold with a loading type, in cents; all of it from the settings (GRP-09). Without a loading
 * type the wider limit holds, so that nothing is refused before it is known.
 */
export function amountRange(type: BenefitType, loadingType: LoadingChoice, limits: BenefitGroupLimits): AmountRange {
  const { minAmount, maxAmount, maxAmountForTopUpRequest, taxFreeYearlyAmount } = limits
  const min = cents(minAmount)
  if (loadingType === 'top_up_request' && maxAmountForTopUpRequest !== undefined) {
    return { min, max: cents(maxAmountForTopUpRequest), reason: 'on-request' }
  }
  const max = cents(maxAmount)
  if (type === 'lunch') return { min, max, reason: 'lunch-of-year' }
  return { min, max, reason: maxAmount === taxFreeYearlyAmount ? 'tax-free' : 'plain' }
}

/** How an amount breaks its limits; undefined when it keeps them (GRP-09). */
export function amountFault(amount: Cents, { min, max }: AmountRange): 'below' | 'above' | undefined {
  if (amount < min) return 'below'
  return amount > max ? 'above' : undefined
}

/**
 * The amounts to choose from, in cents: those configured that the limits allow (GRP-13). The saved amount of the group is
 * among them as long as the limits allow it, so that changing a name does not change the money.
 */
export function offeredAmounts(fixed: readonly number[], { min, max }: AmountRange, saved?: number): Cents[] {
  const allowed = [...fixed, ...(saved === undefined ? [] : [saved])].filter((amount) => amount >= min && amount <= max)
  return [...new Set(allowed)].sort((a, b) => a - b).map(cents)
}

/** Which fields a group of a type has with these flags (GRP-08, GRP-10). */
export function groupFields(type: BenefitType, limits: BenefitGroupLimits, flags: GroupFlags): GroupFieldSet {
  const isListed = limits.fixedAmounts?.some((amount) => amount >= limits.minAmount && amount <= limits.maxAmount)
  return {
    loadingType: flags.enableLoadingType,
    spendingLimit: type === 'lunch',
    recurring: flags.enableRecurringLoad,
    amount: isListed && !flags.enableDailyLoadExtension ? 'chosen' : 'typed',
  }
}
