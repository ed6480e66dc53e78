// @vitest-environment jsdom
import { read, utils, type WorkSheet } from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readWorkbook } from '@/employment/import/read-workbook'
import { setCurrentLocale } from '@/language/locale'
import { bytesOf } from '../../../tests/support/file-bytes'
import { dataColumns } from '../data-column'
import { saveRows } from './save-rows'

/** Takes the saved file, which jsdom cannot. */
const takeFile = vi.fn<(file: File) => string>(() => '#')

interface Line {
  name: string
  cents: number | null
  count: number
  day: string
  at: string
}

const columns = dataColumns<Line>([
  { id: 'name', header: () => 'Nimi', cell: () => 'drawn', value: () => 'sorted', file: ({ name }) => name },
  { id: 'cents', header: () => 'Summa', cell: () => 'drawn', value: ({ cents }) => cents, kind: 'money' },
  { id: 'count', header: () => 'Määrä', cell: () => 'drawn', value: ({ count }) => count, kind: 'number' },
  { id: 'day', header: () => 'Päivä', cell: () => 'drawn', value: ({ day }) => day, kind: 'date' },
  { id: 'at', header: () => 'Aika', cell: () => 'drawn', value: ({ at }) => at, fileKind: 'moment' },
  { id: 'menu', header: () => 'Toiminnot', cell: () => 'drawn', file: false },
])

const lines: Line[] = [
  { name: '=1+1; "x" <ä>', cents: -123_456, count: 12_000, day: '2026-02-28', at: '2026-11-22T12:05:00Z' },
  { name: '-12,50', cents: null, count: 0, day: '2026-11-04T22:30:00Z', at: '2026-06-30T21:30:00Z' },
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') })
  setCurrentLocale('fi')
  Object.assign(URL, { createObjectURL: takeFile, revokeObjectURL: () => undefined })
  takeFile.mockClear()
})
afterEach(() => vi.useRealTimers())

async function saved(format: 'csv' | 'xlsx', rows: readonly Line[] = lines, about?: string) {
  await saveRows(format, { name: 'Työntekijät', about, columns, rows })
  const file = takeFile.mock.lastCall?.[0] as File
  return { name: file.name, bytes: await bytesOf(file) }
}

test('CSV has semicolons, decimal commas, Finnish days and no formula [EXP-02]', async () => {
  const { name, bytes } = await saved('csv', lines, 'Osa-aikainen')
  expect(name).toBe('Työntekijät 2026-11-22 Osa-aikainen.csv')
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    [
      '\ufeffNimi;Summa;Määrä;Päivä;Aika',
      '"\'=1+1; ""x"" <ä>";-1234,56;12000;28.02.2026;22.11.2026 14.05',
      '-12,50;;0;05.11.2026;01.07.2026 00.30\r\n',
    ].join('\r\n'),
  )
})

test('Excel has typed numbers, days and moments, plain texts and a frozen heading [EXP-02]', async () => {
  const { bytes } = await saved('xlsx')
  // Read with an independent library: numbers with formats, texts that are not formulas.
  const sheet: WorkSheet = read(bytes, { type: 'array', cellNF: true }).Sheets['Työntekijät'] ?? {}
  const cell = (at: string) => {
    const { t, v, f, z } = sheet[at] ?? {}
    return [t, v, z, f]
  }
  expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual(['Nimi', 'Summa', 'Määrä', 'Päivä', 'Aika'])
  expect(cell('A2').slice(0, 2)).toEqual(['s', '=1+1; "x" <ä>'])
  expect(cell('A2')[3]).toBeUndefined()
  expect(cell('B2')).toEqual(['n', -1234.56, '#,##0.00', undefined])
  expect(cell('C2')).toEqual(['n', 12_000, '0', undefined])
  expect(cell('D2')).toEqual(['n', 46_081, 'dd\\.mm\\.yyyy', undefined])
  expect(cell('E2')[1]).toBeCloseTo(46_348 + (14 * 60 + 5) / 1440, 9)
  expect(sheet['B3']?.v).toBeUndefined()
  expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('state="frozen"')
  // The portal's own workbook reader.
  expect(readWorkbook(bytes)[0]?.read().rows.slice(1)).toEqual([
    ['=1+1; "x" <ä>', '-1234.56', '12000', '2026-02-28', '2026-11-22'],
    ['-12,50', '', '0', '2026-11-05', '2026-07-01'],
  ])
})

test('an unreadable value is an empty cell in both files [EXP-02] [CTR-07]', async () => {
  const unread: Line = { name: 'Aalto', cents: Number.NaN, count: Number.NaN, day: 'someday', at: 'then' }
  expect(new TextDecoder().decode((await saved('csv', [unread])).bytes)).toContain('\r\nAalto;;;;\r\n')
  const [, row] = readWorkbook((await saved('xlsx', [unread])).bytes)[0]?.read().rows ?? []
  expect(row).toEqual(['Aalto', '', '', '', ''])
})

test('the rows of a long list are written in chunks, and add up in both files [EXP-01] [EXP-02]', async () => {
  const rows = Array.from(
    { length: 2500 },
    (_, at): Line => ({
      name: `Henkilö ${at}\u0001\ud800`,
      cents: (at * 7919) % 100_003,
      count: at,
      day: '2026-02-28',
      at: '2026-11-22T12:05:00Z',
    }),
  )
  const total = rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  const rests = vi.spyOn(globalThis, 'setTimeout')
  const csv = new TextDecoder().decode((await saved('csv', rows)).bytes)
  const pauses = () => rests.mock.calls.filter(([, ms]) => ms === 0).length
  const before = pauses()
  expect(before).toBeGreaterThanOrEqual(5)
  const book = readWorkbook((await saved('xlsx', rows)).bytes)[0]?.read().rows ?? []
  expect(pauses() - before).toBeGreaterThanOrEqual(5)
  const inCents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
  const lines = csv.trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(2500)
  expect(lines.reduce((sum, line) => sum + inCents(line.split(';')[1]), 0)).toBe(total)
  expect(book).toHaveLength(2501)
  expect(book.slice(1).reduce((sum, cells) => sum + inCents(cells[1]), 0)).toBe(total)
})

test('a column without a file value fails the export instead of leaving a gap', async () => {
  const silent = dataColumns<Line>([{ id: 'name', header: () => 'Nimi', cell: () => 'drawn' }])
  await expect(saveRows('csv', { name: 'x', columns: silent, rows: lines })).rejects.toThrow('name')
})
