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

type Key = string | number

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
  const definitions = useMemo(() => columnDefinitions(columns, rows, first), [columns, rows, first])
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
  rows: readonly Row[],
  first: ((row: Row) => boolean) | undefined,
) {
  const sortFn: SortFn<typeof features, Row> = (a, b, id) => rankOf(a, id) - rankOf(b, id)
  const shared = { sortFn, sortUndefined: 'last' } as const
  const definitions: ColumnDef<typeof features, Row>[] = columns.map((column) => {
    let ranks: ReadonlyMap<Row, number> | undefined
    return {
      ...shared,
      id: column.id,
      accessorFn: (row): number | undefined => {
        ranks ??= ranksOf(rows, column)
        return ranks.get(row)
      },
    }
  })
  if (first) definitions.push({ ...shared, id: FIRST, accessorFn: (row): number => (first(row) ? 0 : 1) })
  return definitions
}

const rankOf = <Row extends RowData>(row: TableRow<typeof features, Row>, id: string): number =>
  row.getValue<number>(id)

/**
 * The place of each row by a column, the same for equal values; rows without a value have none. Collation is slow: read
 * once, an order of 10 000 rows is a comparison of numbers, in either direction.
 */
function ranksOf<Row>(rows: readonly Row[], column: DataColumn<Row>): ReadonlyMap<Row, number> {
  const keyed = rows.flatMap((row) => {
    const key = column.value?.(row)
    return key === null || key === undefined || key === '' ? [] : [{ row, key }]
  })
  keyed.sort((a, b) => compareKeys(a.key, b.key))
  let rank = 0
  return new Map(
    keyed.map(({ row, key }, index) => {
      const before = keyed[index - 1]
      if (before && compareKeys(before.key, key) !== 0) rank += 1
      return [row, rank] as const
    }),
  )
}
