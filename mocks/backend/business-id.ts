const WEIGHTS = [7, 9, 10, 5, 8, 4, 2]

/** True when the eight digits of a Finnish business id (no dash) end in the right check digit. */
export function hasBusinessIdCheckDigit(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false
  const rest = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
  return rest !== 1 && Number(digits[7]) === (rest === 0 ? 0 : 11 - rest)
}

/** False for a Finnish business id (1234567-8) with a wrong check digit; other VAT numbers are taken as they are. */
export const isBusinessId = (code: string): boolean =>
  !/^\d{7}-\d$/.test(code) || hasBusinessIdCheckDigit(code.replace('-', ''))
