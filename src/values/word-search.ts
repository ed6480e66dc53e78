/** Case and accents of other languages don't matter to a search; å, ä and ö are letters of their own. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<![ao])\p{M}|(?<=[ao])(?![\u030a\u0308])\p{M}|(?<=o)\u030a/gu, '')
    .normalize('NFC')

/** The words of a search, folded. "Alanen, Mika", as names are shown, is two words; the comma of 12,50 is inside of one. */
export const searchWords = (search: string): string[] =>
  folded(search)
    .split(/\s+/)
    .map((word) => word.replace(/[,;]+$/, ''))
    .filter(Boolean)

/** Whether a folded text holds every word of a search. */
export const holdsWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))
