import type { CardOrderPersonReply, CardOrderReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isSafeToRepeat } from '@/api/idempotency'
import { cardOrderPath, cardOrdersQuery } from '@/domain/card-orders'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { CancelCardOrder } from '@/orders/card-orders'
import type { SentCommand } from '@/session/sent-commands'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { digestOf } from '@/values/digest'

interface UnknownOrderProps {
  sent: SentCommand
  onBack: () => void
  /** The user goes on to an order that was made. */
  onKnown: () => void
}

/** The reply to an order was lost, or the order was made several times: shows what the company's card orders say. */
export function UnknownOrder({ sent, onBack, onKnown }: UnknownOrderProps) {
  const client = useQueryClient()
  const { found } = useLookUp([sent], async () => {
    const list = await client.fetchQuery({ ...cardOrdersQuery(), staleTime: 0 }).catch(() => undefined)
    return { orders: findSentOrders(sent.evidence, list?.cardOrders) }
  })
  if (!found) {
    return <InPlaceOfForm level="warning" title={m.cards_unknown_title()} text={m.orders_unknown_checking()} />
  }
  const { orders } = found
  if (orders === undefined || orders.length === 0) {
    return (
      <InPlaceOfForm level="warning" title={m.cards_unknown_title()} text={textWithout(orders, sent)}>
        <Button onClick={onBack}>{m.cards_unknown_back()}</Button>
        <ButtonLink to="/help" variant="outline">
          {m.cards_unknown_support()}
        </ButtonLink>
      </InPlaceOfForm>
    )
  }
  const isOne = orders.length === 1
  return (
    <InPlaceOfForm
      level={isOne ? 'info' : 'warning'}
      title={isOne ? m.cards_unknown_arrived_title() : m.orders_several_title()}
      text={isOne ? m.cards_unknown_arrived() : m.orders_several_cards({ count: formatCount(orders.length) })}
    >
      {orders.map((order) => (
        <span key={order.id} className="flex flex-wrap gap-3">
          <ButtonLink to={cardOrderPath(order)} onClick={onKnown}>
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

const Evidence = z.object({
  benefits: z.array(z.string()),
  /** A digest, so that storage names nobody. */
  people: z.string(),
  /** Ids of the company's card orders before the press; undefined when they could not be read. */
  seen: z.optional(z.array(z.string())),
})

type Person = Pick<CardOrderPersonReply, 'firstName' | 'lastName'>
const digestOfPeople = (people: readonly Person[]) =>
  digestOf(people.map(({ firstName, lastName }) => `${lastName} ${firstName}`).toSorted())

export const orderEvidence = (
  benefits: readonly string[],
  people: readonly Person[],
  seen: string[] | undefined,
): z.infer<typeof Evidence> => ({ benefits: benefits.toSorted(), people: digestOfPeople(people), seen })

/** New orders of the same benefits and people; several if the press was sent twice. Undefined if that is unknown. */
export function findSentOrders(
  evidence: unknown,
  orders: readonly CardOrderReply[] | undefined,
): CardOrderReply[] | undefined {
  const sent = z.safeParse(Evidence, evidence).data
  if (!sent?.seen || !orders) return undefined
  const seen = new Set(sent.seen)
  return orders.filter(
    (order) =>
      !seen.has(order.id) &&
      !order.isCanceled &&
      order.benefits.toSorted().join() === sent.benefits.join() &&
      digestOfPeople(order.employees) === sent.people,
  )
}
