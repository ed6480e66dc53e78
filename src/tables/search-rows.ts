import type { DataColumn } from './data-column'

/** Case and accents of other languages don't matter to a search; å, ä and ö are letters of their own. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<![ao])\p{M}|(?<=[ao])(?![\u030a\u0308])\p{M}|(?<=o)\u030a/gu, '')
    .normalize('NFC')

/**
 * Finds the rows that hold every word of a search, in the order given. Made once for a set of rows: their texts are
 * folded when the first search comes, not at each keystroke.
 */
export function rowSearch<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
  const readers = columns.flatMap((column) => (column.searchText ? [column.searchText] : []))
  let texts: ReadonlyMap<Row, string> | undefined
  return (search: string, ordered: readonly Row[]): readonly Row[] => {
    const words = folded(search).split(/\s+/).filter(Boolean)
    if (words.length === 0) return ordered
    texts ??= new Map(rows.map((row) => [row, folded(readers.map((read) => read(row) ?? '').join('\n'))]))
    const foldedTexts = texts
    return ordered.filter((row) => words.every((word) => foldedTexts.get(row)?.includes(word)))
  }
}
