/** Identifiers with check digits, from ranges that are never assigned (MCK-03). */

const PERSONAL_ID_CHECK = '0123456789ABCDEFHJKLMNPRSTUVWXY'
const SEPARATORS = { 19: '-YXWVU', 20: 'ABCDEF' } as const

/**
 * A Finnish personal identity code.
 * @param birth day, month and full year (1900–2099)
 * @param individual 900–999, the range that no real person has
 * @param variant index of the century's separator, 0–5 (1–5 were introduced in 2023)
 */
export function personalId(
  birth: { day: number; month: number; year: number },
  individual: number,
  variant = 0,
): string {
  if (individual < 900 || individual > 999) throw new RangeError('individual number of a real person')
  const two = (value: number) => String(value).padStart(2, '0')
  const separator = SEPARATORS[birth.year < 2000 ? 19 : 20].charAt(variant)
  const date = `${two(birth.day)}${two(birth.month)}${two(birth.year % 100)}`
  return `${date}${separator}${individual}${PERSONAL_ID_CHECK.charAt(Number(`${date}${individual}`) % 31)}`
}

/** The check digit for the first seven digits of a Finnish business ID; undefined if no business ID begins with them. */
function checkDigit(digits: string): number | undefined {
  const sum = [7, 9, 10, 5, 8, 4, 2].reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0)
  const rest = sum % 11
  return rest === 1 ? undefined : (11 - rest) % 11
}

/** A Finnish business ID from its first seven digits. Throws if they have no valid check digit. */
export function businessId(digits: string): string {
  const check = checkDigit(digits)
  if (!/^9[6-9]\d{5}$/.test(digits) || check === undefined) throw new RangeError(`no business id ${digits}`)
  return `${digits}-${check}`
}

/** False for a Finnish business ID (1234567-8) with a wrong check digit; other VAT numbers are not checked. */
export const isBusinessId = (code: string): boolean =>
  !/^\d{7}-\d$/.test(code) || Number(code.charAt(8)) === checkDigit(code)

/** A Finnish reference number: the given digits (3–19) and the check digit by weights 7, 3, 1 from the right. */
export function referenceNumber(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * ([7, 3, 1][at % 3] ?? 0), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** In groups of five from the right, as on an invoice. */
export const groupedReference = (reference: string): string => reference.replace(/\B(?=(\d{5})+$)/g, ' ')
