import fc from 'fast-check'
import { FinnishBusinessIds } from 'finnish-business-ids'
import { expect, test } from 'vitest'
import { checkDigitFits, isFinnishBusinessId, isWholeFinnishBusinessId, normaliseBusinessId } from './business-id'

test.each([
  ['16292845', '1629284-5'],
  ['1629284-5', '1629284-5'],
  [' 1629284–5 ', '1629284-5'],
  ['1.629.284 5', '1629284-5'],
  ['1629284\u22125', '1629284-5'],
  ['fi 1629 2845', 'FI16292845'],
  ['se-5560360793-01', 'SE556036079301'],
  ['atu12345678', 'ATU12345678'],
  ['162928', '162928'],
  ['162928455', '162928455'],
  ['', ''],
])('%j is sent as %j [VAL-06]', (text, expected) => {
  expect(normaliseBusinessId(text)).toBe(expected)
})

test.each(['1629284-5', '0737546-2', '0112038-9'])('%s has the right check digit [VAL-06]', (id) => {
  expect(isFinnishBusinessId(id)).toBe(true)
})

test.each(['1629284-6', '16292845', 'FI16292845', '0000001-1', '', '1629284-5\n', '1629284-51234567-8'])(
  '%j is no Finnish id [VAL-06]',
  (id) => {
    expect(isFinnishBusinessId(id)).toBe(false)
  },
)

test('finds wrong check digits in Finnish ids and VAT numbers only [VAL-06]', () => {
  expect(checkDigitFits('1629284-5')).toBe(true)
  expect(checkDigitFits('1629284-6')).toBe(false)
  expect(checkDigitFits('FI16292845')).toBe(true)
  expect(checkDigitFits('FI16292846')).toBe(false)
  expect(checkDigitFits('SE556036079301')).toBe(true)
  expect(checkDigitFits('DK16292846')).toBe(true)
  expect(checkDigitFits('162928467')).toBe(true)
})

test.each([
  ['1629284-5', true],
  ['16292846', true],
  ['fi 1629284-5', true],
  ['1629284', false],
  ['162928455', false],
  ['FI1629284', false],
  ['FI162928455', false],
  ['SE16292845', false],
  ['xFI16292845', false],
  ['x1629284-5', false],
  ['FIabcdefgh', false],
  ['', false],
])('%j is a whole Finnish id: %s [VAL-06]', (text, isWhole) => {
  expect(isWholeFinnishBusinessId(text)).toBe(isWhole)
})

test('agrees with an independent check of ids [VAL-06]', () => {
  const digits = fc.integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'))
  fc.assert(
    fc.property(digits, (eight) => {
      const id = normaliseBusinessId(eight)
      expect(isFinnishBusinessId(id)).toBe(FinnishBusinessIds.isValidBusinessId(id))
      expect(normaliseBusinessId(id)).toBe(id)
    }),
    { numRuns: 2000 },
  )
})
