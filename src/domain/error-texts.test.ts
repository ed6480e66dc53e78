import { ErrorCode } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { errorText, refusalText } from './error-texts'
import { newLinkFailure } from './new-link-failure'

afterEach(() => void vi.useRealTimers())

const messages: Record<string, unknown> = m
const SILENT = new Set<string>(['invalid_grant', 'access_denied'])

test.each(Object.values(ErrorCode))('%s has its own text, except codes without one [NAV-14] [SES-07]', (code) => {
  const own = messages[`error_${code}`]
  expect(errorText(code)).toBe(SILENT.has(code) ? '' : typeof own === 'function' && own())
})

test('an unknown code, and a name that every object has, get the generic text [NAV-14]', () => {
  expect(errorText('a_new_code')).toBe(m.error_generic())
  expect(errorText('constructor')).toBe(m.error_generic())
})

test.each([
  [1, 'klo 12.01'],
  [60, 'klo 12.01'],
  [61, 'klo 12.02'],
  [86_400, '21.11.2026 klo 12.00'],
])('a rate limit of %i s names the time when it ends, and stays true after that time [NAV-14]', (retryAfterS, time) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+02:00'), toFake: ['Date'] })
  const items = [{ code: 'too_many_requests', message: '', severity: 'Error' as const }]
  const error = new ApiError({ kind: 'http', status: 429, operation: 'updateCompany', items, retryAfterS })
  const text = `Olet yrittänyt liian monta kertaa. Yritä uudelleen ${time} jälkeen.`
  expect(refusalText(error)).toBe(text)
  vi.advanceTimersByTime(600_000)
  expect(refusalText(error)).toBe(text)
  expect(errorText('too_many_requests', error.retryAt)).toBe(text)
})

test('several codes: each text once, without empty ones [NAV-14]', () => {
  expect(refusalText({ codes: ['not_found', 'invalid_grant', 'not_found', 'field_invalid'] })).toBe(
    `${m.error_not_found()} ${m.error_field_invalid()}`,
  )
})

test('a refused call always has a text; without one of its codes it depends on the status [NAV-14]', () => {
  expect(refusalText({ codes: ['not_found'], status: 403 })).toBe(m.error_not_found())
  expect(refusalText({ codes: ['access_denied'], status: 403 })).toBe(m.error_not_allowed())
  expect(refusalText({ codes: ['access_denied'], status: 400 })).toBe(m.error_generic())
  expect(refusalText({ codes: [], status: 403 })).toBe(m.error_generic())
})

const linkError = (status: number, code: string) =>
  new ApiError({
    kind: 'http',
    operation: 'requestConfirmationLink',
    status,
    items: [{ code, message: '', severity: 'Error' }],
  })
test.each([
  [linkError(404, 'unknown_username'), 'error', m.verify_link_unknown()],
  [linkError(409, 'email_already_verified'), 'info', m.verify_link_not_needed()],
  [linkError(429, 'too_many_requests'), 'warning', errorText('too_many_requests')],
  // The link may have been sent.
  [new ApiError({ kind: 'timeout', operation: 'requestConfirmationLink' }), 'warning', m.verify_link_maybe()],
  [linkError(400, 'email_not_sent'), 'error', m.verify_link_failed()],
] as const)('after %s the page says why no new verification link was sent, as %s [ACC-04]', (error, level, text) => {
  const failure = newLinkFailure(error)
  expect([failure.level, failure.text()]).toEqual([level, text])
})

test('an error of the portal is not told as a refused verification link', () => {
  expect(() => newLinkFailure(new Error('a defect'))).toThrow('a defect')
})
