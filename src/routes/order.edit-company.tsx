import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EditCompany } from '@/features/cards/order/steps'

export const Route = createFileRoute('/order/edit-company')({
  staticData: { title: () => m.orders_edit_company() },
  component: EditCompany,
})
