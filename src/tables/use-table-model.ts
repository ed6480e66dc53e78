import { type RowData, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLocale } from '@/language/locale'
import type { CheckboxProps } from '@/ui/inputs/checkbox'
import { compareFinnish } from '@/values/people/names'
import { foldText, holdsWords, searchWords } from '@/values/text/word-search'
import { type DataColumn, isSortable } from './data-column'
import { type Selection, toggleAll } from './selection'
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
export type SelectAll = Pick<CheckboxProps, 'checked' | 'indeterminate' | 'disabled' | 'onChange'>

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
  const count = selectable.reduce((sum, id) => sum + (selection?.selected.has(id) ? 1 : 0), 0)
  const areAll = count > 0 && count === selectable.length
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
      checked: areAll,
      indeterminate: count > 0 && !areAll,
      disabled: selectable.length === 0,
      onChange: () => selection.onChange(toggleAll(selection.selected, selectable, areAll)),
    },
  }
}

/** Ignores a sort from the URL whose column does not exist or is not sortable. */
function knownSort<Row>(sort: Sort | undefined, columns: readonly DataColumn<Row>[]): Sort | undefined {
  return sort && columns.some((column) => column.id === sort.id && isSortable(column)) ? sort : undefined
}

/** Create it once for a set of rows: the texts are case-folded on the first search, not on every keystroke. */
export function rowSearch<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
  const readers = columns.flatMap((column) => (column.searchText ? [column.searchText] : []))
  let texts: readonly string[] | undefined
  return (search: string): ((index: number) => boolean) | undefined => {
    const words = searchWords(search)
    if (words.length === 0) return undefined
    texts ??= rows.map((row) => foldText(readers.map((read) => read(row) ?? '').join('\n')))
    const foldedTexts = texts
    return (index) => holdsWords(foldedTexts[index] ?? '', words)
  }
}

/**
 * Sort keys are read once: the library reads them for each pair (docs/performance.md).
 * @param first rows that come before all others when `hasFirst` is set (EMP-02)
 */
function rowOrder<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  first: ((row: Row) => boolean) | undefined,
) {
  const ranksById = new Map<string, readonly (number | undefined)[]>()
  const ranksBy = (id: string) => {
    const known = ranksById.get(id)
    if (known) return known
    const column = columns.find((one) => one.id === id && isSortable(one))
    const ranks = column?.value ? ranksOf(rows.map(column.value)) : []
    ranksById.set(id, ranks)
    return ranks
  }
  return (sort: Sort | undefined, hasFirst: boolean): number[] => {
    if (!sort && !hasFirst) return [...rows.keys()]
    const ranks = sort ? ranksBy(sort.id) : []
    const count = rows.length
    // One numeric key for each row combines three criteria: first or not, rank, and the original index as tie-break.
    const keys = Float64Array.from(rows, (row, index) => {
      const rank = ranks[index]
      const place = rank === undefined ? count : sort?.desc ? count - 1 - rank : rank
      const group = hasFirst && !first?.(row) ? count + 1 : 0
      return (group + place) * count + index
    }).sort()
    return Array.from(keys, (key) => key % count)
  }
}

type Key = string | number

const compareKeys = (a: Key, b: Key): number => {
  // Skip collation for identical values, which dates and other columns often repeat.
  if (a === b) return 0
  return typeof a === 'string' && typeof b === 'string' ? compareFinnish(a, b) : Number(a) - Number(b)
}

/** Equal values share a rank; absent ones have none. Ranking once makes sorting a comparison of numbers. */
function ranksOf(values: readonly (Key | null | undefined)[]): readonly (number | undefined)[] {
  const isAbsent = (value: Key | null | undefined): value is '' | null | undefined =>
    value === null || value === undefined || value === ''
  const keys = [...new Set(values)].flatMap((value) => (isAbsent(value) ? [] : [value])).sort(compareKeys)
  const ranks = new Map<Key | null | undefined, number>()
  for (const [place, key] of keys.entries()) {
    const before = keys[place - 1]
    ranks.set(key, before !== undefined && compareKeys(before, key) === 0 ? (ranks.get(before) ?? place) : place)
  }
  return values.map((value) => ranks.get(value))
}
