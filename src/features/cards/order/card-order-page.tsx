import { m } from '@generated/messages/messages.js'
import { type ErrorComponentProps, getRouteApi, Link } from '@tanstack/react-router'
import { WalletCards } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { WizardPending } from '@/forms/wizard/wizard-pending'
import { useLocale } from '@/language/locale'
import { CardOrders } from '@/orders/card-orders'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand, useUnresolved } from '@/session/sent-commands'
import { showBlockingError } from '@/shell/blocking-error'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { EmptyState } from '@/ui/content/empty-state'
import { buttonVariants } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'
import { OrderContext } from './order-context'
import type { OrderPage } from './order-page'
import { UnknownOrder } from './unknown-order'
import { CARD_ORDER, useOrder } from './use-order'
import { wizard } from './wizard'

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
        action={
          <Link to="/manage-benefits" className={buttonVariants()}>
            {m.cards_manage()}
          </Link>
        }
      >
        {m.cards_none_text()}
      </EmptyState>
      <CardOrders />
    </>
  )
}

/** NAV-10: an order needs settings, fees and countries, so the page cannot open without them. */
export function CardOrderFailure(props: ErrorComponentProps) {
  useLocale()
  const { error } = props
  useEffect(() => showBlockingError(error), [error])
  return (
    <>
      <PageHeader title={m.cards_title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}

export const CardOrderPending = () => <WizardPending title={m.cards_title()} label={m.cards_loading()} />
