import type { CardOrderPersonReply, CardOrderReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { cardOrderPath, cardOrdersQuery } from '@/domain/card-orders'
import { CancelCardOrder } from '@/orders/card-orders'
import type { OrderKind } from '@/orders/sent-order'
import { digestOf } from '@/values/digest'

interface Contents {
  benefits: readonly string[]
  employees: readonly Pick<CardOrderPersonReply, 'firstName' | 'lastName'>[]
}

/** Benefits and people of an order. A digest, so that storage names nobody. */
export const contentsOf = ({ benefits, employees }: Contents): string =>
  digestOf([benefits.toSorted(), employees.map(({ firstName, lastName }) => `${lastName} ${firstName}`).toSorted()])

/** How a card order is sent, and found again after a lost reply (CRD-09). */
export const CARD_ORDERS: OrderKind<CardOrderReply> = {
  operation: 'createCardOrder',
  refusalText: () => m.cards_order_failed(),
  read: async (client) => {
    const { cardOrders } = await client.fetchQuery({ ...cardOrdersQuery(), staleTime: 0 })
    return cardOrders.filter(({ isCanceled }) => !isCanceled)
  },
  contentsOf,
  pathOf: cardOrderPath,
  arrivedText: () => m.cards_unknown_arrived(),
  severalText: (count) => m.orders_several_cards({ count }),
  actionOf: ({ id, orderNumber }) => <CancelCardOrder orderId={id} orderNumber={orderNumber} />,
  notFound: (isUnread) => ({
    text: (isSafe) => {
      if (isSafe) return m.cards_unknown_repeat()
      return isUnread ? m.cards_unknown_undecided() : m.cards_unknown_open()
    },
  }),
}
