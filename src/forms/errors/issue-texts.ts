import { m } from '@generated/messages/messages.js'
import type * as z from 'zod/mini'
import { formatCount } from '@/values/count'
import { badCharacters } from './bad-characters'
import { type FieldError, ParseFailure, type ParseFailureKind } from './field-error'

export type IssueKind =
  | ParseFailureKind
  | 'required'
  | 'tooLong'
  | 'tooShort'
  | 'tooSmall'
  | 'tooBig'
  | 'tooFew'
  | 'tooMany'
  | 'email'
  | 'characters'
  | 'choice'
  | 'invalid'

export interface FieldIssue {
  kind: IssueKind
  limit: number | undefined
  characters?: readonly string[]
  isConsent?: boolean
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Reduces an issue of a generated validator to what its error text needs. */
export function issueOf(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  if (input instanceof ParseFailure) return { kind: input.kind, limit: undefined }
  const isConsent = issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true
  if (isBlank(input)) return { kind: 'required', limit: undefined, isConsent }
  switch (issue.code) {
    case 'too_big': {
      const limit = Number(issue.maximum)
      if (issue.origin === 'string') return { kind: 'tooLong', limit }
      return { kind: issue.origin === 'array' ? 'tooMany' : 'tooBig', limit }
    }
    case 'too_small': {
      const limit = Number(issue.minimum)
      if (issue.origin === 'string') return { kind: 'tooShort', limit }
      return { kind: issue.origin === 'array' ? 'tooFew' : 'tooSmall', limit }
    }
    case 'invalid_format':
      return { kind: formatKind(issue.format), limit: undefined, characters: charactersOf(issue, input) }
    // The discriminator of a union has no valid value, so no branch matches.
    case 'invalid_union':
    case 'invalid_value':
      return { kind: 'choice', limit: undefined, isConsent }
    case 'invalid_type':
      return { kind: issue.expected === 'int' || issue.expected === 'number' ? 'number' : 'invalid', limit: undefined }
    default:
      return { kind: 'invalid', limit: undefined }
  }
}

const charactersOf = (issue: z.core.$ZodIssueInvalidStringFormat, input: unknown) =>
  issue.format === 'regex' && issue.pattern !== undefined && typeof input === 'string'
    ? badCharacters(input, issue.pattern)
    : []

function formatKind(format: string): IssueKind {
  if (format === 'email') return 'email'
  if (format === 'date') return 'date'
  return format === 'regex' ? 'characters' : 'invalid'
}

const shownCharacter = (character: string) => (character === ' ' ? m.form_character_space() : character)

/** All texts about violated limits (VAL-16). `showNumber` formats a limit in the field's unit. */
export function issueText(
  { kind, limit = 0, characters = [], isConsent }: FieldIssue,
  showNumber: (limit: number) => string,
): FieldError {
  if (isConsent) return () => m.form_error_consent()
  const shown = () => showNumber(limit)
  const texts: Record<IssueKind, FieldError> = {
    required: () => m.form_error_required(),
    tooLong: () => m.form_error_too_long({ count: formatCount(limit) }),
    tooShort: () => m.form_error_too_short({ count: formatCount(limit) }),
    tooSmall: () => m.form_error_too_small({ min: shown() }),
    tooBig: () => m.form_error_too_big({ max: shown() }),
    tooFew: () => m.form_error_too_few({ min: limit }),
    tooMany: () => m.form_error_too_many({ max: limit }),
    email: () => m.form_error_email(),
    characters: () =>
      characters.length > 0
        ? m.form_error_bad_characters({ characters: characters.map(shownCharacter).join(' ') })
        : m.form_error_characters(),
    money: () => m.form_error_money(),
    moneyAmbiguous: () => m.form_error_money_ambiguous(),
    noSuchDay: () => m.form_error_no_such_day(),
    year: () => m.form_error_year(),
    date: () => m.form_error_date(),
    number: () => m.form_error_number(),
    choice: () => m.form_error_choice(),
    invalid: () => m.form_error_invalid(),
  }
  return texts[kind]
}
