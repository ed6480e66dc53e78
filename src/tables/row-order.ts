import { compareFinnish } from '@/values/names'
import { type DataColumn, isSortable } from './data-column'
import type { Sort } from './table-state'

/**
 * Sort keys are read once: the library reads them for each pair (docs/performance.md).
 * @param first rows that come before all others when `hasFirst` is set (EMP-02)
 */
export function rowOrder<Row>(
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
