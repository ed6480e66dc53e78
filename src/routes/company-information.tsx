import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { CompanyFailure, CompanyPage, CompanyPending } from '@/features/company/company-page'
import { prefetchCompanyPage } from '@/features/company/queries'
import { requireRole } from '@/session/guards'
import { tableSearchSchema } from '@/tables/table-state'

const { shape } = tableSearchSchema

/** COM-01: tab and sort order of the contacts are in the URL; invalid values are dropped. */
const CompanySearch = z.object({
  tab: z.catch(z.optional(z.enum(['details', 'contacts'])), undefined),
  sort: shape.sort,
  page: shape.page,
  columns: shape.columns,
})

export const Route = createFileRoute('/company-information')({
  staticData: { title: () => m.company_title() },
  validateSearch: CompanySearch,
  beforeLoad: requireRole('voucherManager'),
  loader: ({ context }) => prefetchCompanyPage(context.queryClient),
  component: CompanyPage,
  pendingComponent: CompanyPending,
  errorComponent: CompanyFailure,
})
