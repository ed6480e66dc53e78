import { now } from '@/values/clock'

const textOf = (header: unknown): string => (typeof header === 'string' ? header.trim() : '')

/**
 * Seconds until a call may be sent again, from the Retry-After of a 429: a number, or a date (RFC 9110). A date is
 * compared with the server's Date header, where there is one. At least 1; undefined without Retry-After.
 */
export function retryAfterS(retryAfter: unknown, date: unknown): number | undefined {
  const asked = textOf(retryAfter)
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - (Date.parse(textOf(date)) || now())) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(1, Math.ceil(seconds))
}
