import { type RowData, useTable } from '@tanstack/react-table'
import { table_getPageCount, table_getRowCount } from '@tanstack/react-table/static-functions'
import { useMemo, useState } from 'react'
import { type DataColumn, isSortable } from './data-column'
import { rowOrder } from './row-order'
import { rowSearch } from './search-rows'
import { type AllState, allState, type Selection, toggleAll } from './selection'
import { features, type Stages } from './table-features'
import { parseSort, type Sort, type TableState } from './table-state'

export interface TableSelection<Row> {
  selected: Selection
  onChange: (selected: Selection) => void
  /** Why a row cannot be selected; undefined when it can. */
  refuse?: (row: Row) => string | undefined
}

export interface TableModelProps<Row> {
  /** Defined at module level. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** A column's id, with `-` in front for descending. */
  defaultSort?: string
  /** Rows that stand first until the user chooses an order; a function at module level. */
  first?: (row: Row) => boolean
  pageSize?: number
  /** The server searches, sorts and pages; `rows` is the page that `state` asks for. */
  server?: { pageCount: number; rowCount?: number }
  selection?: TableSelection<Row>
}

/** The checkbox that is about every selectable row that the search leaves, on every page. */
export interface SelectAll {
  state: AllState
  disabled: boolean
  onToggle: () => void
}

/** Searches, sorts and pages rows with the library's table; the caller holds what is asked and selected. */
export function useTableModel<Row extends RowData>(
  props: TableModelProps<Row> & { pageSize: number; searched?: readonly DataColumn<Row>[] },
  asked: TableState,
) {
  const { columns, rows, rowId, first, pageSize, server, selection } = props
  const orderBy = useMemo(() => rowOrder(columns, rows, first), [columns, rows, first])
  const chosen = knownSort(parseSort(asked.sort), columns)
  const sort = chosen ?? knownSort(parseSort(props.defaultSort), columns)
  const { id, desc = false } = sort ?? {}
  const hasFirst = first !== undefined && !chosen
  const isServed = server !== undefined
  // By what they say, not by identity: a new order or search goes through every row.
  const order = useMemo(
    () => (isServed ? undefined : orderBy(id === undefined ? undefined : { id, desc }, hasFirst)),
    [isServed, orderBy, id, desc, hasFirst],
  )
  // Also in columns that are not shown: a row is found by what it is.
  const searched = props.searched ?? columns
  const find = useMemo(() => rowSearch(searched, rows), [searched, rows])
  const isFound = useMemo(() => find(asked.search ?? ''), [find, asked.search])
  const columnFilters = useMemo<Stages>(
    () => [
      { id: 'order', value: order },
      { id: 'search', value: isFound },
    ],
    [order, isFound],
  )
  const definitions = useMemo(() => columns.map((column) => ({ id: column.id })), [columns])
  // How many pages there are is known when the rows are found.
  const [pageCount, setPageCount] = useState(Number.POSITIVE_INFINITY)
  const page = Math.min(Math.max(1, asked.page ?? 1), pageCount)
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { columnFilters, pagination: { pageIndex: page - 1, pageSize } },
    // Searching and sorting are one stage.
    manualFiltering: isServed,
    manualPagination: isServed,
    pageCount: server?.pageCount,
  })
  const pagesFound = Math.max(1, table_getPageCount(table))
  if (pagesFound !== pageCount) setPageCount(pagesFound)

  const isSelecting = selection !== undefined
  const found = table.getFilteredRowModel().rows
  const refuse = selection?.refuse
  const selectable = useMemo(
    () => (isSelecting ? found.filter(({ original }) => refuse?.(original) === undefined).map(({ id }) => id) : []),
    [isSelecting, found, refuse],
  )
  return {
    /** The rows of the page, in order. */
    pageRows: table.getRowModel().rows,
    /** All rows that the search leaves, in order; of a list that the server pages, those of the page. */
    foundRows: () => found.map(({ original }) => original),
    /** How many; undefined where only the server knows. */
    rowCount: server ? server.rowCount : table_getRowCount(table),
    /** Within the pages there are, also when rows have gone since the address was written. */
    page,
    /** At least one, so that "page 1" always exists. */
    pageCount: pagesFound,
    /** The order that is shown; none while rows of another order stand first. */
    sort: hasFirst && rows.some(first) ? undefined : sort,
    all: selection && {
      state: allState(selection.selected, selectable),
      disabled: selectable.length === 0,
      onToggle: () => selection.onChange(toggleAll(selection.selected, selectable)),
    },
  }
}

/** An address may name a column that is not there or does not sort. */
function knownSort<Row>(sort: Sort | undefined, columns: readonly DataColumn<Row>[]): Sort | undefined {
  return sort && columns.some((column) => column.id === sort.id && isSortable(column)) ? sort : undefined
}
