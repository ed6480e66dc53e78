import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { BenefitsStep } from '@/features/cards/order/steps'

export const Route = createFileRoute('/order/benefits')({
  staticData: { title: () => m.cards_title() },
  component: BenefitsStep,
})
