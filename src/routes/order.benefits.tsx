import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { BenefitsStep } from '@/features/cards/order/steps'
import { page } from '@/shell/page'

export const Route = createFileRoute('/order/benefits')({
  staticData: { title: () => m.cards_title() },
  component: page(BenefitsStep),
})
