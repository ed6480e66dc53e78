const WEIGHTS = [7, 9, 10, 5, 8, 4, 2]

/** Removes dots, white space and dashes, converts to upper case, and formats eight digits as 1234567-8 (VAL-06). */
export const normaliseBusinessId = (text: string): string =>
  text
    .replace(/[.\s\p{Dash_Punctuation}−]/gu, '')
    .toUpperCase()
    .replace(/^(\d{7})(\d)$/, '$1-$2')

/** True for a normalised Finnish business id with the right check digit (weights 7 9 10 5 8 4 2, modulo 11). */
export function isFinnishBusinessId(id: string): boolean {
  if (!/^\d{7}-\d$/.test(id)) return false
  const rest = WEIGHTS.reduce((total, weight, at) => total + weight * Number(id.charAt(at)), 0) % 11
  // A remainder of 1 would need the check digit 10. No such id exists, and none matches here.
  return Number(id.charAt(8)) === (11 - rest) % 11
}

/** True for text that is a complete Finnish business id or VAT number, even if its check digit is wrong. */
export const isWholeFinnishBusinessId = (text: string): boolean =>
  /^(FI\d{8}|\d{7}-\d)$/.test(normaliseBusinessId(text))

/** False when a normalised Finnish id or VAT number has a wrong check digit. The server checks other countries'. */
export const checkDigitFits = (id: string): boolean => {
  const finnish = /^(?:FI)?(\d{7})-?(\d)$/.exec(id)
  return !finnish || isFinnishBusinessId(`${finnish[1]}-${finnish[2]}`)
}
