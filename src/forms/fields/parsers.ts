import { type PlainDate, parseDate } from '@/values/dates/plain-date'
import { type Cents, cents, parseEuros } from '@/values/numbers/money'
import { normalisePhone } from '@/values/people/phone'
import { ParseFailure, type ParseFailureKind } from '../errors/field-error'

const parseFailure = (kind: ParseFailureKind) => new ParseFailure(kind) as never

/** Undefined for blank text. */
export const optional = (text: string): string | undefined => (text === '' ? undefined : text)

/** Euro text in cents: undefined for blank, a ParseFailure for text that is no amount. */
export function optionalEuros(text: string): Cents | undefined {
  const read = parseEuros(text)
  if (read.ok) return read.value
  if (read.reason === 'blank') return undefined
  // Cap the value: every amount limit of the contract is smaller, so its own limit error appears.
  if (read.reason === 'too-large')
    return cents(/^[-−]/.test(text.trim()) ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER)
  return parseFailure(read.reason === 'ambiguous' ? 'moneyAmbiguous' : 'money')
}

/** Date text as yyyy-MM-dd: undefined for blank, a ParseFailure for text that is no day. */
export function optionalDate(text: string): PlainDate | undefined {
  const read = parseDate(text)
  if (read.ok) return read.value
  if (read.reason === 'blank') return undefined
  if (read.reason === 'year-out-of-range') return parseFailure('year')
  return parseFailure(read.reason === 'no-such-day' ? 'noSuchDay' : 'date')
}

/** Accepts spaces between thousands, because the portal displays counts with them. */
const WHOLE = /^[-−]?(?:\d{1,15}|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3}){1,4})$/

/** Undefined for blank, a ParseFailure for text that is no whole number. */
export function optionalWholeNumber(text: string): number | undefined {
  if (text === '') return undefined
  return WHOLE.test(text) ? Number(text.replace('−', '-').replace(/[^-\d]/g, '')) : parseFailure('number')
}

const DECIMAL = /^[-−]?\d{1,12}(?:[.,]\d{1,6})?$/

/** As optionalWholeNumber, with decimals; a percent sign at the end is dropped. */
export function optionalDecimal(text: string): number | undefined {
  const bare = text.replace(/[ \u00a0]?%$/, '')
  if (bare === '') return undefined
  return DECIMAL.test(bare) ? Number(bare.replace('−', '-').replace(',', '.')) : parseFailure('number')
}

// The same for fields that must be filled in. The casts are safe: the schema rejects undefined as required.
export const euros = optionalEuros as (text: string) => Cents
export const date = optionalDate as (text: string) => PlainDate
export const wholeNumber = optionalWholeNumber as (text: string) => number

/** Phone number in the format that is sent (VAL-07); the schema rejects blank as required. */
export const phone = (text: string): string => normalisePhone(text)

export const optionalPhone = (text: string): string | undefined => optional(normalisePhone(text))

/** Choice of a select or radio group; the schema rejects '' (no choice) as required. */
export const choice = <Value extends string>(value: Value | ''): Value =>
  // The cast is safe: the schema rejects undefined, so a body that is sent holds a Value.
  (value === '' ? undefined : value) as Value
