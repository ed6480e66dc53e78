import { getListReportBenefitsQueryOptions } from '@generated/api/reports/reports'
import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { DownloadsFailure, DownloadsPage, DownloadsPending } from '@/features/downloads/downloads-page'
import { DownloadsSearch } from '@/features/downloads/downloads-search'
import { requireRole } from '@/session/guards'

export const Route = createFileRoute('/download-reports')({
  staticData: { title: () => m.downloads_title() },
  validateSearch: DownloadsSearch,
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => context.queryClient.ensureQueryData(getListReportBenefitsQueryOptions()),
  component: DownloadsPage,
  pendingComponent: DownloadsPending,
  errorComponent: DownloadsFailure,
})
