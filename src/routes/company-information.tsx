import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyFailure } from '@/features/company/company-failure'
import { CompanyPage, CompanyPending } from '@/features/company/company-page'
import { CompanySearch } from '@/features/company/company-search'
import { prefetchCompanyPage } from '@/features/company/queries'
import { requireRole } from '@/session/guards'
import { page } from '@/shell/page'

export const Route = createFileRoute('/company-information')({
  staticData: { title: () => m.company_title() },
  validateSearch: CompanySearch,
  beforeLoad: requireRole('voucherManager'),
  loader: ({ context }) => prefetchCompanyPage(context.queryClient),
  component: page(CompanyPage),
  pendingComponent: page(CompanyPending),
  // Its own error screen, so that menu and notifications stay when loading fails.
  errorComponent: CompanyFailure,
})
