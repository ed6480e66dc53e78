import * as z from 'zod/mini'
import { tableSearchSchema } from '@/tables/table-state'

export const COMPANY_TABS = ['details', 'contacts'] as const

const { sort, page, columns } = tableSearchSchema.shape

/** COM-01: tab and sort order of the contacts are in the URL; invalid values are dropped. */
export const CompanySearch = z.object({
  tab: z.catch(z.optional(z.enum(COMPANY_TABS)), undefined),
  sort,
  page,
  columns,
})
