import { useCancelCardOrder } from '@generated/api/cards/cards'
import type { CardOrderReply, Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { benefitName } from '@/domain/benefit-names'
import { cardOrderPath, cardOrdersQuery, isOpenCardOrder, isPaidHere } from '@/domain/card-orders'
import { OutdatedNote, ReadFailure } from '@/domain/read-failure'
import { ConfirmButton } from '@/forms/submit/confirm-action'
import { notify } from '@/notifications/notifications'
import { DuePassed } from '@/payments/due-passed'
import { useIsSignatory } from '@/session/session-store'
import { Badge, type BadgeVariant } from '@/ui/content/badge'
import { TitledCard } from '@/ui/content/card'
import { ButtonLink } from '@/ui/navigation/links'
import { formatDate, formatInstantDate, plainDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'

/** CRD-13: a signatory's card orders. `isFailureSaid`: another part of the page already reports the failed read. */
export function CardOrders({ onlyOpen, isFailureSaid }: { onlyOpen?: boolean; isFailureSaid?: boolean }) {
  const isSignatory = useIsSignatory()
  const read = useQuery({ ...cardOrdersQuery(), enabled: isSignatory })
  const { data, isError, refetch } = read
  if (isError && !data && !isFailureSaid) {
    return <ReadFailure live="status" title={m.orders_cards_failed()} onRetry={refetch} />
  }
  const orders = (isSignatory ? (data?.cardOrders ?? []) : []).filter((order) => !onlyOpen || isOpenCardOrder(order))
  if (orders.length === 0) return null
  const title = onlyOpen ? m.orders_cards_open() : m.orders_cards()
  return (
    <TitledCard title={title} aria-label={title} flush>
      {!isFailureSaid && (
        <div className="px-4 pb-4 empty:hidden sm:px-6">
          <OutdatedNote reads={[read]} />
        </div>
      )}
      <ul className="divide-y divide-border border-t border-border">
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
    </TitledCard>
  )
}

function OrderLine({ order }: { order: CardOrderReply }) {
  const { id, orderNumber, date, amountInCents, dueDate, benefits, employees } = order
  const { variant, text } = stateOf(order)
  const isOpen = isOpenCardOrder(order)
  const amount = formatEuros(cents(amountInCents))
  return (
    <li className="space-y-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium">
          {m.orders_cards_number({ number: orderNumber })} <Badge variant={variant}>{text()}</Badge>
        </p>
        <p className="tabular-nums">{amount}</p>
      </div>
      <p className="text-sm text-muted-foreground">
        {m.orders_cards_of({
          date: formatInstantDate(date),
          benefits: benefits.map((type) => benefitName(type).toLocaleLowerCase()).join(', '),
          count: formatCount(employees.length),
        })}{' '}
        {isOpen && dueDate !== undefined && (
          <>
            {m.orders_cards_due({ date: formatDate(plainDate(dueDate)) })} <DuePassed dueDate={dueDate} />
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={cardOrderPath(order)} variant={isOpen ? 'default' : 'outline'}>
          {isPaidHere(order) ? m.orders_cards_pay() : m.orders_cards_show()}
          <span className="sr-only">{orderNumber}</span>
        </ButtonLink>
        {isOpen && <CancelCardOrder orderId={id} orderNumber={orderNumber} />}
      </div>
    </li>
  )
}

const STATES: Record<string, { variant: BadgeVariant; text: () => string }> = {
  Created: { variant: 'attention', text: () => m.orders_cards_unpaid() },
  Error: { variant: 'error', text: () => m.orders_cards_unpaid() },
  Canceled: { variant: 'attention', text: () => m.orders_cards_unpaid() },
  Pending: { variant: 'attention', text: () => m.orders_cards_pending() },
  Paid: { variant: 'success', text: () => m.orders_cards_paid() },
  Confirmed: { variant: 'success', text: () => m.orders_cards_confirmed() },
  Expired: { variant: 'neutral', text: () => m.orders_cards_expired() },
}

function stateOf({ isCanceled, paymentStatus }: CardOrderReply): { variant: BadgeVariant; text: () => string } {
  if (isCanceled) return { variant: 'neutral', text: () => m.orders_cards_is_canceled() }
  return STATES[paymentStatus] ?? { variant: 'neutral', text: () => m.orders_cards_state_unknown() }
}

/** CRD-13. Cancelling twice does no harm, so a lost reply is retried. */
export function CancelCardOrder({ orderId, orderNumber }: { orderId: Id; orderNumber: string }) {
  const { mutateAsync: cancel } = useCancelCardOrder()
  return (
    <ConfirmButton
      label={
        <>
          {m.orders_cards_cancel()}
          <span className="sr-only">{orderNumber}</span>
        </>
      }
      title={m.orders_cards_cancel_title({ number: orderNumber })}
      confirmLabel={m.orders_cards_cancel()}
      cancelLabel={m.orders_cards_keep()}
      variant="destructive"
      action={() => cancel({ orderId })}
      onDone={() => notify({ level: 'success', text: () => m.orders_cards_canceled({ number: orderNumber }) })}
    >
      <p>{m.orders_cards_cancel_text()}</p>
    </ConfirmButton>
  )
}
