import {
  createCoreRowModel,
  createPaginatedRowModel,
  memo,
  type RowData,
  type RowModel,
  type Table,
  type TableFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { folded, holdsWords, searchWords } from '@/values/word-search'
import type { DataColumn } from './data-column'
import type { RowOrder } from './row-order'

export interface OrderAndSearch {
  order: RowOrder
  isFound: IsFound | undefined
}

/** Without its prototype methods, which add 2 kB to each list (docs/decisions/017). */
const rowPaginationFeature: TableFeature = {
  getInitialState: (initial) => ({ pagination: { pageIndex: 0, pageSize: 0 }, ...initial }),
}

type Model = RowModel<typeof slots, RowData>
const withRows = (model: Model, rows: Model['rows'] | undefined): Model =>
  rows ? { ...model, rows, flatRows: rows } : model

/** The library searches before it sorts, so each keystroke would sort again (docs/decisions/017). */
function createFoundRowModel(table: Table<typeof slots, RowData>): () => Model {
  const core: () => Model = createCoreRowModel<typeof slots, RowData>()(table)
  const ordered = memo({
    memoDeps: () => [core(), table.options.meta?.order] as const,
    fn: (model, order) =>
      withRows(
        model,
        order?.flatMap((index) => model.rows[index] ?? []),
      ),
  })
  return memo({
    memoDeps: () => [ordered(), table.options.meta?.isFound] as const,
    fn: (model, isFound) => withRows(model, isFound && model.rows.filter(({ index }) => isFound(index))),
  })
}

/** Gives `meta` its type; the library ignores the value. */
const META: Partial<OrderAndSearch> = {}
const slots = { rowPaginationFeature, tableMeta: META }

/** What a list uses of the library: its rows, and pages of them. Order, search and selection are our own. */
export const features = tableFeatures({
  ...slots,
  coreRowModel: createFoundRowModel,
  paginatedRowModel: createPaginatedRowModel(),
})

export type IsFound = (index: number) => boolean

/** Create it once for a set of rows: the texts are case-folded on the first search, not on every keystroke. */
export function rowSearch<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
  const readers = columns.flatMap((column) => (column.searchText ? [column.searchText] : []))
  let texts: readonly string[] | undefined
  return (search: string): IsFound | undefined => {
    const words = searchWords(search)
    if (words.length === 0) return undefined
    texts ??= rows.map((row) => folded(readers.map((read) => read(row) ?? '').join('\n')))
    const foldedTexts = texts
    return (index) => holdsWords(foldedTexts[index] ?? '', words)
  }
}
