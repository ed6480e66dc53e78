import { MISSING } from './missing'
import { accept, type Result, refuse } from './result'
import { isBlank } from './text'

declare const brand: unique symbol
/**
 * Money in integer cents (FMT-04). Made by `cents` and `parseEuros` only; never a fraction or -0. NaN is an amount that is
 * not known: what is counted from it is not known either, no comparison with it holds, and it shows as missing.
 */
export type Cents = number & { readonly [brand]: 'Cents' }

export type EurosRefused = 'blank' | 'not-a-number' | 'ambiguous' | 'too-many-decimals' | 'too-large'

/** Takes a number of cents, as the API gives it; of anything but a safe integer the amount is not known (CTR-07). */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) return Number.NaN as Cents
  // The brand's only source. -0 becomes 0, so that no zero is ever shown with a minus.
  return (amount === 0 ? 0 : amount) as Cents
}

/** Whether an amount could be read. */
export const isKnown = (amount: Cents): boolean => !Number.isNaN(amount)

/** The minus (U+2212 too) first, the euro sign before or after the number. */
const SIGNED = /^([-−])?[ \u00a0]?(?:€[ \u00a0]?)?(.*?)[ \u00a0]?€?$/
/** Spaces (U+0020, U+00A0, U+2009, U+202F) stand between thousands only: `12 50` may well mean 12,50. */
const NUMBER = /^(\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:[.,](\d+))?$/
/** Thousands marked with dots or commas, which another reader takes for decimals: 1.234 or 1.234,50 or 1,234.50. */
const MARKED_THOUSANDS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?)$/

/**
 * Euros as typed or pasted to cents: comma or dot before one or two decimals, spaces between thousands, a minus sign
 * and € allowed (FMT-03, FMT-04). `1.234` is refused as ambiguous rather than guessed.
 */
export function parseEuros(text: string): Result<Cents, EurosRefused> {
  if (isBlank(text)) return refuse('blank')
  const [, minus, number = ''] = SIGNED.exec(text.trim()) ?? []
  if (MARKED_THOUSANDS.test(number)) return refuse('ambiguous')
  const [, whole, decimals = ''] = NUMBER.exec(number) ?? []
  if (whole === undefined) return refuse('not-a-number')
  if (decimals.length > 2) return refuse('too-many-decimals')
  // Digits are joined as text: no euro is ever multiplied by 100.
  const value = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(value)) return refuse('too-large')
  return accept(cents(minus ? -value : value))
}

const digitsOf = (amount: Cents) => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return { whole: digits.slice(0, -2), decimals: digits.slice(-2) }
}

/** Cents as `1 234,50 €` in both languages (FMT-03): U+00A0 between thousands and before €, U+2212 as minus. */
export function formatEuros(amount: Cents): string {
  if (!isKnown(amount)) return MISSING
  const { whole, decimals } = digitsOf(amount)
  return `${amount < 0 ? '−' : ''}${whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')},${decimals}\u00a0€`
}

/** Cents as `1 200 €` when they are whole euros, as the axis of a chart has them; others as `formatEuros`. */
export const formatRoundEuros = (amount: Cents): string => formatEuros(amount).replace(',00', '')

/** A range with its unit once: `8,80–14,00 €`. */
export const formatEuroRange = (min: Cents, max: Cents): string =>
  isKnown(min) && isKnown(max) ? `${formatEuros(min).slice(0, -2)}–${formatEuros(max)}` : MISSING

/** Cents as one would type them into a field: `1234,50`, minus as a hyphen. `parseEuros` reads it back; '' when not known. */
export function formatEuroInput(amount: Cents): string {
  if (!isKnown(amount)) return ''
  const { whole, decimals } = digitsOf(amount)
  return `${amount < 0 ? '-' : ''}${whole},${decimals}`
}

/** The sum in cents, 0 of none; not known beyond the safe integers. */
export const sum = (amounts: readonly Cents[]): Cents => {
  let total = cents(0)
  for (const amount of amounts) total = cents(total + amount)
  return total
}

/** An amount a whole number of times, such as a value × pieces; not known for a fraction of a time. */
export const multiply = (amount: Cents, times: number): Cents =>
  cents(Number.isSafeInteger(times) ? amount * times : Number.NaN)

/**
 * A percentage (25.5 is 25,5 %) of an amount, rounded half up to the cent; below zero half away from zero, so that a
 * refund mirrors its charge. Exact: integers only. Not known for a percentage that is negative or no number.
 */
export function percentOf(amount: Cents, percent: number): Cents {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(percent)) ?? []
  if (whole === undefined || !isKnown(amount)) return cents(Number.NaN)
  const divisor = 100n * 10n ** BigInt(fraction.length)
  const doubled = 2n * BigInt(Math.abs(amount)) * BigInt(whole + fraction)
  const rounded = Number((doubled + divisor) / (2n * divisor))
  return cents(Math.sign(amount) * rounded)
}
