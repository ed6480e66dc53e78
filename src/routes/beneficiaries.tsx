import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EmployeesFailure } from '@/features/employees/employees-failure'
import { EmployeesPage } from '@/features/employees/employees-page'
import { EmployeesPending } from '@/features/employees/employees-pending'
import { EmployeesSearch } from '@/features/employees/employees-search'
import { loadEmployees } from '@/features/employees/queries'
import { requireRole } from '@/session/guards'
import { page } from '@/shell/page'

export const Route = createFileRoute('/beneficiaries')({
  staticData: { title: () => m.employees_title() },
  validateSearch: EmployeesSearch,
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => loadEmployees(context.queryClient),
  component: page(EmployeesPage),
  pendingComponent: page(EmployeesPending),
  // Of its own, so that menu and notifications stay when the list cannot be read.
  errorComponent: EmployeesFailure,
})
