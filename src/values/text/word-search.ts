/** Folds case and foreign accents for searching; å, ä and ö stay separate letters. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<![ao])\p{M}|(?<=[ao])(?![\u030a\u0308])\p{M}|(?<=o)\u030a/gu, '')
    .normalize('NFC')

/** The folded words of a search. "Alanen, Mika", as lists show names, is two words; 12,50 is one. */
export const searchWords = (search: string): string[] =>
  foldText(search)
    .split(/\s/)
    .map((word) => word.replace(/[,;]+$/, ''))
    .filter(Boolean)

/** Whether a folded text contains every word of a search. */
export const holdsWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))
