import {
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  type TableFeature,
  type TableState_All,
  tableFeatures,
} from '@tanstack/react-table'

/**
 * A feature of the library without its methods: they stand on every table, column and row, and weigh 2 kB for each list.
 * The kit calls those that it needs as functions (@tanstack/react-table/static-functions; docs/decisions/022).
 */
const withState = (state: TableState_All): TableFeature => ({
  getInitialState: (initial) => ({ ...state, ...initial }),
})

/** What a list does: search, sort, page and select; the caller holds the state of each. */
export const features = tableFeatures({
  columnFilteringFeature: withState({ columnFilters: [] }),
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature: withState({ sorting: [] }),
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature: withState({ pagination: { pageIndex: 0, pageSize: 0 } }),
  paginatedRowModel: createPaginatedRowModel(),
  rowSelectionFeature: withState({ rowSelection: {} }),
})
