import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { MaintenancePage } from '@/features/support/maintenance-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/maintenance')({
  component: page(MaintenancePage),
  staticData: { title: () => m.maintenance_document_title() },
})
