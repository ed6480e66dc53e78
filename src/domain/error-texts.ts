import type { ErrorCode } from '@generated/api/model'
import { ownTexts } from '@generated/error-texts'
import { m } from '@generated/messages/messages.js'

/** Codes without a fixed text. A new code needs only its message, `error_<code>`; a code without one does not compile. */
const special: Record<Exclude<ErrorCode, keyof typeof ownTexts>, () => string> = {
  invalid_grant: () => '',
  access_denied: () => '',
}

/** The portal's text for each error code of the contract. */
const texts: Record<ErrorCode, (retryAfterS?: number) => string> = {
  ...ownTexts,
  ...special,
  too_many_requests: tooManyRequests,
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(texts, code)

const MAX_SECONDS = 90

/** Text with the time of the next try from Retry-After: rounded up to ten seconds, or to whole minutes. */
function tooManyRequests(retryAfterS?: number): string {
  if (retryAfterS === undefined) return m.error_too_many_requests()
  if (retryAfterS > MAX_SECONDS) return m.error_too_many_requests_minutes({ count: Math.ceil(retryAfterS / 60) })
  return m.error_too_many_requests_seconds({ count: Math.ceil(retryAfterS / 10) * 10 })
}

/** A generic text for an unknown code (NAV-14), '' for a code without a text (SES-07). */
export const errorText = (code: string, retryAfterS?: number): string =>
  isErrorCode(code) ? texts[code](retryAfterS) : m.error_generic()

interface RefusedCall {
  codes: readonly string[]
  retryAfterS?: number | undefined
  status?: number | undefined
}

/** The distinct texts of a refused call's codes, else one by the status. Never empty: the user must see the refusal. */
export function refusalText({ codes, retryAfterS, status }: RefusedCall): string {
  const own = new Set(codes.map((code) => errorText(code, retryAfterS)).filter((text) => text !== ''))
  if (own.size > 0) return [...own].join(' ')
  return codes.length > 0 && status === 403 ? m.error_not_allowed() : m.error_generic()
}
