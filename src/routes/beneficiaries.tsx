import { BenefitType, EmployeeType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { EmployeesPage, EmployeesPending } from '@/features/employees/employees-page'
import { EmployeesFailure } from '@/features/employees/list/list-states'
import { prefetchEmployees } from '@/features/employees/queries'
import { requireRole } from '@/session/guards'
import type { MainScreen } from '@/shell/main-screen'
import { tableSearchSchema } from '@/tables/table-state'

const HELD = Object.values(BenefitType)

const EmployeesSearch = z.object({
  ...tableSearchSchema.shape,
  type: z.catch(z.optional(z.enum(EmployeeType)), undefined),
  benefit: z.catch(z.optional(z.enum([...HELD, ...HELD.map((type) => `no-${type}` as const), 'none'])), undefined),
  state: z.catch(z.optional(z.enum(['active', 'ending', 'ended', 'funds-ended'])), undefined),
  /** Opens a panel on arrival, then is removed from the URL (PAL-03, PAL-04). */
  open: z.catch(z.optional(z.literal('add')), undefined),
  employee: z.catch(z.optional(z.string()), undefined),
})

export const screen = {
  firstCalls: ['listEmployees', 'listBenefits', 'listBenefitGroups', 'readSettings', 'readUserDetails'],
  eagerLoader: true,
  chunk: 'employees',
  maxKilobytes: 200,
} satisfies MainScreen

export const Route = createFileRoute('/beneficiaries')({
  staticData: { title: () => m.employees_title() },
  validateSearch: EmployeesSearch,
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => prefetchEmployees(context.queryClient),
  component: EmployeesPage,
  pendingComponent: EmployeesPending,
  errorComponent: EmployeesFailure,
})
