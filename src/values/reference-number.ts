const WEIGHTS = [7, 3, 1] as const

const compact = (reference: string) => reference.replace(/\s/g, '').toUpperCase()

const checkDigit = (digits: string): number => {
  const total = [...digits]
    .toReversed()
    .reduce((running, digit, at) => running + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0)
  return (10 - (total % 10)) % 10
}

/** ISO 11649: 98 minus the remainder of dividing the reference and 271500 (RF00 in digits) by 97. */
const rfCheck = (reference: string) => String(98n - (BigInt(`${reference}271500`) % 97n)).padStart(2, '0')

/** Plain (4–20 digits, weights 7 3 1 from the right) or in RF form. Ignores white space and leading zeros. */
export function isReferenceNumber(reference: string): boolean {
  const [, rf, digits] = /^(?:RF(\d\d))?(?=\d{4,20}$)0*([1-9]\d{3,})/.exec(compact(reference)) ?? []
  if (digits === undefined || (rf !== undefined && rf !== rfCheck(digits))) return false
  return checkDigit(digits.slice(0, -1)) === Number(digits.slice(-1))
}

/** A plain Finnish reference number in RF form: 11112 → RF9811112. @throws RangeError for others */
export function toRfReference(reference: string): string {
  const digits = compact(reference).replace(/^0+/, '')
  if (!/^\d/.test(digits) || !isReferenceNumber(digits)) throw new RangeError('not a reference number')
  return `RF${rfCheck(digits)}${digits}`
}

/** Groups of five from the right, without leading zeros; `RF98 11112`. Returns other text unchanged. */
export function formatReferenceNumber(reference: string): string {
  const [, rf, digits] = /^(RF\d\d)?0*([1-9]\d{0,19})$/.exec(compact(reference)) ?? []
  if (digits === undefined) return reference
  const grouped = digits.replace(/\B(?=(?:\d{5})+$)/g, ' ')
  return rf ? `${rf} ${grouped}` : grouped
}
