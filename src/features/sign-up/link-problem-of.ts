import type { AnySignUpTokenErrorCode, SignUpTokenErrorCode } from '@generated/api/model'
import { isApiError } from '@/api/api-error'

const CODES: readonly SignUpTokenErrorCode[] = [
  'incorrect_token',
  'expired_token',
  'creation_completed',
  'contact_deleted',
]

/** Maps a link error to one that the portal knows; unknown codes become `incorrect_token`. */
export const knownProblem = (code: AnySignUpTokenErrorCode): SignUpTokenErrorCode =>
  CODES.find((known) => known === code) ?? 'incorrect_token'

/** The link error of a failed call; undefined if the link is not the cause. */
export function linkProblemOf(error: unknown): SignUpTokenErrorCode | undefined {
  if (!isApiError(error)) return undefined
  const named = CODES.find((code) => error.has(code))
  // A truncated token violates the contract.
  const isCut = error.status === 400 && error.items.some(({ fieldName }) => fieldName === 'token')
  return named ?? (isCut ? 'incorrect_token' : undefined)
}
