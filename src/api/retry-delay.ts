import type { ApiError } from './api-error'

const RETRIES = 3
const RETRY_DELAY_MS = 2000
/** How long a call that is refused for haste waits within itself; who must wait longer is told so. */
const LIMITED_PATIENCE_MS = 10_000

/**
 * How long to wait (ms) before the call is sent again; undefined when the error is final. Only what the server has not
 * done is sent again: what says canRetry (SES-22), and a 429 whose wait is short.
 * @param attempt how many times it was sent again @param limitedMs how long 429s have held it up
 */
export function retryDelay(error: ApiError, attempt: number, limitedMs: number): number | undefined {
  if (attempt === RETRIES) return undefined
  if (error.retryAfterS !== undefined) {
    const ms = error.retryAfterS * 1000
    return limitedMs + ms <= LIMITED_PATIENCE_MS ? ms : undefined
  }
  return error.canRetry ? RETRY_DELAY_MS : undefined
}
