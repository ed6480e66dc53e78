import type { BenefitType, FundsLoadingType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'

const LOADING_TYPES: Record<FundsLoadingType, () => string> = {
  direct_load: () => m.benefits_direct_load(),
  top_up_request: () => m.benefits_top_up_request(),
}

export const loadingTypeName = (type: FundsLoadingType): string => LOADING_TYPES[type]()

/** What the amount of a group is called: lunch has a limit of one day, the others one of the period. */
export const amountLabel = (type: BenefitType): string =>
  type === 'lunch' ? m.benefits_amount_lunch() : m.benefits_amount()
