import { isSameUsername } from './username'

export type PasswordRuleId =
  | 'length'
  | 'lowercase'
  | 'uppercase'
  | 'digit'
  | 'symbol'
  | 'no-white-space'
  | 'not-username'

export interface PasswordRule {
  id: PasswordRuleId
  /** Takes the password as typed, never trimmed (FMT-07). */
  test: (password: string, username: string) => boolean
}

/**
 * The rules of a new password in the order of the checklist (VAL-04); current passwords have none (VAL-17). None is met
 * by an empty password. The limits in characters are the contract's and come from its generated schema; together the
 * rules but the last are the contract's pattern, cut in pieces (a test compares them).
 */
export const passwordRules = (limits: { min: number; max: number }): readonly PasswordRule[] => [
  { id: 'length', test: (password) => password.length >= limits.min && password.length <= limits.max },
  { id: 'lowercase', test: (password) => /\p{Ll}/u.test(password) },
  { id: 'uppercase', test: (password) => /\p{Lu}/u.test(password) },
  { id: 'digit', test: (password) => /\d/.test(password) },
  { id: 'symbol', test: (password) => /[^\p{L}\p{M}\d\s]/u.test(password) },
  { id: 'no-white-space', test: (password) => /^\S+$/.test(password) },
  { id: 'not-username', test: (password, username) => password !== '' && !isSameUsername(password, username.trim()) },
]
