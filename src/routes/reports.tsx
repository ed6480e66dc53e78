import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { prefetchReports } from '@/features/reports/queries'
import { ReportsPage, ReportsPending } from '@/features/reports/reports-page'
import { ReportsSearch } from '@/features/reports/reports-search'
import { requireRole } from '@/session/guards'

export const Route = createFileRoute('/reports')({
  staticData: { title: () => m.reports_title() },
  validateSearch: ReportsSearch,
  beforeLoad: requireRole('signatory'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchReports(context.queryClient, deps),
  component: ReportsPage,
  pendingComponent: ReportsPending,
})
