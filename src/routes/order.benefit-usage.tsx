import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { UsageStep } from '@/features/cards/order/steps'

export const Route = createFileRoute('/order/benefit-usage')({
  staticData: { title: () => m.cards_step_usage() },
  component: UsageStep,
})
