import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank, trimmed } from './text'

test.each(['', ' ', '\u00a0', '\t\r\n', '\u200b', '\ufeff', '\u202e \u2066', '\u3164'])(
  '%j is blank [VAL-01]',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['0', '-', ' a ', '\u200ba'])('%j is not blank [VAL-01]', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('trims both ends and keeps what is inside [FMT-07]', () => {
  expect(trimmed(' \u00a0Anna  Maria\n')).toBe('Anna  Maria')
  expect(trimmed('\u200b')).toBe('')
})

test('trimming twice changes nothing more [FMT-07]', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => trimmed(trimmed(text)) === trimmed(text)))
})
