import type { ListVoucherOrdersParams } from '@generated/api/model'
import * as z from 'zod/mini'
import { parseSort, tableSearchSchema } from '@/tables/table-state'

/** VOU-02: rows of a page. */
export const PAGE_SIZES = [5, 10, 15] as const
export const DEFAULT_ROWS = 5

const { sort, page, columns } = tableSearchSchema.shape

/** What the address says of the history. Nonsense is dropped. */
export const HistorySearch = z.object({
  sort,
  page,
  columns,
  rows: z.catch(z.optional(z.literal([...PAGE_SIZES])), undefined),
})
export type HistorySearch = Partial<z.infer<typeof HistorySearch>>

/** VOU-02: what the server sorts by, by the column that is sorted. */
const FIELDS: Record<string, NonNullable<ListVoucherOrdersParams['sortBy']>> = {
  date: 'Date',
  total: 'Amount',
  product: 'VoucherType',
}

/** VOU-02: the question to the server for what the address says; the newest first unless it says another order. */
export function historyParams({
  sort: order,
  page: asked = 1,
  rows = DEFAULT_ROWS,
}: HistorySearch): Required<ListVoucherOrdersParams> {
  const { id, desc } = parseSort(order) ?? { id: 'date', desc: true }
  const sortBy = Object.hasOwn(FIELDS, id) ? FIELDS[id] : undefined
  return sortBy
    ? { page: asked, rows, sortBy, descending: desc }
    : { page: asked, rows, sortBy: 'Date', descending: true }
}
