import { createCardOrder } from '@generated/api/cards/cards'
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { WalletCards } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { readAnew } from '@/api/queries/read-anew'
import { cardOrderPath, cardOrdersQuery } from '@/domain/card-orders'
import { useCountries } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { headersOf, pressOf } from '@/forms/submit/press'
import { WizardPending } from '@/forms/wizard/create-wizard'
import { CardOrders } from '@/orders/card-orders'
import { OrderLookUp, placeOrder } from '@/orders/sent-order'
import { usePaymentStart } from '@/payments/use-payment-start'
import { useUnresolved } from '@/session/sent-commands'
import { showBlockingError } from '@/shell/blocking-error'
import { pageFailure } from '@/shell/route-error-screen'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { today } from '@/values/dates/clock'
import { type OrderPage, orderForm } from './order-form'
import { CARD_ORDER, OrderContext, wizard } from './wizard'

const route = getRouteApi('/order')

/** CRD-01: layout of the order steps. They share one form. */
export function CardOrderPage(): ReactNode {
  // Frozen on first render: refetches that the order itself causes must not change the open form.
  const [page] = useState<OrderPage>(route.useLoaderData())
  const { form, ...order } = useOrderForm(page)
  const sent = useUnresolved(CARD_ORDER)
  if (sent) return <OrderLookUp title={m.cards_wizard()} formId={CARD_ORDER} sent={sent} read={readOrders} />
  if (page.offered.length === 0) return <NothingToOrder />
  return (
    <OrderContext value={order}>
      <div className="mb-6 empty:hidden">
        <CardOrders onlyOpen />
      </div>
      <wizard.Root form={form} rules={order.definition} draft={CARD_ORDER} />
    </OrderContext>
  )
}

async function readOrders(client: QueryClient) {
  const { cardOrders } = await readAnew(client, cardOrdersQuery())
  return cardOrders.map((order) => ({ ...order, path: cardOrderPath(order) }))
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

export const CardOrderPending = () => <WizardPending title={m.cards_title()} />

/** Form of an order with its validation and its submit (CRD-09). */
function useOrderForm(page: OrderPage) {
  const countries = useCountries()
  const day = today()
  const rules = useMemo(() => ({ ...page, countries, today: day }), [page, countries, day])
  const definition = useMemo(() => orderForm(rules), [rules])
  const proceed = usePaymentStart('digital')
  const form = useAppForm({
    ...definition.options,
    defaultValues: page.defaults,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta }) => {
      const body = definition.read(value)
      const create = () => createCardOrder(body, headersOf(meta))
      const paymentId = await placeOrder('createCardOrder', m.cards_order_failed, create)
      await proceed({ paymentId, payment: body.payment })
    },
  })
  return { form, definition, rules }
}
