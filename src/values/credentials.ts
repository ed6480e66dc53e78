/** Has the shape of an email address (VAL-02, VAL-03). Forms validate addresses by the contract's format. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** True unless a username is an email address; the contract's validator checks length and characters (VAL-03). */
export const isAllowedAsUsername = (username: string): boolean => !looksLikeEmail(username)

/** Compares usernames without case, as the server does; one that a reply lacks equals none (CTR-07). */
export const isSameUsername = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase()

export type PasswordRuleId =
  | 'length'
  | 'lowercase'
  | 'uppercase'
  | 'digit'
  | 'symbol'
  | 'no-white-space'
  | 'not-username'

interface PasswordRule {
  id: PasswordRuleId
  /** Takes the password as typed, never trimmed (FMT-07). */
  test: (password: string, username: string) => boolean
}

/**
 * In checklist order (VAL-04); current passwords have none (VAL-17). An empty password meets no rule. All but the last
 * together equal the contract's pattern (a test compares them).
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
