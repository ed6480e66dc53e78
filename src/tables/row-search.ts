import { foldText, holdsWords, searchWords } from '@/values/word-search'
import type { DataColumn } from './data-column'

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
