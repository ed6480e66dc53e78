import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '@/features/employees/import/import-page'
import { ImportFailure } from '@/features/employees/list/list-states'
import { prefetchEmployees } from '@/features/employees/queries'
import { requireRole } from '@/session/guards'

export const Route = createFileRoute('/beneficiaries_/import')({
  staticData: { title: () => m.employees_import_title() },
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => prefetchEmployees(context.queryClient),
  component: ImportPage,
  errorComponent: ImportFailure,
})
