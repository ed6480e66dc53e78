const WEIGHTS = [7, 9, 10, 5, 8, 4, 2]

/** False for a Finnish business ID (1234567-8) with a wrong check digit; other VAT numbers are not checked. */
export function isBusinessId(code: string): boolean {
  if (!/^\d{7}-\d$/.test(code)) return true
  const rest = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(code[index]), 0) % 11
  return rest !== 1 && Number(code[8]) === (rest === 0 ? 0 : 11 - rest)
}
