import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EmployeesPage } from '@/features/employees/employees-page'
import { employeesQuery } from '@/features/employees/queries'
import { requireRole } from '@/session/guards'
import { page } from '@/shell/page'
import { TableSearch } from '@/tables/table-search'

export const Route = createFileRoute('/beneficiaries')({
  staticData: { title: () => m.employees_title() },
  validateSearch: TableSearch,
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => context.queryClient.ensureQueryData(employeesQuery()),
  component: page(EmployeesPage),
})
