import { m } from '@generated/messages/messages.js'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { newLinkFailure } from './new-link-failure'

test('a rate-limited request of a new link says when to try again [ACC-04]', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+02:00'), toFake: ['Date'] })
  const error = new ApiError({ kind: 'http', status: 429, operation: 'requestConfirmationLink', retryAfterS: 40 })
  const { level, text } = newLinkFailure(error)
  expect([level, text()]).toEqual(['warning', m.error_too_many_requests_time({ time: '12.01' })])
  vi.useRealTimers()
})
