import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type SortFn,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareFinnish } from '@/values/names'
import { type DataColumn, isSortable } from './data-column'
import { rowSearch } from './search-rows'
import { pageCountOf, type Sort, shownPage } from './table-state'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** Column of no cell: rows that stand first while nobody has chosen an order (EMP-02). */
const FIRST = '__first'

type Key = string | number | undefined

const compareKeys = (a: Key, b: Key): number => {
  // Days and other repeated values: no collation for what is the same.
  if (a === b) return 0
  return typeof a === 'string' && typeof b === 'string' ? compareFinnish(a, b) : Number(a) - Number(b)
}

export interface TableModelInput<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The order that the user chose. */
  sort: Sort | undefined
  defaultSort: Sort | undefined
  first: ((row: Row) => boolean) | undefined
  page: number | undefined
  pageSize: number
  search: string
  /** The server searches, sorts and pages: `rows` is one page of that many. */
  serverPageCount: number | undefined
}

export interface TableModel<Row> {
  /** The rows of the page, in order. */
  pageRows: readonly Row[]
  /** All rows that the search leaves, for selecting over pages. */
  foundRows: readonly Row[]
  page: number
  pageCount: number
}

/**
 * Sorts, searches and pages rows. Rows are sorted and their search texts read once for a set of rows and an order: a
 * keystroke filters what is sorted, and turning the page cuts another slice.
 */
export function useTableModel<Row extends RowData>(input: TableModelInput<Row>): TableModel<Row> {
  const { columns, rows, rowId, first, pageSize, serverPageCount, search } = input
  const isServer = serverPageCount !== undefined
  const definitions = useMemo(() => columnDefinitions(columns, first), [columns, first])
  const chosen = knownSort(input.sort, columns)
  const { id, desc } = chosen ?? knownSort(input.defaultSort, columns) ?? {}
  const hasFirst = first !== undefined && !chosen
  // By what it says, not by identity: a new order sorts every row anew.
  const sorting = useMemo(() => {
    if (isServer) return []
    return [
      ...(hasFirst ? [{ id: FIRST, desc: false }] : []),
      ...(id === undefined ? [] : [{ id, desc: desc ?? false }]),
    ]
  }, [isServer, hasFirst, id, desc])
  const table = useTable({ features, columns: definitions, data: rows, getRowId: rowId, state: { sorting } })
  const tableRows = table.getSortedRowModel().rows
  const sortedRows = useMemo(() => tableRows.map((row) => row.original), [tableRows])
  const find = useMemo(() => rowSearch(columns, rows), [columns, rows])
  const foundRows = useMemo(
    () => (isServer ? sortedRows : find(search, sortedRows)),
    [find, isServer, search, sortedRows],
  )
  const pageCount = serverPageCount ?? pageCountOf(foundRows.length, pageSize)
  const page = shownPage(input.page, pageCount)
  const start = isServer ? 0 : (page - 1) * pageSize
  return { pageRows: foundRows.slice(start, start + pageSize), foundRows, page, pageCount }
}

/** An address may name a column that is not there or does not sort. */
function knownSort<Row>(sort: Sort | undefined, columns: readonly DataColumn<Row>[]): Sort | undefined {
  return sort && columns.some((column) => column.id === sort.id && isSortable(column)) ? sort : undefined
}

function columnDefinitions<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  first: ((row: Row) => boolean) | undefined,
) {
  const sortFn: SortFn<typeof features, Row> = (a, b, id) => compareKeys(keyOf(a, id), keyOf(b, id))
  const shared = { sortFn, sortUndefined: 'last' } as const
  const definitions: ColumnDef<typeof features, Row>[] = columns.map((column) => ({
    ...shared,
    id: column.id,
    accessorFn: (row): Key => {
      const value = column.value?.(row)
      return value === null || value === '' ? undefined : value
    },
  }))
  if (first) definitions.push({ ...shared, id: FIRST, accessorFn: (row): Key => (first(row) ? 0 : 1) })
  return definitions
}

const keyOf = <Row extends RowData>(row: TableRow<typeof features, Row>, id: string): Key => row.getValue<Key>(id)
