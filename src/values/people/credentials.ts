/** Has the shape of an email address (VAL-02, VAL-03). Forms validate addresses by the contract's format. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** True unless a username is an email address; the contract's validator checks length and characters (VAL-03). */
export const isAllowedAsUsername = (username: string): boolean => !looksLikeEmail(username)

/** Compares usernames without case, as the server does; one that a reply lacks equals none (CTR-07). */
export const isSameUsername = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase()

/**
 * In checklist order (VAL-04); current passwords have none (VAL-17). An empty password meets no rule. All but the last
 * together equal the contract's pattern (a test compares them). The password is as typed, never trimmed (FMT-07).
 */
export const passwordRules = (limits: { min: number; max: number }) =>
  [
    { id: 'length', test: (password: string) => password.length >= limits.min && password.length <= limits.max },
    { id: 'lowercase', test: (password: string) => /\p{Ll}/u.test(password) },
    { id: 'uppercase', test: (password: string) => /\p{Lu}/u.test(password) },
    { id: 'digit', test: (password: string) => /\d/.test(password) },
    { id: 'symbol', test: (password: string) => /[^\p{L}\p{M}\d\s]/u.test(password) },
    { id: 'no-white-space', test: (password: string) => /^\S+$/.test(password) },
    {
      id: 'not-username',
      test: (password: string, username: string) => password !== '' && !isSameUsername(password, username.trim()),
    },
  ] as const

export type PasswordRuleId = ReturnType<typeof passwordRules>[number]['id']
