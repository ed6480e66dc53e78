import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EmployeesPage } from '@/features/employees/employees-page'
import { EmployeesSearch } from '@/features/employees/employees-search'
import { EmployeesFailure } from '@/features/employees/list/employees-failure'
import { EmployeesPending } from '@/features/employees/list/employees-pending'
import { prefetchEmployees } from '@/features/employees/queries'
import { requireRole } from '@/session/guards'
import type { MainScreen } from '@/shell/main-screen'
import { page } from '@/shell/page'

export const screen = {
  firstCalls: ['listEmployees', 'listBenefits', 'listBenefitGroups', 'readSettings', 'readUserDetails'],
  eagerLoader: true,
  chunk: 'employees',
  maxKilobytes: 197.5,
} satisfies MainScreen

export const Route = createFileRoute('/beneficiaries')({
  staticData: { title: () => m.employees_title() },
  validateSearch: EmployeesSearch,
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => prefetchEmployees(context.queryClient),
  component: page(EmployeesPage),
  pendingComponent: page(EmployeesPending),
  // Its own error screen, so that menu and notifications stay when loading fails.
  errorComponent: EmployeesFailure,
})
