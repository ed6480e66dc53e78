import type { Benefit, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Bike, Dumbbell, HandHeart, type LucideIcon, Sprout, Utensils } from 'lucide-react'

/** The display order of benefits (GRP-01). */
export const BENEFIT_ORDER: readonly BenefitType[] = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing']

const NAMES: Record<BenefitType, () => string> = {
  lunch: () => m.employees_benefit_lunch(),
  recreational: () => m.employees_benefit_recreational(),
  transport: () => m.employees_benefit_transport(),
  massage: () => m.employees_benefit_massage(),
  wellbeing: () => m.employees_benefit_wellbeing(),
}

export const BENEFIT_ICONS: Record<BenefitType, LucideIcon> = {
  lunch: Utensils,
  recreational: Dumbbell,
  transport: Bike,
  massage: HandHeart,
  wellbeing: Sprout,
}

export const benefitName = (type: BenefitType): string => NAMES[type]()

/** The benefits of the company's contract, in display order (EMP-02): all but those it has not contracted (GRP-12). */
export const contractedTypes = (benefits: readonly Benefit[]): BenefitType[] =>
  BENEFIT_ORDER.filter((type) => benefits.some((benefit) => benefit.type === type && benefit.state !== 'unavailable'))
