import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Bike, Dumbbell, HandHeart, type LucideIcon, Sprout, Utensils } from 'lucide-react'
import type { Offer } from './ready-benefits'

const NAMES: Record<Offer, () => string> = {
  duo: () => m.home_duo(),
  lunch: () => m.benefits_lunch(),
  recreational: () => m.benefits_recreational(),
  transport: () => m.benefits_transport(),
  massage: () => m.benefits_massage(),
  wellbeing: () => m.benefits_wellbeing(),
}

const DESCRIPTIONS: Record<Offer, () => string> = {
  duo: () => m.home_duo_text(),
  lunch: () => m.benefits_lunch_text(),
  recreational: () => m.benefits_recreational_text(),
  transport: () => m.benefits_transport_text(),
  massage: () => m.benefits_massage_text(),
  wellbeing: () => m.benefits_wellbeing_text(),
}

export const BENEFIT_ICONS: Record<BenefitType, LucideIcon> = {
  lunch: Utensils,
  recreational: Dumbbell,
  transport: Bike,
  massage: HandHeart,
  wellbeing: Sprout,
}

export const offerName = (offer: Offer): string => NAMES[offer]()
export const offerDescription = (offer: Offer): string => DESCRIPTIONS[offer]()
