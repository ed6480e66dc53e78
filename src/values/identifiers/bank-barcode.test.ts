import fc from 'fast-check'
import * as bankUtils from 'finnish-bank-utils'
import { expect, test } from 'vitest'
import { addDays, plainDate } from '../dates/plain-date'
import { cents } from '../numbers/money'
import { type Bar, bankBarcode, code128C, formatIban } from './bank-barcode'

test.each([
  // The contract's example, and the version 4 example of Finance Finland's guide.
  [
    'FI2112345600000785',
    150_000,
    '20260001230',
    '2026-03-16',
    '421123456000007850015000000000000000020260001230260316',
  ],
  [
    'FI7944052020036082',
    488_315,
    '868516259619897',
    '2010-06-12',
    '479440520200360820048831500000000868516259619897100612',
  ],
])(
  'IBAN %s, %i cents, reference %s and due date %s make the barcode [DEP-09]',
  (iban, amount, referenceNumber, due, barcode) => {
    expect(bankBarcode({ iban, amount: cents(amount), referenceNumber, dueDate: plainDate(due) })).toBe(barcode)
  },
)

test('omits an amount above eight digits, for the payer to type', () => {
  const parts = { iban: 'FI2112345600000785', referenceNumber: '20260001230', dueDate: plainDate('2026-03-16') }
  expect(bankBarcode({ ...parts, amount: cents(99_999_999) }).slice(17, 25)).toBe('99999999')
  expect(bankBarcode({ ...parts, amount: cents(100_000_000) }).slice(17, 25)).toBe('00000000')
})

test('an independent decoder reads the digits back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom('20260001230', '12344', '868516259619897'),
      (amount, days, referenceNumber) => {
        const dueDate = addDays(plainDate('2020-01-01'), days)
        const barcode = bankBarcode({ iban: 'FI2112345600000785', amount: cents(amount), referenceNumber, dueDate })
        expect(barcode).toMatch(/^4\d{53}$/)
        const read = bankUtils.parseFinnishVirtualBarCode(barcode)
        expect(Math.round(read.sum * 100)).toBe(amount)
        expect(read.iban).toBe('FI21 1234 5600 0007 85')
        expect(read.reference.replaceAll(' ', '')).toBe(referenceNumber)
        const { day, month, year } = /^(?<day>\d+)\.(?<month>\d+)\.(?<year>\d+)$/.exec(read.date)?.groups ?? {}
        expect(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`).toBe(dueDate)
      },
    ),
  )
})

test('an unknown amount is written as zeros', () => {
  const parts = { iban: 'FI2112345600000785', referenceNumber: '20260001230', dueDate: plainDate('2026-03-16') }
  expect(bankBarcode({ ...parts, amount: cents(0) }).slice(17, 25)).toBe('00000000')
})

test('refuses values outside the format of a Finnish bank barcode', () => {
  const parts = {
    iban: 'FI2112345600000785',
    amount: cents(1),
    referenceNumber: '12344',
    dueDate: plainDate('2026-03-16'),
  }
  for (const iban of ['SE4550000000058398257466', 'IBAN FI2112345600000785', 'FI21123456000007851'])
    expect(() => bankBarcode({ ...parts, iban })).toThrow('not a Finnish IBAN')
  for (const referenceNumber of ['RF9811112', '123456789012345678901'])
    expect(() => bankBarcode({ ...parts, referenceNumber })).toThrow('not a reference number')
  expect(() => bankBarcode({ ...parts, amount: cents(-1) })).toThrow('not an amount')
})

test.each(['FI2112345600000785', 'FI21 1234 5600 0007 85'])('the IBAN %s is shown in groups of four', (iban) => {
  expect(formatIban(iban)).toBe('FI21\u00a01234\u00a05600\u00a00007\u00a085')
})

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
