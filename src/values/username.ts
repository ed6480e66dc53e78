import { looksLikeEmail } from './email'

/** True unless a username is an email address; its length and characters are the contract's (VAL-03). */
export const isAllowedAsUsername = (username: string): boolean => !looksLikeEmail(username)

/** True for the same username in any case, as the server compares them. */
export const isSameUsername = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
