import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { MaintenancePage } from '@/features/support/maintenance-page'

export const Route = createFileRoute('/maintenance')({
  component: MaintenancePage,
  staticData: { title: () => m.maintenance_document_title() },
})
