import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { DownloadsFailure, DownloadsPage, DownloadsPending } from '@/features/downloads/downloads-page'
import { DownloadsSearch } from '@/features/downloads/downloads-search'
import { reportBenefitsQuery } from '@/features/downloads/queries'
import { requireRole } from '@/session/guards'
import { page } from '@/shell/page'

export const Route = createFileRoute('/download-reports')({
  staticData: { title: () => m.downloads_title() },
  validateSearch: DownloadsSearch,
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => context.queryClient.ensureQueryData(reportBenefitsQuery()),
  component: page(DownloadsPage),
  pendingComponent: page(DownloadsPending),
  errorComponent: DownloadsFailure,
})
