import { m } from '@generated/messages/messages.js'
import type * as z from 'zod/mini'
import { formatCount } from '@/values/numbers/count'
import { badCharacters } from './bad-characters'
import { type FieldError, ParseFailure } from './field-error'

interface IssueFacts {
  limit?: number
  characters?: readonly string[]
}

const shownCharacter = (character: string) => (character === ' ' ? m.form_character_space() : character)

/** All texts about violated limits (VAL-16). `shown` is the limit in the field's unit. */
const texts = {
  required: () => m.form_error_required(),
  tooLong: ({ limit = 0 }) => m.form_error_too_long({ count: formatCount(limit) }),
  tooShort: ({ limit = 0 }) => m.form_error_too_short({ count: formatCount(limit) }),
  tooSmall: (_, shown) => m.form_error_too_small({ min: shown }),
  tooBig: (_, shown) => m.form_error_too_big({ max: shown }),
  tooFew: ({ limit = 0 }) => m.form_error_too_few({ min: limit }),
  tooMany: ({ limit = 0 }) => m.form_error_too_many({ max: limit }),
  email: () => m.form_error_email(),
  characters: ({ characters = [] }) =>
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
  consent: () => m.form_error_consent(),
  invalid: () => m.form_error_invalid(),
} satisfies Record<string, (issue: IssueFacts, shown: string) => string>

export type IssueKind = keyof typeof texts

export type FieldIssue = IssueFacts & { kind: IssueKind }

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Reduces an issue of a generated validator to what its error text needs. */
export function issueOf(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  if (input instanceof ParseFailure) return { kind: input.kind }
  if (issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true)
    return { kind: 'consent' }
  if (isBlank(input)) return { kind: 'required' }
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
      if (issue.format === 'email') return { kind: 'email' }
      if (issue.format === 'date') return { kind: 'date' }
      if (issue.format !== 'regex' || typeof input !== 'string') return { kind: 'invalid' }
      return { kind: 'characters', characters: badCharacters(input, issue.pattern ?? '') }
    // The discriminator of a union has no valid value, so no branch matches.
    case 'invalid_union':
    case 'invalid_value':
      return { kind: 'choice' }
    case 'invalid_type':
      return { kind: issue.expected === 'int' || issue.expected === 'number' ? 'number' : 'invalid' }
    default:
      return { kind: 'invalid' }
  }
}

/** @param showNumber formats a limit in the field's unit */
export const issueText =
  (issue: FieldIssue, showNumber: (limit: number) => string): FieldError =>
  () =>
    texts[issue.kind](issue, showNumber(issue.limit ?? 0))
