import type { LoginRequest } from '@generated/api/model'

/** The body of a login: usernames are trimmed, passwords never (FMT-07). The page's first script uses this too. */
export const loginBody = (username: string, password: string): LoginRequest => ({ username: username.trim(), password })
