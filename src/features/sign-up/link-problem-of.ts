import type { AnySignUpTokenErrorCode, SignUpTokenErrorCode } from '@generated/api/model'
import { isApiError } from '@/api/api-error'

const CODES: readonly SignUpTokenErrorCode[] = [
  'incorrect_token',
  'expired_token',
  'creation_completed',
  'contact_deleted',
]

/** What is wrong with a link in this portal's words: one that is invalid for a reason of its own is a wrong link. */
export const knownProblem = (code: AnySignUpTokenErrorCode): SignUpTokenErrorCode =>
  CODES.find((known) => known === code) ?? 'incorrect_token'

/** What is wrong with the link of a call that failed; undefined when it failed for another reason. */
export function linkProblemOf(error: unknown): SignUpTokenErrorCode | undefined {
  if (!isApiError(error)) return undefined
  const named = CODES.find((code) => error.has(code))
  // A token that was cut does not even match the contract.
  const isCut = error.status === 400 && error.items.some(({ fieldName }) => fieldName === 'token')
  return named ?? (isCut ? 'incorrect_token' : undefined)
}
