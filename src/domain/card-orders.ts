import { getListCardOrdersQueryOptions } from '@generated/api/cards/cards'
import type { CardOrderBenefit, CardOrderReply } from '@generated/api/model'
import { normalisePersonalId } from '@/values/identifiers/personal-id'

/** The company's card orders. Only signatories may read them. */
export const cardOrdersQuery = () => getListCardOrdersQueryOptions()

const OPEN: readonly string[] = ['Created', 'Pending', 'Error', 'Canceled']

/** CRD-13: whether the order can still be paid or cancelled. */
export const isOpenCardOrder = ({ isCanceled, paymentStatus }: CardOrderReply): boolean =>
  !isCanceled && OPEN.includes(paymentStatus)

/** CRD-13: whether the payment page can take a payment. Otherwise the status page shows the invoice, link or payment. */
export const isPaidHere = ({ isCanceled, paymentStatus, paymentMethod }: CardOrderReply): boolean =>
  !isCanceled &&
  (paymentStatus === 'Error' ||
    paymentStatus === 'Canceled' ||
    (paymentStatus === 'Created' && (paymentMethod === 'Online' || paymentMethod === 'CreditCard')))

/** The page where an order is paid, or that shows its payment; without language prefix. */
export const cardOrderPath = (order: CardOrderReply): string =>
  isPaidHere(order)
    ? `/card-order-payment/${encodeURIComponent(order.paymentId)}`
    : `/order/status/${encodeURIComponent(order.paymentId)}`

/** CRD-13: the open orders that include one of these benefits for one of these people. */
export function ordersOfSame(
  orders: readonly CardOrderReply[],
  benefits: readonly CardOrderBenefit[],
  personalIds: readonly string[],
): CardOrderReply[] {
  const ids = new Set(personalIds.map(normalisePersonalId).filter((id) => id !== ''))
  return orders.filter(
    (order) =>
      isOpenCardOrder(order) &&
      order.benefits.some((type) => benefits.some((benefit) => benefit === type)) &&
      order.employees.some(({ personalId }) => ids.has(personalId)),
  )
}
