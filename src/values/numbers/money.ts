import { MISSING } from '../collections/look-up'
import { accept, isBlank, type Result, refuse } from '../text/text'

declare const brand: unique symbol
/**
 * Money in integer cents (FMT-04), never a fraction or -0. NaN is an unknown amount: every calculation with it gives
 * NaN, every comparison is false, and it is shown as missing.
 */
export type Cents = number & { readonly [brand]: 'Cents' }

export type EurosRefused = 'blank' | 'not-a-number' | 'ambiguous' | 'too-many-decimals' | 'too-large'

/** Creates an amount from the API's number of cents; unknown (NaN) unless it is a safe integer (CTR-07). */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) return Number.NaN as Cents
  // The only place that makes the brand. -0 becomes 0, so that zero is never shown with a minus.
  return (amount === 0 ? 0 : amount) as Cents
}

export const isKnownAmount = (amount: Cents): boolean => !Number.isNaN(amount)

/** The minus sign (U+2212 too) comes first; the euro sign comes before or after the number. */
const SIGNED = /^([-−])?[ \u00a0]?(?:€[ \u00a0]?)?(.*?)[ \u00a0]?€?$/
/** Spaces (U+0020, U+00A0, U+2009, U+202F) are allowed only between thousands: `12 50` could mean 12,50. */
const NUMBER = /^(\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:[.,](\d+))?$/
/** Ambiguous, because they could be decimal separators: 1.234 or 1.234,50 or 1,234.50. */
const MARKED_THOUSANDS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?)$/

/** Allows a comma or dot before one or two decimals, spaces between thousands, a minus sign and € (FMT-03, FMT-04). */
export function parseEuros(text: string): Result<Cents, EurosRefused> {
  if (isBlank(text)) return refuse('blank')
  const [, minus, number = ''] = SIGNED.exec(text.trim()) ?? []
  if (MARKED_THOUSANDS.test(number)) return refuse('ambiguous')
  const [, whole, decimals = ''] = NUMBER.exec(number) ?? []
  if (whole === undefined) return refuse('not-a-number')
  if (decimals.length > 2) return refuse('too-many-decimals')
  // Joins digits as text: multiplying euros by 100 could give a fraction of a cent.
  const value = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(value)) return refuse('too-large')
  return accept(cents(minus ? -value : value))
}

const digitsOf = (amount: Cents) => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return { whole: digits.slice(0, -2), decimals: digits.slice(-2) }
}

/** Formats cents as `1 234,50 €` in both languages (FMT-03): U+00A0 between thousands and before €, U+2212 as minus. */
export function formatEuros(amount: Cents): string {
  if (!isKnownAmount(amount)) return MISSING
  const { whole, decimals } = digitsOf(amount)
  return `${amount < 0 ? '−' : ''}${whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')},${decimals}\u00a0€`
}

/** Formats whole euros without cents for chart axes, `1 200 €`; other amounts as `formatEuros`. */
export const formatRoundEuros = (amount: Cents): string => formatEuros(amount).replace(',00', '')

/** Formats a range with one unit: `8,80–14,00 €`. */
export const formatEuroRange = (min: Cents, max: Cents): string =>
  isKnownAmount(min) && isKnownAmount(max) ? `${formatEuros(min).slice(0, -2)}–${formatEuros(max)}` : MISSING

/** Formats cents for a text field: `1234,50`, with a hyphen as minus. `parseEuros` parses it back; '' when unknown. */
export function formatEuroInput(amount: Cents): string {
  if (!isKnownAmount(amount)) return ''
  const { whole, decimals } = digitsOf(amount)
  return `${amount < 0 ? '-' : ''}${whole},${decimals}`
}

/** The sum in cents; 0 for an empty list; unknown beyond the safe integers. */
export const sum = (amounts: readonly Cents[]): Cents => {
  let total = cents(0)
  for (const amount of amounts) total = cents(total + amount)
  return total
}

/** Multiplies an amount by a whole number; unknown for a fraction. */
export const multiply = (amount: Cents, times: number): Cents =>
  cents(Number.isSafeInteger(times) ? amount * times : Number.NaN)

/**
 * A percentage (25.5 is 25,5 %), rounded to the cent, halves away from zero, so that a refund equals its charge. Exact:
 * integers only. Unknown for a negative or invalid percentage.
 */
export function percentOf(amount: Cents, percent: number): Cents {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(percent)) ?? []
  if (whole === undefined || !isKnownAmount(amount)) return cents(Number.NaN)
  const divisor = 100n * 10n ** BigInt(fraction.length)
  const doubled = 2n * BigInt(Math.abs(amount)) * BigInt(whole + fraction)
  const rounded = Number((doubled + divisor) / (2n * divisor))
  return cents(Math.sign(amount) * rounded)
}
