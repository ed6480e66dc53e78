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

/** Selected offers that still exist: another user may have ordered some. */
export const chosenOffers = ({ chosen }: Pick<OrderValues, 'chosen'>, offers: readonly Offer[]): Offer[] =>
  OFFERS.filter((offer) => chosen[offer] && offers.includes(offer))

/** Form of the order. The terms are accepted in the portal only and not sent (HOM-10). */
export const orderForm = (offers: readonly Offer[]) =>
  bodyForm({
    schema: OrderCrossSellingBody,
    toBody: (values: OrderValues) => ({ benefits: benefitsOf(chosenOffers(values, offers)) }),
  })
