import { getListRequestedLoadsQueryOptions } from '@generated/api/requested-loads/requested-loads'
import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { RequestedLoadsPage, RequestsFailure, RequestsPending } from '@/features/requested-loads/requested-loads-page'
import { requireRole } from '@/session/guards'
import { tableSearchSchema } from '@/tables/table-state'

export const Route = createFileRoute('/load-account_/requested-loads')({
  staticData: { title: () => m.requests_title() },
  validateSearch: tableSearchSchema,
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => context.queryClient.ensureQueryData(getListRequestedLoadsQueryOptions()),
  component: RequestedLoadsPage,
  pendingComponent: RequestsPending,
  errorComponent: RequestsFailure,
})
