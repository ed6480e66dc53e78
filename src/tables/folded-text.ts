/** Case and accents of other languages don't matter to a search; å, ä and ö are letters of their own. */
export const foldedText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<![ao])\p{M}|(?<=[ao])(?![\u030a\u0308])\p{M}|(?<=o)\u030a/gu, '')
    .normalize('NFC')
