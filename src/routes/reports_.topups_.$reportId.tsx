import type { TopUpLoadDetail } from '@generated/api/model'
import { getReadTopUpQueryOptions } from '@generated/api/top-ups/top-ups'
import { createFileRoute } from '@tanstack/react-router'
import { loadTitle } from '@/domain/top-ups/load-day'
import { TopUpSearch } from '@/features/reports/reports-search'
import { TopUpFailure, TopUpPage, TopUpPending } from '@/features/reports/top-up-page'
import { requireRole } from '@/session/guards'

export const Route = createFileRoute('/reports_/topups_/$reportId')({
  staticData: { title: ({ loaderData }) => loadTitle(loaderData as TopUpLoadDetail | undefined) },
  validateSearch: TopUpSearch,
  beforeLoad: requireRole('signatory'),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(getReadTopUpQueryOptions(params.reportId)),
  component: TopUpPage,
  pendingComponent: TopUpPending,
  errorComponent: TopUpFailure,
})
