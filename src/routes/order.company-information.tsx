import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyStep } from '@/features/cards/order/steps'

export const Route = createFileRoute('/order/company-information')({
  staticData: { title: () => m.cards_step_company() },
  component: CompanyStep,
})
