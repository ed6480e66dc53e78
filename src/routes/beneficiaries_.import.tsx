import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EmployeesFailure } from '@/features/employees/employees-failure'
import { ImportPage } from '@/features/employees/import/import-page'
import { loadEmployees } from '@/features/employees/queries'
import { requireRole } from '@/session/guards'
import { page } from '@/shell/page'

export const Route = createFileRoute('/beneficiaries_/import')({
  staticData: { title: () => m.employees_import_title() },
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => loadEmployees(context.queryClient),
  component: page(ImportPage),
  errorComponent: EmployeesFailure,
})
