import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '@/values/csv'
import { readTable } from './read-table'

test('reads what a spreadsheet pastes', () => {
  expect(readTable('Sukunimi\tEtunimi\r\nMäkelä\t Eero \r\n\r\nÖhman\tLiisa\n')).toEqual([
    ['Sukunimi', 'Etunimi'],
    ['Mäkelä', 'Eero'],
    ['Öhman', 'Liisa'],
  ])
})

test('reads quoted cells with separators, quotation marks and line breaks', () => {
  expect(readTable('\ufeffnimi;edut;\r\n"Mäkelä; Eero";"lounas, ""virike""\nmassa"\r\n')).toEqual([
    ['nimi', 'edut', ''],
    ['Mäkelä; Eero', 'lounas, "virike"\nmassa', ''],
  ])
  expect(readTable('a;b\n"x" y;z')).toEqual([
    ['a', 'b'],
    ['x y', 'z'],
  ])
  expect(readTable('a,b\n"never closed,c')).toEqual([
    ['a', 'b'],
    ['never closed,c', ''],
  ])
})

test('nothing gives no rows', () => {
  expect(readTable('')).toEqual([])
  expect(readTable('\n \n\t\n')).toEqual([])
})

test('reads back what is written as CSV', () => {
  const cell = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'ö', ';', '"', '\n', ',', ' ', '1') })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const wanted = rows.map((row) => ['x', ...row.map((text) => text.trim())])
      const read = readTable(toCsv(wanted.map(([head = '', ...rest]) => [head, ...rest])))
      expect(read.map((row) => row.length)).toEqual(wanted.map(() => 3))
      expect(read.map((row) => row[0])).toEqual(wanted.map(() => 'x'))
    }),
  )
})

test('any text is read without a throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readTable(text)))
})
