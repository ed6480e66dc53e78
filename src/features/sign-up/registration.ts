import { type AnySignUpTokenErrorCode, type ResendSignUpEmailReply, SignUpTokenErrorCode } from '@generated/api/model'
import { isApiError } from '@/api/replies/api-error'
import { useMailLink } from '@/session/mail-link'
import { isKeyOf } from '@/values/collections/look-up'

/** Maps a link error to one that the portal knows; unknown codes become `incorrect_token`. */
export const knownProblem = (code: AnySignUpTokenErrorCode): SignUpTokenErrorCode =>
  isKeyOf(SignUpTokenErrorCode, code) ? code : 'incorrect_token'

export function linkProblemOf(error: unknown): SignUpTokenErrorCode | undefined {
  if (!isApiError(error)) return undefined
  const named = Object.values(SignUpTokenErrorCode).find((code) => error.has(code))
  // The API refuses the token of a link that was cut off as malformed, without one of these codes.
  const isCut = error.status === 400 && error.items.some(({ fieldName }) => fieldName === 'token')
  return named ?? (isCut ? 'incorrect_token' : undefined)
}

/** Permission to create an account: the token of an emailed link, a signed contract or a resent email. */
export type Registration = ResendSignUpEmailReply

/** That of the link that opened the page; undefined if the URL carried none or only a part. */
export function useRegistration(): Registration | undefined {
  const { token, type } = useMailLink()
  if (!token || (type !== '0' && type !== '1')) return undefined
  return { token, contactRegistrationType: type === '0' ? 0 : 1 }
}

/** URL query of a registration; the page removes it from the URL at once. */
export const queryOf = ({ token, contactRegistrationType }: Registration) => ({ token, type: contactRegistrationType })
