import { m } from '@generated/messages/messages.js'
import { checkDigitFits, normaliseBusinessId } from '@/values/business-id'
import { formatDate, isBefore, type PlainDate, parseDate } from '@/values/plain-date'
import { isSameUsername } from '@/values/username'
import type { FieldError } from '../errors/field-error'

/** For `messages` of a new password's field: the checklist beside it tells which rule is not met (VAL-04). */
export const newPasswordMessages = { characters: () => m.form_password_unfit() }

/** For `messages` of a business id's field. */
export const businessIdMessages = {
  characters: () => m.form_business_id_wrong(),
  tooShort: () => m.form_business_id_wrong(),
  tooLong: () => m.form_business_id_wrong(),
}

/** VAL-06: a Finnish business id has the check digit of its number. */
export const businessIdFits = (text: string): FieldError | undefined =>
  checkDigitFits(normaliseBusinessId(text)) ? undefined : () => m.form_business_id_wrong()

/** VAL-05: both times the same. Nothing is said before the second one is typed: it is required then. */
export const repeatsPassword = (password: string, repeated: string): FieldError | undefined =>
  repeated !== '' && repeated !== password ? () => m.form_error_mismatch() : undefined

/** VAL-04: not the username. */
export const differsFromUsername = (password: string, username: string): FieldError | undefined =>
  password !== '' && isSameUsername(password, username.trim()) ? () => m.error_password_equals_username() : undefined

/** A date field's text within limits (both days allowed). Blank or unreadable text is the contract's to refuse. */
export function dateWithin(text: string, limits: { min?: PlainDate; max?: PlainDate }): FieldError | undefined {
  const read = parseDate(text)
  if (!read.ok) return undefined
  const { min, max } = limits
  if (min && isBefore(read.value, min)) return () => m.form_error_date_too_early({ date: formatDate(min) })
  if (max && isBefore(max, read.value)) return () => m.form_error_date_too_late({ date: formatDate(max) })
  return undefined
}

/** The end of a range, not before its start; the same day is a range. The error belongs to the end. */
export function endsAfterStart(start: string, end: string): FieldError | undefined {
  const [first, last] = [parseDate(start), parseDate(end)]
  return first.ok && last.ok && isBefore(last.value, first.value) ? () => m.form_error_range() : undefined
}

/**
 * VAL-09: a country of the loaded list, also where a saved value has left it. Blank is the contract's to refuse.
 * @public for the forms that ask for a country
 */
export const inCountries = (code: string, countries: readonly { value: string }[]): FieldError | undefined =>
  code === '' || countries.some(({ value }) => value === code) ? undefined : () => m.form_error_choice()
