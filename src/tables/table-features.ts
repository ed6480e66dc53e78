import {
  createPaginatedRowModel,
  createSortedRowModel,
  memo,
  type RowData,
  type RowModel,
  type Table,
  type TableFeature,
  type TableState_All,
  tableFeatures,
} from '@tanstack/react-table'
import type { IsFound } from './search-rows'

/**
 * A feature of the library without its methods: they stand on every table, column and row, and weigh 2 kB for each list.
 * The kit calls those that it needs as functions (@tanstack/react-table/static-functions; docs/decisions/022).
 */
const withState = (state: TableState_All): TableFeature => ({
  getInitialState: (initial) => ({ ...state, ...initial }),
})

const stages = {
  columnFilteringFeature: withState({ columnFilters: [] }),
  rowSortingFeature: withState({ sorting: [] }),
  rowPaginationFeature: withState({ pagination: { pageIndex: 0, pageSize: 0 } }),
}

type AnyTable = Table<typeof stages, RowData>

/**
 * The library's sorting, and the search after it: in the library's order a keystroke sorts anew what it finds, and its
 * filter makes two objects of every row (docs/decisions/022).
 */
function createFoundRowModel(table: AnyTable): () => RowModel<typeof stages, RowData> {
  const unsorted = { getPreSortedRowModel: { value: () => table.getCoreRowModel() } }
  const sorted = createSortedRowModel<typeof stages, RowData>()(Object.create(table, unsorted) as AnyTable)
  return memo({
    memoDeps: () => [sorted(), table.atoms.columnFilters.get()] as const,
    fn: (model, [filter]) => {
      if (!filter) return model
      const rows = model.rows.filter(({ index }) => (filter.value as IsFound)(index))
      return { ...model, rows, flatRows: rows }
    },
  })
}

/** What a list does: sort, search and page; the caller holds the state of each. */
export const features = tableFeatures({
  ...stages,
  filteredRowModel: createFoundRowModel,
  paginatedRowModel: createPaginatedRowModel(),
})
