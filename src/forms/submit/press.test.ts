import { expect, test } from 'vitest'
import { FormRefusal, headersOf } from './press'

test('a press is sent with its key', () => {
  expect(headersOf({ key: 'k-1' })).toEqual({ 'Idempotency-Key': 'k-1' })
})

test('a refusal is named in a report of errors, and has the text that it was made with', () => {
  const text = () => 'Korjaa summa.'
  expect(String(new FormRefusal())).toBe('FormRefusal: the form was refused')
  expect([new FormRefusal(text).text, new FormRefusal().text]).toEqual([text, undefined])
})
