import type { ColumnDef, ColumnFiltersState, RowData } from '@tanstack/react-table'
import { compareFinnish } from '@/values/names'
import { type DataColumn, isSortable } from './data-column'
import { foldedText } from './folded-text'
import { type features, SEARCHED } from './table-features'

/** Column of no cell: rows that stand first while nobody has chosen an order (EMP-02). */
export const FIRST = '__first'

/** Keeps the rows whose texts hold every word of the search; case and accents of other languages don't matter. */
export function searchFilter(search: string): ColumnFiltersState {
  const words = foldedText(search).split(/\s+/).filter(Boolean)
  return words.length === 0 ? [] : [{ id: SEARCHED, value: words }]
}

/**
 * The library's columns for a set of rows. What sorting and searching compare is read once, when the first sort or
 * search asks for it.
 */
export function columnDefinitions<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  first: ((row: Row) => boolean) | undefined,
): ColumnDef<typeof features, Row>[] {
  const readers = columns.flatMap(({ searchText }) => (searchText ? [searchText] : []))
  const definitions: ColumnDef<typeof features, Row>[] = columns.map((column) => {
    const { id, value } = column
    if (!value || !isSortable(column)) return { id }
    let ranks: readonly (number | undefined)[] | undefined
    const rankAt = (index: number) => {
      ranks ??= ranksOf(rows.map(value))
      return ranks[index]
    }
    return {
      id,
      accessorFn: (_, index) => rankAt(index),
      sortFn: (a, b) => (rankAt(a.index) ?? 0) - (rankAt(b.index) ?? 0),
      sortUndefined: 'last',
    }
  })
  definitions.push({
    id: SEARCHED,
    accessorFn: (row) => foldedText(readers.map((read) => read(row) ?? '').join('\n')),
  })
  if (first) {
    definitions.push({
      id: FIRST,
      accessorFn: (row) => (first(row) ? 0 : 1),
      sortFn: (a, b, id) => a.getValue<number>(id) - b.getValue<number>(id),
    })
  }
  return definitions
}

type Key = string | number

const compareKeys = (a: Key, b: Key): number => {
  // Days and other repeated values: no collation for what is the same.
  if (a === b) return 0
  return typeof a === 'string' && typeof b === 'string' ? compareFinnish(a, b) : Number(a) - Number(b)
}

/**
 * The place of each value among all, the same for equal ones; an absent value has none. Collation is slow: ranked once,
 * an order of 10 000 rows is a comparison of numbers, in either direction.
 */
function ranksOf(values: readonly (Key | null | undefined)[]): readonly (number | undefined)[] {
  const keyed = values.flatMap((key, index) =>
    key === null || key === undefined || key === '' ? [] : [{ index, key }],
  )
  keyed.sort((a, b) => compareKeys(a.key, b.key))
  const ranks: (number | undefined)[] = values.map(() => undefined)
  let rank = 0
  for (const [place, { index, key }] of keyed.entries()) {
    const before = keyed[place - 1]
    if (before && compareKeys(before.key, key) !== 0) rank += 1
    ranks[index] = rank
  }
  return ranks
}
