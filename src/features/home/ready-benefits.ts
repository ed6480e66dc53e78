import type { Benefit, BenefitGroup, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitDescription, benefitName } from '@/domain/benefit-names'

export const offerName = (offer: Offer): string => (offer === 'duo' ? m.home_duo() : benefitName(offer))

export const offerDescription = (offer: Offer): string =>
  offer === 'duo' ? m.home_duo_text() : benefitDescription(offer)

/** What one checkbox orders: a benefit, or lunch and recreational together as Duo (HOM-10). */
export type Offer = 'duo' | BenefitType

export const OFFERS: readonly Offer[] = ['duo', 'lunch', 'recreational', 'transport', 'massage', 'wellbeing']

/** Offers of a company: available benefits without a group; lunch and recreational become one Duo (HOM-10). */
export function readyOffers(benefits: readonly Benefit[], groups: readonly BenefitGroup[]): Offer[] {
  const isReady = (type: BenefitType) =>
    benefits.some((benefit) => benefit.type === type && benefit.state === 'available') &&
    !groups.some(({ benefitType }) => benefitType === type)
  const isDuo = isReady('lunch') && isReady('recreational')
  return OFFERS.filter((offer) => {
    if (offer === 'duo') return isDuo
    return isReady(offer) && !(isDuo && (offer === 'lunch' || offer === 'recreational'))
  })
}

/** Benefits of the offers to send; Duo becomes two (HOM-04). */
export const benefitsOf = (offers: readonly Offer[]): BenefitType[] =>
  offers.flatMap((offer): BenefitType[] => (offer === 'duo' ? ['lunch', 'recreational'] : [offer]))
