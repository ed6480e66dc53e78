import { functionalUpdate, type RowData, useTable } from '@tanstack/react-table'
import {
  isRowSelected,
  table_getPageCount,
  table_getRowCount,
  table_toggleAllRowsSelected,
} from '@tanstack/react-table/static-functions'
import { useMemo, useState } from 'react'
import { type DataColumn, isSortable } from './data-column'
import type { Selection } from './selection'
import { columnDefinitions, FIRST, searchFilter } from './table-columns'
import { features } from './table-features'
import { parseSort, type Sort } from './table-state'

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

/** What the user asks of the rows; an address may name a column or a page that is not there. */
export interface Asked {
  sort: Sort | undefined
  /** 1-based. */
  page: number | undefined
  search: string
}

/** The checkbox that is about every selectable row that the search leaves, on every page. */
export interface SelectAll {
  state: 'none' | 'some' | 'all'
  disabled: boolean
  onToggle: () => void
}

/** Searches, sorts, pages and selects rows with the library's table; the caller holds what is asked and selected. */
export function useTableModel<Row extends RowData>(props: TableModelProps<Row> & { pageSize: number }, asked: Asked) {
  const { columns, rows, rowId, first, pageSize, server, selection } = props
  const definitions = useMemo(() => columnDefinitions(columns, rows, first), [columns, rows, first])
  const chosen = knownSort(asked.sort, columns)
  const sort = chosen ?? knownSort(parseSort(props.defaultSort), columns)
  const { id, desc = false } = sort ?? {}
  const hasFirst = first !== undefined && !chosen
  // By what they say, not by identity: a new order or search goes through every row.
  const sorting = useMemo(
    () => [...(hasFirst ? [{ id: FIRST, desc: false }] : []), ...(id === undefined ? [] : [{ id, desc }])],
    [hasFirst, id, desc],
  )
  const columnFilters = useMemo(() => searchFilter(asked.search), [asked.search])
  // How many pages there are is known when the rows are found.
  const [pageCount, setPageCount] = useState(Number.POSITIVE_INFINITY)
  const page = Math.min(Math.max(1, asked.page ?? 1), pageCount)
  const { selected = NOBODY, onChange, refuse } = selection ?? {}
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { columnFilters, sorting, pagination: { pageIndex: page - 1, pageSize } },
    // Searching and sorting are one stage.
    manualFiltering: server !== undefined,
    manualPagination: server !== undefined,
    pageCount: server?.pageCount,
    // Who is selected stays with the caller: as state of the table, 10 000 ids are compared at every change.
    enableRowSelection: (row) => refuse?.(row.original) === undefined,
    onRowSelectionChange: (updater) => onChange?.(functionalUpdate(updater, selected)),
  })
  const pagesFound = Math.max(1, table_getPageCount(table))
  if (pagesFound !== pageCount) setPageCount(pagesFound)

  const isSelecting = selection !== undefined
  const found = table.getFilteredRowModel().rows
  const selectable = useMemo(
    () => (isSelecting ? found.filter((row) => refuse?.(row.original) === undefined) : []),
    [isSelecting, found, refuse],
  )
  const state = useMemo((): SelectAll['state'] => {
    const count = selectable.filter((row) => isRowSelected(row, selected)).length
    return count === 0 ? 'none' : count === selectable.length ? 'all' : 'some'
  }, [selectable, selected])
  const onToggle = () => table_toggleAllRowsSelected(table, state !== 'all')
  return {
    /** The rows of the page, in order. */
    pageRows: table.getRowModel().rows,
    /** All that the search leaves; undefined where only the server knows. */
    rowCount: server ? server.rowCount : table_getRowCount(table),
    /** Within the pages there are, also when rows have gone since the address was written. */
    page,
    /** At least one, so that "page 1" always exists. */
    pageCount: pagesFound,
    /** The order that is shown. */
    sort,
    selectedCount: useMemo(() => Object.keys(selected).length, [selected]),
    all: isSelecting ? { state, disabled: selectable.length === 0, onToggle } : undefined,
  }
}

const NOBODY: Selection = {}

/** An address may name a column that is not there or does not sort. */
function knownSort<Row>(sort: Sort | undefined, columns: readonly DataColumn<Row>[]): Sort | undefined {
  return sort && columns.some((column) => column.id === sort.id && isSortable(column)) ? sort : undefined
}
