import { createCardOrder } from '@generated/api/cards/cards'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { WalletCards } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useCountries } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { headersOf, pressOf } from '@/forms/submit/press'
import { WizardPending } from '@/forms/wizard/create-wizard'
import { CardOrders } from '@/orders/card-orders'
import { OrderLookUp } from '@/orders/order-look-up'
import { placeOrder, useLostOrder } from '@/orders/sent-order'
import { usePaymentStart } from '@/payments/use-payment-start'
import { showBlockingError } from '@/shell/blocking-error'
import { pageFailure } from '@/shell/route-error-screen'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { today } from '@/values/clock'
import { type OrderPage, orderForm } from './order-form'
import { CARD_ORDERS } from './sent-card-order'
import { CARD_ORDER, OrderContext, wizard } from './wizard'

const route = getRouteApi('/order')

/** CRD-01: layout of the order steps. They share one form. */
export function CardOrderPage(): ReactNode {
  // Frozen on first render: refetches that the order itself causes must not change the open form.
  const [page] = useState<OrderPage>(route.useLoaderData())
  const { form, ...order } = useOrderForm(page)
  const lost = useLostOrder(CARD_ORDER)
  if (lost) {
    return (
      <>
        <PageHeader title={m.cards_wizard()} />
        <OrderLookUp {...lost} kind={CARD_ORDERS} />
      </>
    )
  }
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
  const client = useQueryClient()
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
      const paymentId = await placeOrder(client, CARD_ORDERS, CARD_ORDER, create)
      await proceed({ paymentId, payment: body.payment })
    },
  })
  return { form, definition, rules }
}
