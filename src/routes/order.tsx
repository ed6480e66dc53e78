import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { CardOrderFailure, CardOrderPage, CardOrderPending } from '@/features/cards/order/card-order-page'
import { readOrderPage } from '@/features/cards/order/order-form'
import { requireRole } from '@/session/guards'

export const Route = createFileRoute('/order')({
  staticData: { title: () => m.cards_title() },
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => readOrderPage(context.queryClient),
  component: CardOrderPage,
  pendingComponent: CardOrderPending,
  errorComponent: CardOrderFailure,
})
