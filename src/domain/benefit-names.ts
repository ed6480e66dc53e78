import type { AnyBenefitType, Benefit, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { BadgeEuro, Bike, Dumbbell, HandHeart, type LucideIcon, Sprout, Utensils } from 'lucide-react'
import { isKeyOf, lookUp } from '@/values/collections/look-up'

/** The display order of benefits, lunch first (GRP-01). */
export const BENEFIT_ORDER: readonly BenefitType[] = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing']

export const countedBenefits = (benefits: readonly Benefit[]): BenefitType[] =>
  BENEFIT_ORDER.filter((type) => benefits.some((benefit) => benefit.type === type && benefit.state === 'active'))

interface Shown {
  icon: LucideIcon
  name: () => string
}

const BENEFITS: Record<BenefitType, Shown & { description: () => string }> = {
  lunch: { icon: Utensils, name: () => m.benefits_lunch(), description: () => m.benefits_lunch_text() },
  recreational: {
    icon: Dumbbell,
    name: () => m.benefits_recreational(),
    description: () => m.benefits_recreational_text(),
  },
  transport: { icon: Bike, name: () => m.benefits_transport(), description: () => m.benefits_transport_text() },
  massage: { icon: HandHeart, name: () => m.benefits_massage(), description: () => m.benefits_massage_text() },
  wellbeing: { icon: Sprout, name: () => m.benefits_wellbeing(), description: () => m.benefits_wellbeing_text() },
}
const OTHER: Shown = { icon: BadgeEuro, name: () => m.benefits_other() }

/** Whether a text is a benefit type that this portal knows. */
export const isBenefitType = (text: string): text is BenefitType => isKeyOf(BENEFITS, text)

/** TOP-03: transport and lunch cannot be loaded for employees on hold. */
export const canLoadOnHold = (benefit: AnyBenefitType): boolean => benefit !== 'transport' && benefit !== 'lunch'

export const benefitIcon = (type: AnyBenefitType): LucideIcon => lookUp(BENEFITS, type, OTHER).icon
export const benefitName = (type: AnyBenefitType): string => lookUp(BENEFITS, type, OTHER).name()
export const benefitDescription = (type: BenefitType): string => BENEFITS[type].description()
