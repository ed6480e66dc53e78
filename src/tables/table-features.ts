import {
  createPaginatedRowModel,
  memo,
  type RowData,
  type RowModel,
  type Table,
  type TableFeature,
  type TableState_All,
  tableFeatures,
} from '@tanstack/react-table'
import type { RowOrder } from './row-order'
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
  rowPaginationFeature: withState({ pagination: { pageIndex: 0, pageSize: 0 } }),
}

type AnyTable = Table<typeof stages, RowData>

/** How a list is ordered and searched, in the place where the library keeps its filters. */
export type Stages = [order: { id: 'order'; value: RowOrder }, search: { id: 'search'; value: IsFound | undefined }]

const stagesOf = (table: AnyTable) => table.atoms.columnFilters.get() as unknown as Partial<Stages>

type Model = RowModel<typeof stages, RowData>
const withRows = (model: Model, rows: Model['rows']): Model => ({ ...model, rows, flatRows: rows })

/**
 * The kit's order, and its search after it: in the library's order a keystroke sorts anew what it finds, its filter makes
 * two objects of every row (docs/decisions/022), and its sorting asks each row many times (docs/performance.md).
 */
function createFoundRowModel(table: AnyTable): () => Model {
  const ordered = memo({
    memoDeps: () => [table.getCoreRowModel(), stagesOf(table)[0]?.value] as const,
    fn: (model, order) =>
      order
        ? withRows(
            model,
            order.flatMap((index) => model.rows[index] ?? []),
          )
        : model,
  })
  return memo({
    memoDeps: () => [ordered(), stagesOf(table)[1]?.value] as const,
    fn: (model, isFound) =>
      isFound
        ? withRows(
            model,
            model.rows.filter(({ index }) => isFound(index)),
          )
        : model,
  })
}

/** What a list does: sort, search and page; the caller holds the state of each. */
export const features = tableFeatures({
  ...stages,
  filteredRowModel: createFoundRowModel,
  paginatedRowModel: createPaginatedRowModel(),
})
