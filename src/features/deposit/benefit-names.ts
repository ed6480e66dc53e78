import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'

const NAMES: Record<BenefitType, () => string> = {
  lunch: () => m.benefits_lunch(),
  recreational: () => m.benefits_recreational(),
  transport: () => m.benefits_transport(),
  massage: () => m.benefits_massage(),
  wellbeing: () => m.benefits_wellbeing(),
}

export const benefitName = (type: BenefitType): string => NAMES[type]()

/** The display order of benefits, lunch first. */
export const BENEFIT_ORDER: readonly BenefitType[] = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing']
