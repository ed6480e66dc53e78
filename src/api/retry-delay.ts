import type { ApiError } from './api-error'

const RETRIES = 3
const RETRY_DELAY_MS = 2000
/**
 * Upper bound on the total wait of a rate-limited call (429). If Retry-After exceeds it, the error is reported instead.
 */
const LIMITED_TIMEOUT_MS = 10_000

/**
 * How long to wait (ms) before the call is sent again; undefined when the error is final. Only a call that the server
 * did not carry out is sent again: an error with canRetry (SES-22), or a 429 with a short wait.
 * @param attempt number of retries so far @param limitedMs time already spent waiting on 429s
 */
export function retryDelay(error: ApiError, attempt: number, limitedMs: number): number | undefined {
  if (attempt === RETRIES) return undefined
  if (error.retryAfterS !== undefined) {
    const ms = error.retryAfterS * 1000
    return limitedMs + ms <= LIMITED_TIMEOUT_MS ? ms : undefined
  }
  return error.canRetry ? RETRY_DELAY_MS : undefined
}
