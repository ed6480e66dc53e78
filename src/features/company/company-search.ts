import * as z from 'zod/mini'
import { tableSearchSchema } from '@/tables/table-state'

export const COMPANY_TABS = ['details', 'contacts'] as const

const { sort, page, columns } = tableSearchSchema.shape

/** COM-01: the tab, and the order of the contact persons, stand in the address; nonsense in it is dropped. */
export const CompanySearch = z.object({
  tab: z.catch(z.optional(z.enum(COMPANY_TABS)), undefined),
  sort,
  page,
  columns,
})
