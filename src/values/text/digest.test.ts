import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsPersonalId } from '../identifiers/personal-id-in-text'
import { digestOf } from './digest'

test('equal values have equal digests, different values different ones', () => {
  expect(digestOf({ name: 'Aino', at: [1, 2] })).toBe(digestOf({ name: 'Aino', at: [1, 2] }))
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 50 }), (texts) => {
      expect(new Set(texts.map(digestOf)).size).toBe(texts.length)
    }),
  )
})

test('a digest stays the same over releases: storage keeps it', () => {
  expect(digestOf('Aino')).toBe('mpdapdpcfajkejlh')
})

test('a digest does not contain its value and never looks like a personal id', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(digestOf(text)).toMatch(/^[a-p]{16}$/)
      expect(holdsPersonalId(digestOf(text))).toBe(false)
    }),
  )
})
