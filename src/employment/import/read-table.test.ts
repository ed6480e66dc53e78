import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '@/values/text/csv'
import { readTable } from './read-table'

test('reads cells pasted from a spreadsheet', () => {
  expect(readTable('Sukunimi\tEtunimi\r\nMäkelä\t Eero \r\n\r\nÖhman\tLiisa\n').rows).toEqual([
    ['Sukunimi', 'Etunimi'],
    ['Mäkelä', 'Eero'],
    ['Öhman', 'Liisa'],
  ])
})

test('reads quoted cells with separators, quotation marks and line breaks', () => {
  expect(readTable('\ufeffnimi;edut;\r\n"Mäkelä; Eero";"lounas, ""virike""\nmassa"\r\n').rows).toEqual([
    ['nimi', 'edut', ''],
    ['Mäkelä; Eero', 'lounas, "virike"\nmassa', ''],
  ])
  expect(readTable('a;b\n"x" y;z').rows).toEqual([
    ['a', 'b'],
    ['x y', 'z'],
  ])
  expect(readTable('a,b\n"never closed,c').rows).toEqual([
    ['a', 'b'],
    ['never closed,c', ''],
  ])
})

test('numbers rows as a spreadsheet does: counts empty rows, but no line breaks inside cells', () => {
  expect(readTable('a;b\r\n\r\n;\r\n"x\ny";z\r\nu;v').lines).toEqual([1, 4, 5])
})

test('reports the row of an unclosed quotation mark', () => {
  expect(readTable('a;b\n\nc;"d\ne;f\ng;h')).toEqual({
    rows: [
      ['a', 'b'],
      ['c', 'd\ne;f\ng;h'],
    ],
    lines: [1, 3],
    unclosedAt: 3,
  })
  expect(readTable('a;"b"').unclosedAt).toBeUndefined()
})

test.each([
  ['no separator', 'Henkilöstöraportti 11/2026', ';'],
  ['a comma', 'Palkkaraportti, Yritys Oy', '\t'],
  ['a semicolon', 'Raportti; luotu 1.12.2026', ','],
])('a title with %s does not decide the separator', (_, title, separator) => {
  const rows = [
    ['Sukunimi', 'Etunimi'],
    ['Mäkelä', 'Eero'],
  ]
  const text = [title, '', ...rows.map((cells) => cells.join(separator))].join('\r\n')
  expect(readTable(text).rows.slice(1)).toEqual(rows)
})

test.each(['sep=;\r\n', 'SEP=;\n', '"sep=;"\r', '\ufeffsep=;\n'])('%j sets the separator and is not a row', (first) => {
  expect(readTable(`${first}a,b;c\n1,5;2`)).toEqual({
    rows: [
      ['a,b', 'c'],
      ['1,5', '2'],
    ],
    lines: [1, 2],
  })
})

test('an empty text gives no rows', () => {
  expect(readTable('').rows).toEqual([])
  expect(readTable('\n \n\t\n').rows).toEqual([])
})

test('reads back the CSV that toCsv writes', () => {
  const cell = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'ö', ';', '"', '\n', ',', ' ', '1') })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const wanted = rows.map((row) => ['x', ...row.map((text) => text.trim())])
      const read = readTable(toCsv(wanted.map(([head = '', ...rest]) => [head, ...rest]))).rows
      expect(read.map((row) => row.length)).toEqual(wanted.map(() => 3))
      expect(read.map((row) => row[0])).toEqual(wanted.map(() => 'x'))
    }),
  )
})

test('reads any text without throwing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readTable(text)))
})
