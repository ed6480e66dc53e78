import { useCreateCardOrder } from '@generated/api/cards/cards'
import type { CardOrderPersonReply, CardOrderReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { WalletCards } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { isSafeToRepeat } from '@/api/idempotency'
import { NO_INVALIDATION } from '@/api/query-client'
import { cardOrderPath, cardOrdersQuery } from '@/domain/card-orders'
import { useCountries } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { trimTexts } from '@/forms/form-values'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { headersOf, pressOf } from '@/forms/submit/press'
import { WizardPending } from '@/forms/wizard/create-wizard'
import { notify } from '@/notifications/notifications'
import { CancelCardOrder, CardOrders } from '@/orders/card-orders'
import { isOrderRefusal, rejectSeveral } from '@/orders/sent-order'
import { paymentIdOf, usePaymentStart } from '@/payments/use-payment-start'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand, useUnresolved } from '@/session/sent-commands'
import { showBlockingError } from '@/shell/blocking-error'
import { pageFailure } from '@/shell/route-error-screen'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { digestOf } from '@/values/digest'
import { chosenBenefits, type OrderPage, orderForm } from './order-form'
import { OrderContext, wizard } from './wizard'

const route = getRouteApi('/order')

/** CRD-01: layout of the order steps. They share one form. */
export function CardOrderPage(): ReactNode {
  // Frozen on first render: refetches that the order itself causes must not change the open form.
  const [page] = useState<OrderPage>(route.useLoaderData())
  const { form, definition, rules, evidence } = useOrder(page)
  const unresolved = useUnresolved(CARD_ORDER)
  const [left, setLeft] = useState<SentCommand>()
  const sent = unresolved ?? left
  if (sent) {
    const settle = () => {
      // Stays until the next page is there. Otherwise the empty wizard would appear and redirect to its first step.
      setLeft(sent)
      // Its outcome is known, so the same order again is another one, with another key.
      dropSent(CARD_ORDER, sent.key)
      dropDraft(CARD_ORDER)
    }
    return (
      <>
        <PageHeader title={m.cards_title()} />
        <UnknownOrder sent={sent} onBack={() => markLookedUp(CARD_ORDER)} onKnown={settle} />
      </>
    )
  }
  if (page.offered.length === 0) return <NothingToOrder />
  return (
    <OrderContext value={{ rules, definition, evidence }}>
      <div className="mb-6 empty:hidden">
        <CardOrders onlyOpen />
      </div>
      <wizard.Root form={form} rules={definition} draft={CARD_ORDER} />
    </OrderContext>
  )
}

/** CRD-06: every benefit with a card is in use or outside the contract. */
function NothingToOrder() {
  return (
    <>
      <PageHeader title={m.cards_title()} />
      <EmptyState
        icon={<WalletCards />}
        title={m.cards_none_title()}
        action={<ButtonLink to="/manage-benefits">{m.cards_manage()}</ButtonLink>}
      >
        {m.cards_none_text()}
      </EmptyState>
      <CardOrders />
    </>
  )
}

/** NAV-10: an order needs settings, fees and countries, so the page cannot open without them. */
export const CardOrderFailure = pageFailure(() => <PageHeader title={m.cards_title()} />, showBlockingError)

export const CardOrderPending = () => <WizardPending title={m.cards_title()} label={m.cards_loading()} />

const CARD_ORDER = 'card-order'

/** Form of an order with its validation and its submit (CRD-09). */
function useOrder(page: OrderPage) {
  const client = useQueryClient()
  const countries = useCountries()
  const day = today()
  const rules = useMemo(() => ({ ...page, countries, today: day }), [page, countries, day])
  const definition = useMemo(() => orderForm(rules), [rules])
  const { mutateAsync: create } = useCreateCardOrder(NO_INVALIDATION)
  const proceed = usePaymentStart('digital')
  const form = useAppForm({
    ...definition.options,
    defaultValues: page.defaults,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta }) => {
      const body = definition.read(value)
      const sent = evidence()
      try {
        const paymentId = paymentIdOf(await create({ data: body, headers: headersOf(meta) }), 'createCardOrder')
        await rejectSeveral('createCardOrder', async () => {
          const { cardOrders } = await client.fetchQuery({ ...cardOrdersQuery(), staleTime: 0 })
          return findSentOrders(sent, cardOrders)
        })
        await proceed({ paymentId, payment: body.payment })
      } catch (error) {
        if (isOrderRefusal(error)) notify({ level: 'error', text: () => m.cards_order_failed() })
        throw error
      }
    },
  })
  const evidence = () => ({
    // A constant instead of the form values. While an order's outcome is unknown, an edited form must resend the same
    // command with the same key, so that there is never a second order (CRD-09).
    body: CARD_ORDER,
    ...orderEvidence(
      chosenBenefits(form.state.values, page),
      trimTexts(form.state.values).employees,
      client.getQueryData(cardOrdersQuery().queryKey)?.cardOrders.map(({ id }) => id),
    ),
  })
  return { form, definition, rules, evidence }
}

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
