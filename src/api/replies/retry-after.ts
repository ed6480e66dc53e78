import { now } from '@/values/dates/clock'

const textOf = (header: unknown): string => (typeof header === 'string' ? header.trim() : '')

/** Seconds until a call may be sent again, from a 429: a number or a date (RFC 9110), relative to the Date header. */
export function retryAfterS(retryAfter: unknown, date: unknown): number | undefined {
  const asked = textOf(retryAfter)
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - (Date.parse(textOf(date)) || now())) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(1, Math.ceil(seconds))
}
