import { createFileRoute, redirect } from '@tanstack/react-router'
import { monthTitle, parseMonth } from '@/domain/months'
import { MonthPage } from '@/features/month/month-page'
import { prefetchMonth } from '@/features/month/queries'
import { requireRole } from '@/session/guards'
import { tableSearchSchema } from '@/tables/table-state'

export const Route = createFileRoute('/month_/$month')({
  staticData: { title: ({ params }) => monthTitle(params.month) },
  validateSearch: tableSearchSchema,
  beforeLoad: requireRole('signatory'),
  // The prefetch code is loaded with the page, not with the route tree.
  loader: ({ context, params }) => {
    const month = parseMonth(params.month)
    if (!month) throw redirect({ to: '/not-found', replace: true })
    prefetchMonth(context.queryClient, month)
  },
  component: MonthPage,
})
