import { OrderCrossSellingBody } from '@generated/api/cards/cards.zod'
import { bodyForm } from '@/forms/body-form'
import { benefitsOf, OFFERS, type Offer } from './ready-benefits'

export interface OrderValues {
  chosen: Record<Offer, boolean>
  terms: boolean
  priceList: boolean
}

export const EMPTY_ORDER: OrderValues = {
  chosen: { duo: false, lunch: false, recreational: false, transport: false, massage: false, wellbeing: false },
  terms: false,
  priceList: false,
}

/** What is chosen of what can still be ordered: a choice may have been ordered meanwhile. */
export const chosenOffers = ({ chosen }: Pick<OrderValues, 'chosen'>, offers: readonly Offer[]): Offer[] =>
  OFFERS.filter((offer) => chosen[offer] && offers.includes(offer))

/** The order of benefits as a form; the ticks stay in the portal (HOM-10). */
export const orderForm = (offers: readonly Offer[]) =>
  bodyForm({
    schema: OrderCrossSellingBody,
    toBody: (values: OrderValues) => ({ benefits: benefitsOf(chosenOffers(values, offers)) }),
  })
