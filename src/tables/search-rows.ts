import { folded, holdsWords, searchWords } from '@/values/word-search'
import type { DataColumn } from './data-column'

/** Whether the row at an index matches the search. */
export type IsFound = (index: number) => boolean

/**
 * Finds the rows that contain every word of a search; returns undefined for an empty search. Create it once for a set
 * of rows: the texts are case-folded on the first search, not on every keystroke.
 */
export function rowSearch<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
  const readers = columns.flatMap((column) => (column.searchText ? [column.searchText] : []))
  let texts: readonly string[] | undefined
  return (search: string): IsFound | undefined => {
    const words = searchWords(search)
    if (words.length === 0) return undefined
    texts ??= rows.map((row) => folded(readers.map((read) => read(row) ?? '').join('\n')))
    const foldedTexts = texts
    return (index) => holdsWords(foldedTexts[index] ?? '', words)
  }
}
