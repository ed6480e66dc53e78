import { looksLikeEmail } from './email'

/** True unless a username is an email address; the contract's validator checks length and characters (VAL-03). */
export const isAllowedAsUsername = (username: string): boolean => !looksLikeEmail(username)

/** Compares usernames without case, as the server does. */
export const isSameUsername = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
