import { createFileRoute, redirect } from '@tanstack/react-router'
import { MonthPage } from '@/features/month/month-page'
import { monthTitle } from '@/features/month/month-title'
import { parseMonth, stateOf } from '@/features/month/months'
import { prefetchMonth } from '@/features/month/queries'
import { requireRole } from '@/session/guards'
import { page } from '@/shell/page'
import { tableSearchSchema } from '@/tables/table-state'
import { today } from '@/values/clock'

export const Route = createFileRoute('/month_/$month')({
  staticData: { title: ({ params }) => monthTitle(params.month) },
  validateSearch: tableSearchSchema,
  beforeLoad: (context) => {
    requireRole('signatory')(context)
    const month = parseMonth(context.params.month)
    if (!month) throw redirect({ to: '/not-found', replace: true })
    return { month }
  },
  loader: ({ context: { queryClient, month } }) => {
    const state = stateOf(month, today())
    if (state === 'running' || state === 'over') prefetchMonth(queryClient, month)
  },
  component: page(MonthPage),
})
