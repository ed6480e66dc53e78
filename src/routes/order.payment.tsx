import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentStep } from '@/features/cards/order/steps'

export const Route = createFileRoute('/order/payment')({
  staticData: { title: () => m.cards_step_payment() },
  component: PaymentStep,
})
