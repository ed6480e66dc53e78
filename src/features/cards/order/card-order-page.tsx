import { useCreateCardOrder } from '@generated/api/cards/cards'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { WalletCards } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { NO_INVALIDATION } from '@/api/query-client'
import { cardOrdersQuery } from '@/domain/card-orders'
import { countryOptions } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { trimTexts } from '@/forms/form-values'
import { headersOf, pressOf } from '@/forms/submit/press'
import { WizardPending } from '@/forms/wizard/create-wizard'
import { useLocale } from '@/language/locale'
import { notify } from '@/notifications/notifications'
import { CardOrders } from '@/orders/card-orders'
import { isOrderRefusal, rejectSeveral } from '@/orders/sent-order'
import { paymentIdOf, usePaymentStart } from '@/payments/use-payment-start'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand, useUnresolved } from '@/session/sent-commands'
import { showBlockingError } from '@/shell/blocking-error'
import { PageFailure } from '@/shell/route-error-screen'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { today } from '@/values/clock'
import { chosenBenefits, orderForm } from './order-form'
import type { OrderPage } from './order-page'
import { findSentOrders, orderEvidence, UnknownOrder } from './unknown-order'
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
    <OrderContext value={{ rules, definition, evidence, inUse: page.inUse }}>
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
export const CardOrderFailure = (props: ErrorComponentProps) => (
  <PageFailure {...props} header={() => <PageHeader title={m.cards_title()} />} onError={showBlockingError} />
)

export const CardOrderPending = () => <WizardPending title={m.cards_title()} label={m.cards_loading()} />

const CARD_ORDER = 'card-order'

/** Form of an order with its validation and its submit (CRD-09). */
function useOrder(page: OrderPage) {
  const locale = useLocale()
  const client = useQueryClient()
  const rules = useMemo(
    () => ({ ...page, countries: countryOptions(page.countries, locale), today: today() }),
    [page, locale],
  )
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
