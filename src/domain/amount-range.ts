import { m } from '@generated/messages/messages.js'
import { type Cents, formatEuroRange, formatEuros } from '@/values/numbers/money'

/** The allowed amounts of a benefit, and why there are no higher ones (GRP-09). */
export interface AmountRange {
  min: Cents
  max: Cents
  reason: 'lunch-of-year' | 'on-request' | 'tax-free' | 'plain'
}

/** How an amount in cents violates its limits; undefined if it is valid (GRP-09). */
export function amountFault(amount: number, { min, max }: AmountRange): 'below' | 'above' | undefined {
  if (amount < min) return 'below'
  return amount > max ? 'above' : undefined
}

/** Error text of an amount outside its range. @param year of the limits of lunch */
export function rangeError(fault: 'below' | 'above', range: AmountRange, year: number): () => string {
  const min = formatEuros(range.min)
  const max = formatEuros(range.max)
  if (range.reason === 'lunch-of-year')
    return () => m.benefits_error_lunch({ range: formatEuroRange(range.min, range.max), year })
  if (fault === 'below') return () => m.benefits_error_below({ min })
  if (range.reason === 'on-request') return () => m.benefits_error_on_request({ max })
  return range.reason === 'tax-free' ? () => m.benefits_error_tax_free({ max }) : () => m.benefits_error_above({ max })
}
