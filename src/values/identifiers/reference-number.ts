/** Groups of five from the right, without leading zeros; `RF98 11112`. Returns other text unchanged. */
export function formatReferenceNumber(reference: string): string {
  const compact = reference.replace(/\s/g, '').toUpperCase()
  const [, rf, digits] = /^(RF\d\d)?0*([1-9]\d{0,19})$/.exec(compact) ?? []
  if (digits === undefined) return reference
  const grouped = digits.replace(/\B(?=(?:\d{5})+$)/g, ' ')
  return rf ? `${rf} ${grouped}` : grouped
}
