const WEIGHTS = [7, 9, 10, 5, 8, 4, 2]

/**
 * A business id as it is sent (VAL-06): dots, white space and dashes of any kind left out, upper case, eight digits as
 * 1234567-8. Whether the outcome is a Finnish id or a European VAT number is the contract's to say.
 */
export const normaliseBusinessId = (text: string): string =>
  text
    .replace(/[.\s\p{Dash_Punctuation}−]/gu, '')
    .toUpperCase()
    .replace(/^(\d{7})(\d)$/, '$1-$2')

/** True for a normalised Finnish business id whose check digit is right (weights 7 9 10 5 8 4 2, modulo 11). */
export function isFinnishBusinessId(id: string): boolean {
  if (!/^\d{7}-\d$/.test(id)) return false
  const rest = WEIGHTS.reduce((total, weight, at) => total + weight * Number(id.charAt(at)), 0) % 11
  // A rest of 1 would need the check digit 10: no such id is given out, and none matches.
  return Number(id.charAt(8)) === (11 - rest) % 11
}

/** True for text that holds all of a Finnish business id, or of its VAT number, right or wrong. */
export const isWholeFinnishBusinessId = (text: string): boolean =>
  /^(FI\d{8}|\d{7}-\d)$/.test(normaliseBusinessId(text))

/**
 * False when a normalised Finnish id, or a Finnish VAT number (FI and the id's digits), has a wrong check digit. True
 * for everything else: other countries' numbers are the server's to check.
 */
export const checkDigitFits = (id: string): boolean => {
  const finnish = /^(?:FI)?(\d{7})-?(\d)$/.exec(id)
  return !finnish || isFinnishBusinessId(`${finnish[1]}-${finnish[2]}`)
}
