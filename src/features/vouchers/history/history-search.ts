import type { ListVoucherOrdersParams } from '@generated/api/model'
import * as z from 'zod/mini'
import { parseSort, tableSearchSchema } from '@/tables/table-state'
import { lookUp } from '@/values/collections/look-up'

/** VOU-02: page sizes. */
export const PAGE_SIZES = [5, 10, 15] as const
export const DEFAULT_ROWS = 5

const { sort, page, columns } = tableSearchSchema.shape

export const HistorySearch = z.object({
  sort,
  page,
  columns,
  rows: z.catch(z.optional(z.literal([...PAGE_SIZES])), undefined),
})
export type HistorySearch = Partial<z.infer<typeof HistorySearch>>

/** VOU-02: the API's sort field for each sorted column. */
const FIELDS: Record<string, NonNullable<ListVoucherOrdersParams['sortBy']>> = {
  date: 'Date',
  total: 'Amount',
  product: 'VoucherType',
}

/** VOU-02: query parameters for a URL search; newest first by default. */
export function historyParams({
  sort: order,
  page: asked = 1,
  rows = DEFAULT_ROWS,
}: HistorySearch): Required<ListVoucherOrdersParams> {
  const { id, desc } = parseSort(order) ?? { id: 'date', desc: true }
  const sortBy = lookUp(FIELDS, id, undefined)
  return { page: asked, rows, sortBy: sortBy ?? 'Date', descending: sortBy ? desc : true }
}
