import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { evenRows, type ReadTable, TooLargeError } from './read-table'

/** Limit of the unpacked size: a small zip file can expand to a huge one. */
const MAX_BYTES = 60_000_000
const MAX_ROWS = 20_000
const COLUMN_CAP = 100

/** Unpack only parts with cells: no macros, pictures or links. */
const isRead = (name: string) =>
  /^xl\/(workbook|sharedStrings|styles)\.xml$|^xl\/_rels\/workbook\.xml\.rels$|^xl\/worksheets\/[^/]+\.xml$/.test(name)

/** A sheet, parsed on demand. @throws TooLargeError; Error if it is damaged */
export interface Sheet {
  name: string
  read: () => ReadTable
}

/**
 * The visible, non-empty sheets of an .xlsx file, with the saved values of formulas. Dates are formatted as 2026-02-01,
 * percentages as 50 %. @throws TooLargeError; Error if the file is damaged or is not a workbook
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  let size = 0
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!isRead(name)) return false
    size += originalSize
    if (size > MAX_BYTES) throw new TooLargeError('the workbook is too large')
    return true
  }
  const parts = unzipSync(bytes, { filter })
  const part = (name: string): Document | undefined => {
    const data = parts[name]
    return data && parsed(strFromU8(data))
  }
  const workbook = part('xl/workbook.xml')
  if (!workbook) throw new Error('no workbook in the file')
  const sheets = visibleSheets(workbook, part('xl/_rels/workbook.xml.rels')).flatMap(({ name, path }) => {
    const data = parts[path]
    return data ? [{ name, xml: strFromU8(data) }] : []
  })
  if (sheets.length === 0) throw new Error('no sheet in the workbook')
  const texts = all(part('xl/sharedStrings.xml'), 'si').map(textOf)
  const kinds = kindsOf(part('xl/styles.xml'))
  const from1904 = all(workbook, 'workbookPr')[0]?.getAttribute('date1904')
  const epoch = from1904 === '1' || from1904 === 'true' ? 24_107 : 25_569
  return sheets
    .filter(({ xml }) => HOLDS_CELLS.test(xml))
    .map(({ name, xml }) => ({
      name,
      read: () => tableOf(parsed(xml), (cell) => cellText(cell, { texts, kinds, epoch })),
    }))
}

const HOLDS_CELLS = /<(?:\w+:)?(?:v|is)[\s>]/

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (document.querySelector('parsererror')) throw new Error('a part of the workbook is damaged')
  return document
}

/** Finds elements by local name, because files of other programs use namespace prefixes. */
const all = (node: Document | Element | undefined, name: string): Element[] =>
  node ? [...node.getElementsByTagNameNS('*', name)] : []

/** Names and paths of the visible sheets; if all are hidden, of the first one. */
function visibleSheets(workbook: Document, relations: Document | undefined) {
  const sheets = all(workbook, 'sheet')
  const visible = sheets.filter((one) => !one.getAttribute('state')?.toLowerCase().includes('hidden'))
  const offered = visible.length > 0 ? visible : sheets.slice(0, 1)
  return offered.map((sheet, index) => ({
    name: sheet.getAttribute('name') ?? String(index + 1),
    path: pathOf(sheet, index, relations),
  }))
}

function pathOf(sheet: Element, index: number, relations: Document | undefined): string {
  const id = [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix)?.value
  const target = all(relations, 'Relationship')
    .find((one) => one.getAttribute('Id') === id)
    ?.getAttribute('Target')
  if (!target) return `xl/worksheets/sheet${index + 1}.xml`
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
}

/** The text of all runs of a cell, without phonetic guides. */
const textOf = (node: Element): string =>
  all(node, 't')
    .filter((piece) => piece.parentElement?.localName !== 'rPh')
    .map((piece) => piece.textContent)
    .join('')

type Kind = 'date' | 'percent' | undefined

function kindsOf(styles: Document | undefined): readonly Kind[] {
  const codes = new Map(
    all(styles, 'numFmt').map((one) => [one.getAttribute('numFmtId'), one.getAttribute('formatCode') ?? '']),
  )
  const formats = all(all(styles, 'cellXfs')[0], 'xf')
  return formats.map((format) => kindOf(format.getAttribute('numFmtId'), codes.get(format.getAttribute('numFmtId'))))
}

function kindOf(id: string | null, code: string | undefined): Kind {
  if (code !== undefined) {
    // Quoted literals, bracketed parts and escapes do not determine the format.
    const pattern = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
    if (pattern.includes('%')) return 'percent'
    return /[dy]/i.test(pattern) ? 'date' : undefined
  }
  const number = Number(id)
  if (number === 9 || number === 10) return 'percent'
  return (number >= 14 && number <= 17) || number === 22 || (number >= 27 && number <= 36) ? 'date' : undefined
}

interface CellContext {
  texts: readonly string[]
  kinds: readonly Kind[]
  /** Serial number of 1970-01-01. */
  epoch: number
}

function cellText(cell: Element, { texts, kinds, epoch }: CellContext): string {
  const type = cell.getAttribute('t')
  if (type === 'inlineStr') return textOf(cell)
  const value = all(cell, 'v')[0]?.textContent ?? ''
  if (value === '' || type === 'e') return ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'str' || type === 'd') return value
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const kind = kinds[Number(cell.getAttribute('s') ?? 0)]
  if (kind === 'date') {
    const day = new Date(Math.floor(number - epoch) * 86_400_000)
    return Number.isNaN(day.getTime()) ? value : day.toISOString().slice(0, 10)
  }
  // Rounded, because 37.5 % is saved as 0.375000001 or similar.
  if (kind === 'percent') return `${Number((number * 100).toPrecision(12))} %`
  return String(Number(number.toPrecision(15)))
}

/** Zero-based column index: `AB12` is 27. */
function columnOf(cell: Element, next: number): number {
  const letters = /^[A-Z]+/.exec(cell.getAttribute('r') ?? '')?.[0]
  if (letters === undefined) return next
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function tableOf(sheet: Document, read: (cell: Element) => string): ReadTable {
  const rows: string[][] = []
  const lines: number[] = []
  let line = 0
  let hidden = 0
  for (const row of all(sheet, 'row')) {
    // A row without a number follows the previous one.
    line = Number(row.getAttribute('r')) || line + 1
    const cells: string[] = []
    let next = 0
    for (const cell of all(row, 'c')) {
      const at = columnOf(cell, next)
      next = at + 1
      if (at < COLUMN_CAP) cells[at] = read(cell).trim()
    }
    const filled = Array.from(cells, (text) => text ?? '')
    if (filled.every((text) => text === '')) continue
    rows.push(filled)
    lines.push(line)
    if (/^(?:1|true)$/.test(row.getAttribute('hidden') ?? '')) hidden += 1
    if (rows.length > MAX_ROWS) throw new TooLargeError('the sheet has too many rows')
  }
  return { rows: evenRows(rows), lines, ...(hidden > 0 && { hidden }) }
}
