import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatReferenceNumber, isReferenceNumber, toRfReference } from './reference-number'

test.each(['12345672', '1234 5672', '11112', '00000000000012345672', 'RF98 11112', 'rf9811112'])(
  '%j is valid',
  (text) => {
    expect(isReferenceNumber(text)).toBe(true)
  },
)

test.each(['12345671', '21345672', '112', '0385', '0000', '123456789012345678908', 'RF97 11112', 'RF11112', '', 'abc'])(
  '%j is not valid',
  (text) => {
    expect(isReferenceNumber(text)).toBe(false)
  },
)

test.each([
  ['12345672', '123 45672'],
  ['11112', '11112'],
  ['00000000000012345672', '123 45672'],
  ['12345678901234567894', '12345 67890 12345 67894'],
  ['RF9811112', 'RF98 11112'],
  ['invoice 5', 'invoice 5'],
  ['5 invoices', '5 invoices'],
  ['', ''],
])('%j is shown as %j', (reference, expected) => {
  expect(formatReferenceNumber(reference)).toBe(expected)
})

test('converts a reference number to the RF form', () => {
  expect(toRfReference('11112')).toBe('RF9811112')
  expect(toRfReference('0001 1112')).toBe('RF9811112')
  expect(() => toRfReference('11113')).toThrow('not a reference number')
  expect(() => toRfReference('RF9811112')).toThrow('not a reference number')
})

test('finds every single wrong digit, and an RF form has the remainder 1 when divided by 97', () => {
  const references = fc
    .bigInt({ min: 100n, max: 10n ** 19n - 1n })
    .map((base) => [...'0123456789'].map((digit) => `${base}${digit}`).find(isReferenceNumber) ?? '')
  fc.assert(
    fc.property(references, fc.nat(), fc.integer({ min: 1, max: 9 }), (reference, where, by) => {
      expect(reference).not.toBe('')
      const at = where % reference.length
      const wrong = reference.slice(0, at) + ((Number(reference[at]) + by) % 10) + reference.slice(at + 1)
      expect(isReferenceNumber(wrong)).toBe(false)
      const rf = toRfReference(reference)
      expect(isReferenceNumber(rf)).toBe(true)
      expect(BigInt(`${reference}2715${rf.slice(2, 4)}`) % 97n).toBe(1n)
    }),
  )
})
