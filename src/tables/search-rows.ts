import type { DataColumn } from './data-column'

/** Case and accents of other languages don't matter to a search; å, ä and ö are letters of their own. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<![ao])\p{M}|(?<=[ao])(?![\u030a\u0308])\p{M}|(?<=o)\u030a/gu, '')
    .normalize('NFC')

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
    // "Alanen, Mika", as names are shown, is two words; the comma of 12,50 is inside of one.
    const words = folded(search)
      .split(/\s+/)
      .map((word) => word.replace(/[,;]+$/, ''))
      .filter(Boolean)
    if (words.length === 0) return undefined
    texts ??= rows.map((row) => folded(readers.map((read) => read(row) ?? '').join('\n')))
    const foldedTexts = texts
    return (index) => words.every((word) => foldedTexts[index]?.includes(word))
  }
}
