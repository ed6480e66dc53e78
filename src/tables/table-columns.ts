import type { ColumnDef, RowData } from '@tanstack/react-table'
import { compareFinnish } from '@/values/names'
import { type DataColumn, isSortable } from './data-column'
import type { features } from './table-features'

/** Column of no cell: rows that stand first while nobody has chosen an order (EMP-02). */
export const FIRST = '__first'

/** The library's columns for a set of rows; what sorting compares is read once, when the first sort asks for it. */
export function columnDefinitions<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  first: ((row: Row) => boolean) | undefined,
): ColumnDef<typeof features, Row>[] {
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
