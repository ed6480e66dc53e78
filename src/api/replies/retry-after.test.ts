import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryDelay } from '../calls/request'
import { ApiError } from './api-error'
import { retryAfterS } from './retry-after'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 12, 10) }))
afterEach(() => void vi.useRealTimers())

test.each<[{ 'retry-after'?: string; date?: string }, number | undefined]>([
  [{ 'retry-after': '40' }, 40],
  [{ 'retry-after': ' 7 ' }, 7],
  [{ 'retry-after': '0' }, 1],
  // The server's own clock is used where a Date header tells it.
  [{ 'retry-after': 'Mon, 12 Jan 2026 12:00:30 GMT', date: 'Mon, 12 Jan 2026 12:00:00 GMT' }, 30],
  [{ 'retry-after': 'Mon, 12 Jan 2026 10:00:05 GMT' }, 5],
  [{ 'retry-after': 'Mon, 12 Jan 2026 10:00:05 GMT', date: 'nonsense' }, 5],
  [{ 'retry-after': 'Mon, 12 Jan 2026 09:00:00 GMT' }, 1],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '-5 minutes' }, undefined],
  [{ 'retry-after': '' }, undefined],
  [{}, undefined],
])('%j is %j seconds', (headers, seconds) => {
  expect(retryAfterS(headers['retry-after'], headers.date)).toBe(seconds)
})

const refused = (init: { canRetry?: boolean; retryAfterS?: number }) =>
  new ApiError({ kind: 'http', operation: 'createDeposit', status: 429, ...init })

test('waits as Retry-After says, ten seconds in total, and otherwise as canRetry says [SES-22]', () => {
  expect(retryDelay(refused({ retryAfterS: 10 }), 0, 0)).toBe(10_000)
  expect(retryDelay(refused({ retryAfterS: 11 }), 0, 0)).toBeUndefined()
  expect(retryDelay(refused({ retryAfterS: 6 }), 1, 5000)).toBeUndefined()
  expect(retryDelay(refused({ retryAfterS: 1 }), 3, 3000)).toBeUndefined()
  expect(retryDelay(refused({ retryAfterS: 40, canRetry: true }), 0, 0)).toBeUndefined()
  expect(retryDelay(refused({ canRetry: true }), 2, 0)).toBe(2000)
  expect(retryDelay(refused({ canRetry: true }), 3, 0)).toBeUndefined()
  expect(retryDelay(refused({}), 0, 0)).toBeUndefined()
})
