import type { Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useIsSafeToRepeat } from '@/api/idempotency'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { type LostOrder, type NotFound, type OrderKind, readSentOrders } from './sent-order'

interface OrderLookUpProps<Order extends { id: Id; orderNumber: string }> extends LostOrder {
  kind: OrderKind<Order>
  /** Replaces the look-up among the company's orders for users who may not read them. */
  instead?: (() => NotFound | Promise<NotFound>) | undefined
}

/** The reply to an order was lost, or the order was made several times: shows what the company's orders say. */
export function OrderLookUp<Order extends { id: Id; orderNumber: string }>(props: OrderLookUpProps<Order>) {
  const { sent, settle, goBack, kind, instead } = props
  const client = useQueryClient()
  const isSafe = useIsSafeToRepeat(sent.sentAt)
  const { found } = useLookUp([sent], async () => {
    if (instead) return { orders: [], ...(await instead()) }
    const orders = await readSentOrders(client, kind, sent)
    return { orders: orders ?? [], ...kind.notFound(!orders) }
  })
  const orders = found?.orders ?? []
  const isOne = orders.length === 1
  if (orders.length > 0) {
    return (
      <InPlaceOfForm
        level={isOne ? 'info' : 'warning'}
        title={isOne ? m.orders_unknown_arrived_title() : m.orders_several_title()}
        text={isOne ? kind.arrivedText() : kind.severalText(formatCount(orders.length))}
      >
        {orders.map((order) => (
          <span key={order.id} className="flex flex-wrap gap-3">
            <ButtonLink to={kind.pathOf(order)} onClick={settle}>
              {m.orders_cards_again_show({ number: order.orderNumber })}
            </ButtonLink>
            {!isOne && kind.actionOf?.(order)}
          </span>
        ))}
      </InPlaceOfForm>
    )
  }
  const { title = m.orders_unknown_title, text = m.orders_unknown_checking, steps, isMade } = found ?? {}
  return (
    <InPlaceOfForm level="warning" title={title()} text={text(isSafe)}>
      {steps?.(settle)}
      {found && !isMade && (
        <Button variant={steps ? 'outline' : 'default'} onClick={goBack}>
          {m.orders_unknown_back()}
        </Button>
      )}
    </InPlaceOfForm>
  )
}
