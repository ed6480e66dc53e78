import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bar, code128C } from './code-128'

/** The bars as a scanner sees them: one character for each module. */
const modules = ({ bars, width }: { bars: Bar[]; width: number }) => {
  const row = Array<string>(width).fill('0')
  for (const bar of bars) row.fill('1', bar.x, bar.x + bar.width)
  return row.join('')
}

test('encodes 1234 as start C, 12, 34, check symbol 82 and stop', () => {
  expect(modules(code128C('1234'))).toBe(
    ['11010011100', '10110011100', '10001011000', '10010011110', '1100011101011'].join(''),
  )
})

test('the first bars are those of start C, without the quiet zone', () => {
  const { bars } = code128C('1234')
  expect(bars.slice(0, 3)).toEqual([
    { x: 0, width: 2 },
    { x: 3, width: 1 },
    { x: 6, width: 3 },
  ])
  expect(bars).toHaveLength(16)
})

/** The symbol of a pair of digits, cut from an encoded barcode. */
const symbolOf = (pair: string) => modules(code128C(pair)).slice(11, 22)

test('each pair of digits has a distinct symbol: eleven modules, three bars of even width, three gaps', () => {
  const symbols = Array.from({ length: 100 }, (_, value) => symbolOf(String(value).padStart(2, '0')))
  expect(new Set(symbols).size).toBe(100)
  for (const symbol of symbols) {
    expect(symbol).toMatch(/^(1{1,4}0{1,4}){3}$/)
    expect(symbol).toHaveLength(11)
    // Scanners detect errors by this parity.
    expect([...symbol].filter((module) => module === '1').length % 2).toBe(0)
  }
})

test('a bank barcode has 27 pairs of digits between start and check symbol, and decodes to the same digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{54}$/), (digits) => {
      const row = modules(code128C(digits))
      expect(row).toHaveLength((27 + 2) * 11 + 13)
      const pairs = digits.match(/\d\d/g) ?? []
      expect(row.slice(11, 11 + 27 * 11)).toBe(pairs.map(symbolOf).join(''))
      expect(row.startsWith('11010011100')).toBe(true)
      expect(row.endsWith('1100011101011')).toBe(true)
    }),
  )
})

test.each(['', '1', '123', '12a4', '１２'])('refuses %j', (text) => {
  expect(() => code128C(text)).toThrow('not an even number of digits')
})
