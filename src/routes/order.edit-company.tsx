import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EditCompany } from '@/features/cards/order/steps'
import { page } from '@/shell/page'

export const Route = createFileRoute('/order/edit-company')({
  staticData: { title: () => m.cards_edit_company() },
  component: page(EditCompany),
})
