import type { CardOrderPersonReply, CardOrderReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { isSafeToRepeat } from '@/api/idempotency'
import { cardOrderPath, cardOrdersQuery } from '@/domain/card-orders'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { CancelCardOrder } from '@/orders/card-orders'
import { type LostOrder, newOrders } from '@/orders/sent-order'
import type { SentCommand } from '@/session/sent-commands'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { digestOf } from '@/values/digest'

interface Contents {
  benefits: readonly string[]
  employees: readonly Pick<CardOrderPersonReply, 'firstName' | 'lastName'>[]
}

/** Benefits and people of an order. A digest, so that storage names nobody. */
export const contentsOf = ({ benefits, employees }: Contents): string =>
  digestOf([benefits.toSorted(), employees.map(({ firstName, lastName }) => `${lastName} ${firstName}`).toSorted()])

/** The new orders of the same benefits and people; undefined if that is unknown. */
export const findSentOrders = (evidence: unknown, orders: readonly CardOrderReply[]) =>
  newOrders(
    evidence,
    orders.filter(({ isCanceled }) => !isCanceled),
    contentsOf,
  )

/** The company's orders, read anew. @throws ApiError */
export const readOrders = async (client: QueryClient): Promise<readonly CardOrderReply[]> =>
  (await client.fetchQuery({ ...cardOrdersQuery(), staleTime: 0 })).cardOrders

/** The company's orders that one submit made; undefined if that is unknown. @throws ApiError */
export const readSentOrders = async (client: QueryClient, evidence: unknown) =>
  findSentOrders(evidence, await readOrders(client))

/** The reply to an order was lost, or the order was made several times: shows what the company's card orders say. */
export function UnknownOrder({ sent, settle, goBack }: LostOrder) {
  const client = useQueryClient()
  const { found } = useLookUp([sent], async () => ({
    orders: await readSentOrders(client, sent.evidence).catch(() => undefined),
  }))
  if (!found) {
    return <InPlaceOfForm level="warning" title={m.orders_unknown_title()} text={m.orders_unknown_checking()} />
  }
  const { orders } = found
  if (orders === undefined || orders.length === 0) {
    return (
      <InPlaceOfForm level="warning" title={m.orders_unknown_title()} text={textWithout(orders, sent)}>
        <Button onClick={goBack}>{m.orders_unknown_back()}</Button>
        <ButtonLink to="/help" variant="outline">
          {m.to_support()}
        </ButtonLink>
      </InPlaceOfForm>
    )
  }
  const isOne = orders.length === 1
  return (
    <InPlaceOfForm
      level={isOne ? 'info' : 'warning'}
      title={isOne ? m.orders_unknown_arrived_title() : m.orders_several_title()}
      text={isOne ? m.cards_unknown_arrived() : m.orders_several_cards({ count: formatCount(orders.length) })}
    >
      {orders.map((order) => (
        <span key={order.id} className="flex flex-wrap gap-3">
          <ButtonLink to={cardOrderPath(order)} onClick={settle}>
            {m.orders_cards_again_show({ number: order.orderNumber })}
          </ButtonLink>
          {!isOne && <CancelCardOrder orderId={order.id} orderNumber={order.orderNumber} />}
        </span>
      ))}
    </InPlaceOfForm>
  )
}

const textWithout = (orders: CardOrderReply[] | undefined, { sentAt }: SentCommand): string => {
  if (isSafeToRepeat(sentAt)) return m.cards_unknown_repeat()
  return orders ? m.cards_unknown_open() : m.cards_unknown_undecided()
}
