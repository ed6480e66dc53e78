import { folded, holdsWords, searchWords } from '@/values/word-search'
import type { DataColumn } from './data-column'

/** Tells of a row, by its place among all, whether it is found. */
export type IsFound = (index: number) => boolean

/**
 * Finds the rows that hold every word of a search; undefined when nothing is searched. Made once for a set of rows:
 * their texts are folded when the first search comes, not at each keystroke.
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
