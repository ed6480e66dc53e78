import { strToU8, Zip, ZipDeflate } from 'fflate'
import { daysBetween, formatInstant, parseDate, plainDate } from '@/values/dates/plain-date'
import type { FileKind, FileValue } from '../data-column'
import { dayOf, type FileColumn } from './file-columns'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Index in `STYLES` of the cell style of each kind; 1 is the heading style. */
const STYLE: Record<FileKind, number> = { text: 0, money: 2, number: 3, date: 4, moment: 5 }
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh\\.mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/>${[4, 1, 164, 165].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`

/** The parts of the file but the sheet, by path. */
const parts = (sheetName: string): Record<string, string> => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
})

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML and removes characters that XML does not allow. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? '')

const sheetNameOf = (name: string): string =>
  name
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31) || 'A'

const EPOCH = plainDate('1899-12-30')

/** A day, or a moment in Helsinki time, as a spreadsheet serial number: days since 1899-12-30. */
function serial(kind: 'date' | 'moment', value: string): number {
  if (kind === 'date') return daysBetween(EPOCH, dayOf(value))
  const [day = '', time = ''] = formatInstant(value).split(' ')
  const [hours, minutes] = time.split('.').map(Number)
  const date = parseDate(day)
  if (!date.ok || hours === undefined || minutes === undefined) return Number.NaN
  return daysBetween(EPOCH, date.value) + (hours * 60 + minutes) / 1440
}

/** Texts are written as inline strings, so a text that starts like a formula is never evaluated. */
function cellXml(kind: FileKind, value: FileValue, style = STYLE[kind]): string {
  if (value === null || value === undefined || value === '') return '<c/>'
  if (kind === 'text')
    return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`
  const number =
    kind === 'money' ? Number(value) / 100 : kind === 'number' ? Number(value) : serial(kind, String(value))
  // An unreadable value becomes an empty cell (CTR-07).
  return Number.isFinite(number) ? `<c s="${style}"><v>${number}</v></c>` : '<c/>'
}

const rowXml = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`

/** Limits of a column's width, in characters. The width is that of the widest cell of the first rows. */
const NARROWEST = 10
const WIDEST = 50

const widthOf = <Row>({ header, kind, read }: FileColumn<Row>, rows: readonly Row[]): number => {
  const fixed = kind === 'moment' ? 16 : NARROWEST
  const texts = kind === 'text' ? rows.slice(0, 200).map((row) => String(read(row) ?? '').length) : []
  return Math.min(WIDEST, Math.max(fixed, header.length, ...texts) + 2)
}

const sheetStart = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column, rows)}" customWidth="1"/>`).join('')}</cols><sheetData>${rowXml(columns.map(({ header }) => cellXml('text', header, 1)))}`

const SHEET_END = '</sheetData></worksheet>'

/** With typed cells, in chunks, so that ten thousand rows do not block the page. */
export async function writeWorkbook<Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  pieces: AsyncIterable<readonly Row[]>,
): Promise<Blob> {
  const written: Uint8Array<ArrayBuffer>[] = []
  let failure: unknown
  const zip = new Zip((error, data) => {
    if (error) failure = error
    else written.push(data)
  })
  const add = (path: string) => {
    const file = new ZipDeflate(path)
    zip.add(file)
    return file
  }
  for (const [path, xml] of Object.entries(parts(sheetNameOf(name)))) add(path).push(strToU8(xml), true)
  const sheet = add('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(sheetStart(columns, rows)))
  for await (const piece of pieces) {
    const lines = piece.map((row) => rowXml(columns.map(({ kind, read }) => cellXml(kind, read(row)))))
    sheet.push(strToU8(lines.join('')))
  }
  sheet.push(strToU8(SHEET_END), true)
  zip.end()
  if (failure !== undefined) throw failure
  return new Blob(written, { type: `${TYPE}.sheet` })
}
