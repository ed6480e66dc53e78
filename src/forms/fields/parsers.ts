import { type Cents, cents, parseEuros } from '@/values/money'
import { normalisePhone } from '@/values/phone'
import { type PlainDate, parseDate } from '@/values/plain-date'
import { ParseFailure, type ParseFailureKind } from '../errors/parse-failure'

const parseFailure = (kind: ParseFailureKind) => new ParseFailure(kind) as never

/** Text that may be left out: the key is absent from the body when it is blank. */
export const optional = (text: string): string | undefined => (text === '' ? undefined : text)

/** Euro text that may be left out, in cents. */
export function optionalEuros(text: string): Cents | undefined {
  const read = parseEuros(text)
  if (read.ok) return read.value
  if (read.reason === 'blank') return undefined
  // No amount of the contract is as large: its own limit says what is allowed.
  if (read.reason === 'too-large')
    return cents(/^[-−]/.test(text.trim()) ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER)
  return parseFailure(read.reason === 'ambiguous' ? 'moneyAmbiguous' : 'money')
}

/** Euro text in cents; blank is refused by the schema as required. */
export const euros = (text: string): Cents => optionalEuros(text) as Cents

/** A date as typed that may be left out, as yyyy-MM-dd. */
export function optionalDate(text: string): PlainDate | undefined {
  const read = parseDate(text)
  if (read.ok) return read.value
  if (read.reason === 'blank') return undefined
  if (read.reason === 'year-out-of-range') return parseFailure('year')
  return parseFailure(read.reason === 'no-such-day' ? 'noSuchDay' : 'date')
}

/** A date as typed, as yyyy-MM-dd; blank is refused by the schema as required. */
export const date = (text: string): PlainDate => optionalDate(text) as PlainDate

/** With or without blanks between the thousands, as counts are shown. */
const WHOLE = /^[-−]?(?:\d{1,15}|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3}){1,4})$/

/** A whole number typed as text that may be left out. */
export function optionalWholeNumber(text: string): number | undefined {
  if (text === '') return undefined
  return WHOLE.test(text) ? Number(text.replace('−', '-').replace(/[^-\d]/g, '')) : parseFailure('number')
}

/**
 * A whole number typed as text; blank is refused by the schema as required.
 * @public part of the kit
 */
export const wholeNumber = (text: string): number => optionalWholeNumber(text) as number

const DECIMAL = /^[-−]?\d{1,12}(?:[.,]\d{1,6})?$/

/** A number with decimals, such as a percentage, typed as text that may be left out. */
export function optionalDecimal(text: string): number | undefined {
  const bare = text.replace(/[ \u00a0]?%$/, '')
  if (bare === '') return undefined
  return DECIMAL.test(bare) ? Number(bare.replace('−', '-').replace(',', '.')) : parseFailure('number')
}

/**
 * A number with decimals typed as text; blank is refused by the schema as required.
 * @public part of the kit
 */
export const decimal = (text: string): number => optionalDecimal(text) as number

/** A phone number in the form that is sent (VAL-07); blank is refused by the schema as required. */
export const phone = (text: string): string => normalisePhone(text)

/** A phone number that may be left out. */
export const optionalPhone = (text: string): string | undefined => optional(normalisePhone(text))

/** A choice of a select or radio group; '' means that none is made, which the schema refuses as required. */
export const choice = <Value extends string>(value: Value | ''): Value =>
  // A blank never passes the contract's schema, so the body that is sent holds a Value.
  (value === '' ? undefined : value) as Value
