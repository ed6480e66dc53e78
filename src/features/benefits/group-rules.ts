import type {
  BenefitGroup,
  BenefitGroupLimits,
  BenefitType,
  FeatureFlags,
  FundsLoadingType,
} from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { AmountRange } from '@/domain/amount-range'
import { formatDate, isBefore, type PlainDate, plainDate } from '@/values/dates/plain-date'
import { type Cents, cents } from '@/values/numbers/money'

export type GroupFlags = Pick<FeatureFlags, 'enableLoadingType' | 'enableDailyLoadExtension' | 'enableRecurringLoad'>

export type LoadingChoice = FundsLoadingType | ''

/** Allowed cents (GRP-09). Without a loading type the wider limit applies, so that none is rejected too early. */
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

/** GRP-13: the configured amounts within the limits, and the saved one, so that renaming a group does not change it. */
export function offeredAmounts(fixed: readonly number[], { min, max }: AmountRange, saved?: number): Cents[] {
  const allowed = [...fixed, ...(saved === undefined ? [] : [saved])].filter((amount) => amount >= min && amount <= max)
  return [...new Set(allowed)].sort((a, b) => a - b).map(cents)
}

/** The fields of a group for a benefit and these flags (GRP-08, GRP-10). */
export function groupFields(type: BenefitType, limits: BenefitGroupLimits, flags: GroupFlags) {
  const isListed = limits.fixedAmounts?.some((amount) => amount >= limits.minAmount && amount <= limits.maxAmount)
  return {
    loadingType: flags.enableLoadingType,
    spendingLimit: type === 'lunch',
    recurring: flags.enableRecurringLoad,
    amount: isListed && !flags.enableDailyLoadExtension ? ('chosen' as const) : ('typed' as const),
  }
}

/** GRP-14: the date (yyyy-MM-dd) if it is still to come; undefined from that day on, when it is in force, or without one. */
export function futureStart(date: string | undefined, today: PlainDate): PlainDate | undefined {
  const day = date === undefined ? undefined : plainDate(date)
  return day && isBefore(today, day) ? day : undefined
}

/** Whether employees request the benefit today. While the saved loading type waits for its day, the other one applies. */
export const isRequestedToday = (
  { fundsLoadingType, fundsLoadingTypeFrom }: Pick<BenefitGroup, 'fundsLoadingType' | 'fundsLoadingTypeFrom'>,
  today: PlainDate,
): boolean => fundsLoadingType === (futureStart(fundsLoadingTypeFrom, today) ? 'direct_load' : 'top_up_request')

/**
 * GRP-07: the sentence about when the selected loading type takes effect; undefined if the selection changes nothing.
 * @param changeFrom the date from which a type that is saved today applies
 */
export function loadingText(
  group: Pick<BenefitGroup, 'fundsLoadingType' | 'fundsLoadingTypeFrom'>,
  chosen: LoadingChoice,
  changeFrom: string,
  today: PlainDate,
): string | undefined {
  const { fundsLoadingType: saved } = group
  const waitsUntil = futureStart(group.fundsLoadingTypeFrom, today)
  const from = (date: PlainDate) => m.benefits_loading_from({ date: formatDate(date) })
  if (chosen === '') return undefined
  if (chosen === saved) return waitsUntil && from(waitsUntil)
  // Saving the type in force cancels the scheduled change.
  if (waitsUntil) return m.benefits_loading_stays()
  const date = futureStart(changeFrom, today)
  return date ? from(date) : m.benefits_loading_at_once()
}
