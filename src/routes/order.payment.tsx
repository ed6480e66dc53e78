import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentStep } from '@/features/cards/order/steps'
import { page } from '@/shell/page'

export const Route = createFileRoute('/order/payment')({
  staticData: { title: () => m.cards_step_payment() },
  component: page(PaymentStep),
})
