import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, formatEuroInput } from '../numbers/money'
import { csvLines, escapeCsvCell, toCsv } from './csv'

test.each([
  ['Virtanen', 'Virtanen'],
  ['', ''],
  ['=1+1', "'=1+1"],
  ['+358401234567', "'+358401234567"],
  ['-Anna', "'-Anna"],
  ['-1+1', "'-1+1"],
  ['-2,5*A1', "'-2,5*A1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['＝1+1', "'＝1+1"],
  ['-12,50', '-12,50'],
  ['-12.5', '-12.5'],
  ['-1\u00a0234,50', '-1\u00a0234,50'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=A1;"x"', '"\'=A1;""x"""'],
  ['a,b', 'a,b'],
])('the cell %j is written %j', (cell, expected) => {
  expect(escapeCsvCell(cell)).toBe(expected)
})

test('writes rows with semicolons and CRLF, after a byte order mark', () => {
  expect(
    toCsv([
      ['Nimi', 'Summa'],
      ['Öberg', '-12,50'],
    ]),
  ).toBe('\ufeffNimi;Summa\r\nÖberg;-12,50\r\n')
  expect(toCsv([])).toBe('\ufeff')
  expect(csvLines([['a', 'b;c']])).toBe('a;"b;c"\r\n')
})

test('negative amounts stay numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: -1 }), (amount) => {
      const cell = formatEuroInput(cents(amount))
      expect(escapeCsvCell(cell)).toBe(cell)
    }),
  )
})
