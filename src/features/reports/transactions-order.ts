import type { ListTransactionsParams } from '@generated/api/model'
import { parseSort } from '@/tables/table-state'

/** REP-02: what the server sorts by. */
const SORTS = ['date', 'description', 'amount'] as const
const isSort = (id: string): id is (typeof SORTS)[number] => (SORTS as readonly string[]).includes(id)

/** REP-02: the question to the server for a page (from 1) in an order as the address has it, the newest first unless it says one. */
export function transactionsParams(page = 1, sort?: string): Required<ListTransactionsParams> {
  const { id, desc } = parseSort(sort) ?? { id: 'date', desc: true }
  return isSort(id) ? { page, sortingBy: id, descending: desc } : { page, sortingBy: 'date', descending: true }
}
