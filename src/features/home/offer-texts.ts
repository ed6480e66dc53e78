import { m } from '@generated/messages/messages.js'
import { benefitDescription, benefitName } from '@/domain/benefit-names'
import type { Offer } from './ready-benefits'

/** Name of an offer: a benefit, or lunch and recreational together (HOM-10). */
export const offerName = (offer: Offer): string => (offer === 'duo' ? m.home_duo() : benefitName(offer))
export const offerDescription = (offer: Offer): string =>
  offer === 'duo' ? m.home_duo_text() : benefitDescription(offer)
