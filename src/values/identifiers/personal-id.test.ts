import { expect, test } from 'vitest'
import { isPersonalId, normalisePersonalId } from './personal-id'

// The century signs added in 2023 are Y, X, W, V, U and B–F.
test.each(['010190-900P', '010101A901S', '010594Y9032', '020594X903P', '010516B903X'])('%s is valid [EMP-12]', (id) => {
  expect(isPersonalId(id)).toBe(true)
})

test.each(['010190-900R', '310290-900P', '290201A901S', '010190-90P', '010190G900P', '010190900P', '010190-900p', ''])(
  '%j is not valid [EMP-12]',
  (id) => {
    expect(isPersonalId(id)).toBe(false)
  },
)

test.each([
  [' 010190-900p ', '010190-900P'],
  ['010101a901s', '010101A901S'],
  ['010190–900P', '010190-900P'],
  ['010190\u2212900P', '010190-900P'],
  ['010190 - 900P', '010190-900P'],
])('%j is sent as %s, which is valid [EMP-12]', (text, expected) => {
  expect(normalisePersonalId(text)).toBe(expected)
  expect(isPersonalId(normalisePersonalId(text))).toBe(true)
})
