import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { creationFailure, resolveOutcome } from './sent-deposit'

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
  [http(400, 'amount_below_minimum'), undefined],
  [http(400, 'amount_above_maximum'), undefined],
  [http(400, 'payment_method_unavailable'), undefined],
  [http(400, 'validation_failed'), undefined],
  // One code that the user can correct is enough.
  [http(400, 'payment_method_unavailable', false, ['never_heard_of']), undefined],
  [http(409, 'payment_already_paid'), 'settled'],
  [http(409, 'payment_expired'), undefined],
  [http(401, 'unauthorized'), undefined],
  [lost('no-session'), undefined],
  [lost('superseded'), undefined],
  [http(403, 'access_denied'), 'blocked'],
  [http(404, 'account_not_found'), 'blocked'],
  // The amount stays, and the form shows when to retry.
  [http(429, 'too_many_requests'), undefined],
  [http(409, 'idempotency_key_reused'), undefined],
  // canRetry guarantees that nothing was done, so the outcome is known.
  [http(503, 'service_unavailable', true), 'blocked'],
  [http(500, 'internal_error'), undefined],
  [http(503, 'service_unavailable'), undefined],
  [lost('network'), undefined],
  [lost('timeout'), undefined],
  [lost('malformed'), undefined],
])('of %s the deposit page itself tells: %s [DEP-06] [NAV-10]', (error, told) => {
  expect(creationFailure(error)).toBe(told)
})

const SENT_AT = Date.parse('2026-11-22T09:00:00.000Z')
const deposit = (id: string, balanceChange: number, date = '2026-11-22') => ({ id, balanceChange, date })

test.each([
  [undefined, [], 'undecided'],
  [[], undefined, 'undecided'],
  [['a'], [deposit('a', 500)], 'nothing'],
  [['a'], [deposit('b', 500), deposit('a', 500)], 'arrived'],
  [['a'], [deposit('c', 500), deposit('b', 500), deposit('a', 500)], 'several'],
  [[], [deposit('b', 501)], 'nothing'],
  // Of another month.
  [[], [deposit('b', 500, '2026-10-22T09:00:00.000Z')], 'nothing'],
  // Dated exactly one day before the submit, which is still accepted.
  [[], [deposit('b', 500, '2026-11-21T09:00:00.000Z')], 'arrived'],
  // Its date could not be read.
  [[], [deposit('b', 500, '')], 'arrived'],
] as const)('before %j and after %j says %s [PAY-12]', (before, after, happened) => {
  expect(resolveOutcome(before, after, { amount: 500, sentAt: SENT_AT })).toBe(happened)
})
