import { afterEach, expect, test } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { isOfEndedSession } from './ended-session'
import { endSession, startSession } from './session-store'

const logIn = () =>
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: [], isUserImpersonate: false },
    { keep: false },
  )
afterEach(() => endSession('logged-out'))

const httpError = (status: number, code: string) =>
  new ApiError({ kind: 'http', operation: 'readUser', status, items: [{ code, message: code, severity: 'Error' }] })

test.each(['superseded', 'no-session'] as const)(
  'an error of a %s call belongs to the ended session [SES-14]',
  (kind) => {
    logIn()
    expect(isOfEndedSession(new ApiError({ kind, operation: 'readUser' }))).toBe(true)
  },
)

test('a call that was refused as unauthorized belongs to the ended session, unless one goes on [SES-13]', () => {
  expect(isOfEndedSession(httpError(401, 'unauthorized'))).toBe(true)
  logIn()
  expect(isOfEndedSession(httpError(401, 'unauthorized'))).toBe(false)
})

test.each<[string, unknown]>([
  ['another status', httpError(403, 'unauthorized')],
  ['another code', httpError(401, 'incorrect_password')],
  ['no response', new ApiError({ kind: 'network', operation: 'readUser' })],
  ['an error of the portal', new Error('unauthorized')],
  ['nothing', undefined],
])('an error with %s is shown also after a session', (_what, error) => {
  expect(isOfEndedSession(error)).toBe(false)
})
