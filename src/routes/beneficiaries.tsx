import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EmployeesPage } from '@/features/employees/employees-page'
import { EmployeesSearch } from '@/features/employees/employees-search'
import { loadEmployees } from '@/features/employees/queries'
import { requireRole } from '@/session/guards'
import { page } from '@/shell/page'

export const Route = createFileRoute('/beneficiaries')({
  staticData: { title: () => m.employees_title() },
  validateSearch: EmployeesSearch,
  beforeLoad: requireRole('signatory'),
  loader: ({ context, preload }) => loadEmployees(context.queryClient, preload),
  component: page(EmployeesPage),
})
