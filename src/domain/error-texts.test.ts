import { ErrorCode } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { errorText, refusalText } from './error-texts'

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
  [1, m.error_too_many_requests_seconds({ count: 10 })],
  [11, m.error_too_many_requests_seconds({ count: 20 })],
  [90, m.error_too_many_requests_seconds({ count: 90 })],
  [91, m.error_too_many_requests_minutes({ count: 2 })],
  [121, m.error_too_many_requests_minutes({ count: 3 })],
])('after too many requests a wait of %i s is rounded up [NAV-14]', (seconds, text) => {
  expect(errorText('too_many_requests', seconds)).toBe(text)
  expect(refusalText({ codes: ['too_many_requests'], retryAfterS: seconds })).toBe(text)
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
