import type { ErrorCode } from '@generated/api/model'
import { ownTexts } from '@generated/error-texts'
import { m } from '@generated/messages/messages.js'
import { today } from '@/values/dates/clock'
import { dateInHelsinki } from '@/values/dates/plain-date'
import { formatMoment, timeText } from './format-moment'

/** The portal's text for each error code of the contract. A new code needs only its message, `error_<code>`. */
const texts: Record<ErrorCode, (retryAt?: number) => string> = {
  ...ownTexts,
  invalid_grant: () => '',
  access_denied: () => '',
  too_many_requests: tooManyRequests,
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(texts, code)

const MINUTE_MS = 60_000

/** Names the time of the next try, rounded up to the minute. "In 40 seconds" would become false while it is shown. */
function tooManyRequests(retryAt?: number): string {
  if (retryAt === undefined) return m.error_too_many_requests()
  const minute = Math.ceil(retryAt / MINUTE_MS) * MINUTE_MS
  return dateInHelsinki(minute) === today()
    ? m.error_too_many_requests_time({ time: timeText(minute) })
    : m.error_too_many_requests_day({ time: formatMoment(minute) })
}

/** A generic text for an unknown code (NAV-14), '' for a code without a text (SES-07). */
export const errorText = (code: string, retryAt?: number): string =>
  isErrorCode(code) ? texts[code](retryAt) : m.error_generic()

interface RefusedCall {
  codes: readonly string[]
  retryAt?: number | undefined
  status?: number | undefined
}

/** The distinct texts of a refused call's codes, else one by the status. Never empty: the user must see the refusal. */
export function refusalText({ codes, retryAt, status }: RefusedCall): string {
  const own = new Set(codes.map((code) => errorText(code, retryAt)).filter((text) => text !== ''))
  if (own.size > 0) return [...own].join(' ')
  return codes.length > 0 && status === 403 ? m.error_not_allowed() : m.error_generic()
}
