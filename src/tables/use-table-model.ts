import { type RowData, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLocale } from '@/language/locale'
import { type DataColumn, isSortable } from './data-column'
import { rowOrder } from './row-order'
import { rowSearch } from './row-search'
import { type AllState, allState, type Selection, toggleAll } from './selection'
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

/** The library makes the rows of a page. Order, search, pages and selection are our own (docs/decisions/017). */
const features = tableFeatures({})

/** The caller holds the state and the selection. */
export function useTableModel<Row extends RowData>(
  props: TableModelProps<Row> & { pageSize: number; searched?: readonly DataColumn<Row>[] },
  state: TableState,
) {
  const { columns, rows, rowId, first, pageSize, server, selection } = props
  const locale = useLocale()
  // oxlint-disable-next-line react/exhaustive-deps -- sorts by translated texts
  const orderBy = useMemo(() => rowOrder(columns, rows, first), [columns, rows, first, locale])
  const chosen = knownSort(parseSort(state.sort), columns)
  const sort = chosen ?? knownSort(parseSort(props.defaultSort), columns)
  const { id, desc = false } = sort ?? {}
  const hasFirst = first !== undefined && !chosen
  const isServed = server !== undefined
  // Memoised by content, not by identity: a new order or search processes every row.
  const order = useMemo(
    () => (isServed ? [] : orderBy(id === undefined ? undefined : { id, desc }, hasFirst)),
    [isServed, orderBy, id, desc, hasFirst],
  )
  // Hidden columns are searched too.
  const searched = props.searched ?? columns
  // oxlint-disable-next-line react/exhaustive-deps -- searches translated texts
  const find = useMemo(() => rowSearch(searched, rows), [searched, rows, locale])
  const found = useMemo(() => {
    if (isServed) return rows
    const isFound = find(state.search ?? '')
    return (isFound ? order.filter(isFound) : order).flatMap((index) => rows[index] ?? [])
  }, [isServed, rows, order, find, state.search])

  const pageCount = Math.max(1, server?.pageCount ?? Math.ceil(found.length / pageSize))
  const page = Math.min(Math.max(1, state.page ?? 1), pageCount)
  const shown = useMemo(
    () => (isServed ? found : found.slice((page - 1) * pageSize, page * pageSize)),
    [isServed, found, page, pageSize],
  )
  const definitions = useMemo(() => columns.map((column) => ({ id: column.id })), [columns])
  const table = useTable({ features, columns: definitions, data: shown, getRowId: rowId })

  const isSelecting = selection !== undefined
  const refuse = selection?.refuse
  const selectable = useMemo(
    () => (isSelecting ? found.filter((row) => refuse?.(row) === undefined).map(rowId) : []),
    [isSelecting, found, refuse, rowId],
  )
  return {
    pageRows: table.getRowModel().rows,
    /** All rows that match the search, in order; for a server-paged list only those of the page. */
    foundRows: found,
    rowCount: server ? server.rowCount : found.length,
    /** Clamped to the existing pages: rows may have been removed since the URL was created. */
    page,
    /** At least one, so that "page 1" always exists. */
    pageCount,
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
