import { type RowData, useTable } from '@tanstack/react-table'
import { table_getPageCount, table_getRowCount } from '@tanstack/react-table/static-functions'
import { useMemo, useState } from 'react'
import { useLocale } from '@/language/locale'
import { type DataColumn, isSortable } from './data-column'
import { rowOrder } from './row-order'
import { type AllState, allState, type Selection, toggleAll } from './selection'
import { features, rowSearch } from './table-features'
import { parseSort, type Sort, type TableState } from './table-state'

export interface TableSelection<Row> {
  selected: Selection
  onChange: (selected: Selection) => void
  /** Why a row cannot be selected; undefined if it can. */
  refuse?: (row: Row) => string | undefined
}

export interface TableModelProps<Row> {
  /** Must be defined at module level. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** A column's id, with `-` in front for descending. */
  defaultSort?: string
  /** Rows that come first until the user selects an order; a module-level function. */
  first?: (row: Row) => boolean
  pageSize?: number
  /** Set when the server searches, sorts and pages; `rows` is then the page that `state` requests. */
  server?: { pageCount: number; rowCount?: number }
  selection?: TableSelection<Row>
}

/** The select-all checkbox, over every selectable row that matches the search, on every page. */
export interface SelectAll {
  state: AllState
  disabled: boolean
  onToggle: () => void
}

/** The caller holds the state and the selection. */
export function useTableModel<Row extends RowData>(
  props: TableModelProps<Row> & { pageSize: number; searched?: readonly DataColumn<Row>[] },
  asked: TableState,
) {
  const { columns, rows, rowId, first, pageSize, server, selection } = props
  const locale = useLocale()
  // oxlint-disable-next-line react/exhaustive-deps -- sorts by translated texts
  const orderBy = useMemo(() => rowOrder(columns, rows, first), [columns, rows, first, locale])
  const chosen = knownSort(parseSort(asked.sort), columns)
  const sort = chosen ?? knownSort(parseSort(props.defaultSort), columns)
  const { id, desc = false } = sort ?? {}
  const hasFirst = first !== undefined && !chosen
  const isServed = server !== undefined
  // Memoised by content, not by identity: a new order or search processes every row.
  const order = useMemo(
    () => (isServed ? undefined : orderBy(id === undefined ? undefined : { id, desc }, hasFirst)),
    [isServed, orderBy, id, desc, hasFirst],
  )
  // Hidden columns are searched too.
  const searched = props.searched ?? columns
  // oxlint-disable-next-line react/exhaustive-deps -- searches translated texts
  const find = useMemo(() => rowSearch(searched, rows), [searched, rows, locale])
  const isFound = useMemo(() => (isServed ? undefined : find(asked.search ?? '')), [isServed, find, asked.search])
  const definitions = useMemo(() => columns.map((column) => ({ id: column.id })), [columns])
  // The page count is known only after the rows have been filtered.
  const [pageCount, setPageCount] = useState(Number.POSITIVE_INFINITY)
  const page = Math.min(Math.max(1, asked.page ?? 1), pageCount)
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    meta: { order, isFound },
    state: { pagination: { pageIndex: page - 1, pageSize } },
    manualPagination: isServed,
    pageCount: server?.pageCount,
  })
  const pagesFound = Math.max(1, table_getPageCount(table))
  if (pagesFound !== pageCount) setPageCount(pagesFound)

  const isSelecting = selection !== undefined
  const found = table.getCoreRowModel().rows
  const refuse = selection?.refuse
  const selectable = useMemo(
    () => (isSelecting ? found.filter(({ original }) => refuse?.(original) === undefined).map(({ id }) => id) : []),
    [isSelecting, found, refuse],
  )
  return {
    pageRows: table.getRowModel().rows,
    /** All rows that match the search, in order; for a server-paged list only those of the page. */
    foundRows: () => found.map(({ original }) => original),
    rowCount: server ? server.rowCount : table_getRowCount(table),
    /** Clamped to the existing pages: rows may have been removed since the URL was created. */
    page,
    /** At least one, so that "page 1" always exists. */
    pageCount: pagesFound,
    /** The visible order; undefined while `first` rows precede it. */
    sort: hasFirst && rows.some(first) ? undefined : sort,
    all: selection && {
      state: allState(selection.selected, selectable),
      disabled: selectable.length === 0,
      onToggle: () => selection.onChange(toggleAll(selection.selected, selectable)),
    },
  }
}

/** Ignores a sort from the URL whose column does not exist or is not sortable. */
function knownSort<Row>(sort: Sort | undefined, columns: readonly DataColumn<Row>[]): Sort | undefined {
  return sort && columns.some((column) => column.id === sort.id && isSortable(column)) ? sort : undefined
}
