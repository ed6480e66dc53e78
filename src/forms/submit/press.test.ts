import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { FormRefusal, headersOf, isOfSameCommand } from './press'

test('a press is sent with its key', () => {
  expect(headersOf({ key: 'k-1' })).toEqual({ 'Idempotency-Key': 'k-1' })
})

test.each([
  [['idempotency_key_reused'], true],
  [['validation_failed', 'idempotency_key_reused'], true],
  [['validation_failed'], false],
  [[], false],
])('a rejection with the codes %j may be of the same command: %s [SES-24]', (codes, expected) => {
  const items = codes.map((code) => ({ code, message: '', severity: 'Error' as const }))
  expect(isOfSameCommand(new ApiError({ kind: 'http', operation: 'createDeposit', status: 409, items }))).toBe(expected)
})

test('a refusal is named in a report of errors, and has the text that it was made with', () => {
  const text = () => 'Korjaa summa.'
  expect(String(new FormRefusal())).toBe('FormRefusal: the form was refused')
  expect([new FormRefusal(text).text, new FormRefusal().text]).toEqual([text, undefined])
})
