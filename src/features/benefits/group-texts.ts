import type { AnyBenefitType, AnyFundsLoadingType, FundsLoadingType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { isKeyOf, lookUp } from '@/values/collections/look-up'

const LOADING_TYPES: Record<FundsLoadingType, () => string> = {
  direct_load: () => m.benefits_direct_load(),
  top_up_request: () => m.benefits_top_up_request(),
}

export const loadingTypeName = (type: AnyFundsLoadingType): string =>
  lookUp(LOADING_TYPES, type, () => m.benefits_loading_other())()

/** Initial loading type of a form: blank if the portal does not know the saved one. */
export const supportedLoadingType = (type: AnyFundsLoadingType): FundsLoadingType | '' =>
  isKeyOf(LOADING_TYPES, type) ? type : ''

/** Label of a group's amount: lunch has a daily limit, the other benefits one per period. */
export const amountLabel = (type: AnyBenefitType): string =>
  type === 'lunch' ? m.benefits_amount_lunch() : m.benefits_amount()
