import type { Benefit, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Bike, Dumbbell, HandHeart, type LucideIcon, Sprout, Utensils } from 'lucide-react'

/** The display order of benefits, lunch first (GRP-01). */
export const BENEFIT_ORDER: readonly BenefitType[] = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing']

/** The benefits that need money: those in use, lunch first. */
export const countedBenefits = (benefits: readonly Benefit[]): BenefitType[] =>
  BENEFIT_ORDER.filter((type) => benefits.some((benefit) => benefit.type === type && benefit.state === 'active'))

export const BENEFIT_ICONS: Record<BenefitType, LucideIcon> = {
  lunch: Utensils,
  recreational: Dumbbell,
  transport: Bike,
  massage: HandHeart,
  wellbeing: Sprout,
}

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

export const benefitName = (type: BenefitType): string => NAMES[type]()
export const benefitDescription = (type: BenefitType): string => DESCRIPTIONS[type]()
