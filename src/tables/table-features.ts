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
 * A library feature without its prototype methods, which add 2 kB to each list. The table kit calls the few that it
 * needs as functions (@tanstack/react-table/static-functions; docs/decisions/017).
 */
const withState = (state: TableState_All): TableFeature => ({
  getInitialState: (initial) => ({ ...state, ...initial }),
})

const stages = {
  columnFilteringFeature: withState({ columnFilters: [] }),
  rowPaginationFeature: withState({ pagination: { pageIndex: 0, pageSize: 0 } }),
}

type AnyTable = Table<typeof stages, RowData>

/** The order and the search of a list, passed as the library's column filters. */
export type Stages = [order: { id: 'order'; value: RowOrder }, search: { id: 'search'; value: IsFound | undefined }]

const stagesOf = (table: AnyTable) => table.atoms.columnFilters.get() as unknown as Partial<Stages>

type Model = RowModel<typeof stages, RowData>
const withRows = (model: Model, rows: Model['rows']): Model => ({ ...model, rows, flatRows: rows })

/**
 * Sorts first and searches second, because the library's order, search then sort, would sort again on each keystroke. The
 * library's filter also allocates two objects per row (docs/decisions/017), and its sort reads each row many times
 * (docs/performance.md).
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

/** Features of a list: sorting, search and paging. The caller holds the state of each. */
export const features = tableFeatures({
  ...stages,
  filteredRowModel: createFoundRowModel,
  paginatedRowModel: createPaginatedRowModel(),
})
