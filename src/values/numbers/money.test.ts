import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cents,
  formatEuroInput,
  formatEuroRange,
  formatEuros,
  formatRoundEuros,
  isKnownAmount,
  multiply,
  parseEuros,
  percentOf,
  sum,
} from './money'

/** The contract's range of signed amounts. */
const amounts = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map(cents)

describe('parseEuros', () => {
  test.each([
    ['0', 0],
    ['5', 500],
    ['5,5', 550],
    ['0,29', 29],
    ['0.29', 29],
    ['1,15', 115],
    ['8,60', 860],
    ['1234,50', 123450],
    ['1234.50', 123450],
    ['1 234,50', 123450],
    ['1\u00a0234\u00a0567,89', 123456789],
    ['1\u202f234,50', 123450],
    ['1\u00a0234,50\u00a0€', 123450],
    ['€ 12', 1200],
    ['12€', 1200],
    ['\u22121\u00a0234,50\u00a0€', -123450],
    ['-0,01', -1],
    ['- 5', -500],
    ['  7,00\n', 700],
    ['007', 700],
    ['90071992547409,91', 9_007_199_254_740_991],
  ])('%j is %i cents [FMT-04]', (text, expected) => {
    expect(parseEuros(text)).toEqual({ ok: true, value: expected })
  })

  test('a negative zero is 0 [FMT-04]', () => {
    expect(parseEuros('-0,00')).toStrictEqual({ ok: true, value: 0 })
  })

  test.each([
    ['', 'blank'],
    [' \u00a0', 'blank'],
    ['\u200b', 'blank'],
    ['1.234', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['-1.234', 'ambiguous'],
    ['1.234 €', 'ambiguous'],
    ['1.234,50', 'ambiguous'],
    ['1,234.50', 'ambiguous'],
    ['12.345.678', 'ambiguous'],
    ['0,125', 'too-many-decimals'],
    ['12,3456', 'too-many-decimals'],
    ['1 234,567', 'too-many-decimals'],
    ['5,', 'not-a-number'],
    [',5', 'not-a-number'],
    ['12 50', 'not-a-number'],
    ['1 2 3', 'not-a-number'],
    ['1  234', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['5-', 'not-a-number'],
    ['+5', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['１２', 'not-a-number'],
    ['٣', 'not-a-number'],
    ['€', 'not-a-number'],
    ['-', 'not-a-number'],
    ['5\n6', 'not-a-number'],
    ['90071992547409,92', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ])('%j is refused: %s [FMT-04]', (text, reason) => {
    expect(parseEuros(text)).toEqual({ ok: false, reason })
  })

  test('reads every two-decimal value to the exact cent [FMT-04]', () => {
    for (let amount = 0; amount < 100_000; amount += 1) {
      const text = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
      const read = parseEuros(text)
      if (!read.ok || read.value !== amount) expect({ text, read }).toEqual({ text, read: { ok: true, value: amount } })
    }
  })
})

describe('formatting', () => {
  test.each([
    [0, '0,00\u00a0€'],
    [-0, '0,00\u00a0€'],
    [5, '0,05\u00a0€'],
    [29, '0,29\u00a0€'],
    [99_999, '999,99\u00a0€'],
    [123_450, '1\u00a0234,50\u00a0€'],
    [-123_450, '\u22121\u00a0234,50\u00a0€'],
    [-1, '\u22120,01\u00a0€'],
    [100_000_000_000, '1\u00a0000\u00a0000\u00a0000,00\u00a0€'],
  ])('formats %i cents as %j [FMT-03]', (amount, expected) => {
    expect(formatEuros(cents(amount))).toBe(expected)
  })

  test('prints what Intl prints for Finland [FMT-03]', () => {
    const intl = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatEuros(amount)).toBe(intl.format(amount / 100))
      }),
    )
  })

  test.each([
    [0, '0,00'],
    [5, '0,05'],
    [123_450, '1234,50'],
    [-123_450, '-1234,50'],
  ])('writes %i cents into a field as %j [FMT-03]', (amount, expected) => {
    expect(formatEuroInput(cents(amount))).toBe(expected)
  })

  test('formatted amounts parse back to the same value [FMT-04]', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseEuros(formatEuros(amount))).toStrictEqual({ ok: true, value: amount })
        expect(parseEuros(formatEuroInput(amount))).toStrictEqual({ ok: true, value: amount })
      }),
    )
  })
})

test('writes whole euros of a chart without cents, and the unit of a range once', () => {
  expect(formatRoundEuros(cents(120_000))).toBe('1\u00a0200\u00a0€')
  expect(formatRoundEuros(cents(120_050))).toBe('1\u00a0200,50\u00a0€')
  expect(formatEuroRange(cents(880), cents(1400))).toBe('8,80–14,00\u00a0€')
})

describe('computing', () => {
  const unknown = cents(Number.NaN)

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, undefined, '12'])(
    '%j is no amount in cents: it is unknown, and is shown as missing [FMT-04] [CTR-07]',
    (amount) => {
      const read = cents(amount as number)
      expect(isKnownAmount(read)).toBe(false)
      expect([formatEuros(read), formatRoundEuros(read), formatEuroRange(cents(1), read)]).toEqual(['–', '–', '–'])
      expect(formatEuroInput(read)).toBe('')
    },
  )

  test('calculations with an unknown amount are unknown [CTR-07]', () => {
    expect([sum([cents(1), unknown]), multiply(unknown, 2), percentOf(unknown, 25.5)].map(isKnownAmount)).toEqual([
      false,
      false,
      false,
    ])
    expect(isKnownAmount(cents(0))).toBe(true)
  })

  test('sums without losing a cent [FMT-04]', () => {
    expect(sum([])).toBe(0)
    expect(sum([cents(10), cents(20), cents(-1)])).toBe(29)
    expect(isKnownAmount(sum([cents(Number.MAX_SAFE_INTEGER), cents(1)]))).toBe(false)
  })

  test('multiplies by whole numbers only [FMT-04]', () => {
    expect(multiply(cents(860), 21)).toBe(18_060)
    expect(Object.is(multiply(cents(0), -3), 0)).toBe(true)
    expect(isKnownAmount(multiply(cents(860), 0.5))).toBe(false)
    expect(isKnownAmount(multiply(cents(Number.MAX_SAFE_INTEGER), 2))).toBe(false)
  })

  test.each([
    [1000, 25.5, 255],
    [100, 25.5, 26],
    [101, 25.5, 26],
    [99, 25.5, 25],
    [1, 50, 1],
    [-1, 50, -1],
    [1, 49.99, 0],
    [-1, 49.99, 0],
    [33_333, 1.5, 500],
    [150, 1.15, 2],
    [2500, 1.1, 28],
    [123_450, 0, 0],
    [123_450, 100, 123_450],
    [100_000_000_000, 25.5, 25_500_000_000],
  ])('of %i cents, %d per cent is %i cents, halves rounded away from zero [FMT-04]', (amount, percent, expected) => {
    expect(percentOf(cents(amount), percent)).toStrictEqual(expected)
  })

  test('a percentage is within half a cent of the exact value, halves rounded away from zero [FMT-04]', () => {
    const tenths = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(amounts, tenths, (amount, percent) => {
        const exact = BigInt(Math.abs(amount)) * BigInt(percent)
        const rounded = BigInt(Math.abs(percentOf(amount, percent / 10))) * 1000n
        expect(rounded - exact).toBeGreaterThan(-500n)
        expect(rounded - exact).toBeLessThanOrEqual(500n)
      }),
    )
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e-7])('%d is no percentage [FMT-04]', (percent) => {
    expect(isKnownAmount(percentOf(cents(100), percent))).toBe(false)
  })
})
