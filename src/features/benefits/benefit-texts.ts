import type { BenefitType, FundsLoadingType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Bike, Dumbbell, HandHeart, type LucideIcon, Sprout, Utensils } from 'lucide-react'

const NAMES: Record<BenefitType, () => string> = {
  lunch: () => m.benefits_lunch(),
  recreational: () => m.benefits_recreational(),
  transport: () => m.benefits_transport(),
  massage: () => m.benefits_massage(),
  wellbeing: () => m.benefits_wellbeing(),
}

const DESCRIPTIONS: Record<BenefitType, () => string> = {
  lunch: () => m.benefits_lunch_text(),
  recreational: () => m.benefits_recreational_text(),
  transport: () => m.benefits_transport_text(),
  massage: () => m.benefits_massage_text(),
  wellbeing: () => m.benefits_wellbeing_text(),
}

const LOADING_TYPES: Record<FundsLoadingType, () => string> = {
  direct_load: () => m.benefits_direct_load(),
  top_up_request: () => m.benefits_top_up_request(),
}

export const BENEFIT_ICONS: Record<BenefitType, LucideIcon> = {
  lunch: Utensils,
  recreational: Dumbbell,
  transport: Bike,
  massage: HandHeart,
  wellbeing: Sprout,
}

export const benefitName = (type: BenefitType): string => NAMES[type]()
export const benefitDescription = (type: BenefitType): string => DESCRIPTIONS[type]()
export const loadingTypeName = (type: FundsLoadingType): string => LOADING_TYPES[type]()

/** What the amount of a group is called: lunch has a limit of one day, the others one of the period. */
export const amountLabel = (type: BenefitType): string =>
  type === 'lunch' ? m.benefits_amount_lunch() : m.benefits_amount()
