import { m } from '@generated/messages/messages.js'
import { formatDate, isBefore, type PlainDate, parseDate } from '@/values/dates/plain-date'
import { checkDigitFits, normaliseBusinessId } from '@/values/identifiers/business-id'
import { isSameUsername } from '@/values/people/credentials'
import type { FieldError } from '../errors/field-error'

/** For a field that the contract does not require, or that it requires only sometimes. */
export const required = (text: string): FieldError | undefined =>
  text === '' ? () => m.form_error_required() : undefined

/** For `messages` of a new password: the checklist below the field shows which rule fails (VAL-04). */
export const newPasswordMessages = { characters: () => m.form_password_unfit() }

export const businessIdMessages = {
  characters: () => m.form_business_id_wrong(),
  tooShort: () => m.form_business_id_wrong(),
  tooLong: () => m.form_business_id_wrong(),
}

export const businessIdFits = (text: string): FieldError | undefined =>
  checkDigitFits(normaliseBusinessId(text)) ? undefined : () => m.form_business_id_wrong()

/** VAL-05: both passwords match. No error while the second one is empty: the required rule covers that. */
export const repeatsPassword = (password: string, repeated: string): FieldError | undefined =>
  repeated !== '' && repeated !== password ? () => m.form_error_mismatch() : undefined

export const differsFromUsername = (password: string, username: string): FieldError | undefined =>
  password !== '' && isSameUsername(password, username.trim()) ? () => m.error_password_equals_username() : undefined

/** A date field within limits (inclusive). Blank or unreadable text is left to the contract's rules. */
export function dateWithin(text: string, limits: { min?: PlainDate; max?: PlainDate }): FieldError | undefined {
  const read = parseDate(text)
  if (!read.ok) return undefined
  const { min, max } = limits
  if (min && isBefore(read.value, min)) return () => m.form_error_date_too_early({ date: formatDate(min) })
  if (max && isBefore(max, read.value)) return () => m.form_error_date_too_late({ date: formatDate(max) })
  return undefined
}

/** The end of a range is not before its start; both may be the same day. The error belongs to the end field. */
export function endsAfterStart(start: string, end: string): FieldError | undefined {
  const [first, last] = [parseDate(start), parseDate(end)]
  return first.ok && last.ok && isBefore(last.value, first.value) ? () => m.form_error_range() : undefined
}

/** VAL-09: the country is in the list, also when a saved value no longer is. Blank is left to the contract's rules. */
export const inCountries = (code: string, countries: readonly { value: string }[]): FieldError | undefined =>
  code === '' || countries.some(({ value }) => value === code) ? undefined : () => m.form_error_choice()
