import { now } from '@/values/clock'

/**
 * Seconds until a call may be sent again, by the headers of a 429: a number, or a date (RFC 9110), which is measured by
 * the server's own clock where it tells it. At least 1; undefined when the server does not say.
 */
export function retryAfterS(headers: Record<string, unknown>): number | undefined {
  const { 'retry-after': value, date } = headers
  const header = typeof value === 'string' ? value.trim() : ''
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : (Date.parse(header) - ((typeof date === 'string' && Date.parse(date)) || now())) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(1, Math.ceil(seconds))
}
