import type { ListTransactionsParams } from '@generated/api/model'
import { parseSort } from '@/tables/table-state'

/** REP-02: the sort keys of the server. */
const SORTS = ['date', 'description', 'amount'] as const
const isSort = (id: string): id is (typeof SORTS)[number] => (SORTS as readonly string[]).includes(id)

/** REP-02: query params for a page (from 1) in the URL's order, newest first by default. */
export function transactionsParams(page = 1, sort?: string): Required<ListTransactionsParams> {
  const { id, desc } = parseSort(sort) ?? { id: 'date', desc: true }
  return isSort(id) ? { page, sortingBy: id, descending: desc } : { page, sortingBy: 'date', descending: true }
}
