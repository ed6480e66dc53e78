import { expect, test } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { isBlocking } from './sent-deposit'

const http = (status: number, code: string, canRetry = false, more: string[] = []) =>
  new ApiError({
    kind: 'http',
    operation: 'createDeposit',
    status,
    items: [code, ...more].map((each) => ({ code: each, message: '', severity: 'Error' })),
    canRetry,
  })
const lost = (kind: ApiError['kind']) => new ApiError({ kind, operation: 'createDeposit' })

test.each([
  [http(400, 'amount_below_minimum'), false],
  [http(400, 'amount_above_maximum'), false],
  [http(400, 'payment_method_unavailable'), false],
  [http(400, 'validation_failed'), false],
  // One code that the user can correct is enough.
  [http(400, 'payment_method_unavailable', false, ['never_heard_of']), false],
  [http(409, 'payment_already_paid'), false],
  [http(409, 'payment_expired'), false],
  [http(401, 'unauthorized'), false],
  [lost('no-session'), false],
  [lost('superseded'), false],
  [http(403, 'access_denied'), true],
  [http(404, 'account_not_found'), true],
  // The amount stays, and the form shows when to retry.
  [http(429, 'too_many_requests'), false],
  [http(409, 'idempotency_key_reused'), false],
  // canRetry guarantees that nothing was done, so the outcome is known.
  [http(503, 'service_unavailable', true), true],
  [http(500, 'internal_error'), false],
  [http(503, 'service_unavailable'), false],
  [lost('network'), false],
  [lost('timeout'), false],
  [lost('malformed'), false],
])('%s blocks the deposit page: %s [DEP-06] [NAV-10]', (error, blocks) => {
  expect(isBlocking(error)).toBe(blocks)
})
