/** Rows of cells, as they were pasted or stood in the file; every row is as long as the longest. */
export type Table = readonly (readonly string[])[]

/** A table without its empty rows. */
export interface ReadTable {
  rows: Table
  /** The number of each row as a spreadsheet shows it: empty rows count, the first is 1. */
  lines: readonly number[]
  /** The number of the row with a quotation mark that is never closed: the rest of the text is in its cell. */
  unclosedAt?: number
  /** How many of the rows the spreadsheet hides, as a filter does. */
  hidden?: number
}

const SEPARATORS = ['\t', ';', ','] as const

/** Excel's own first line, which names the separator and is no row. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i

/** The separator of the first line: what a spreadsheet pastes (tab), what Excel saves in Finland (;), or a comma. */
function separatorOf(text: string): string {
  const start = text.replace(/^[\r\n]+/, '')
  const firstLine = start.slice(0, start.search(/[\r\n]|$/)).replace(/"[^"]*"?/g, '')
  return SEPARATORS.find((separator) => firstLine.includes(separator)) ?? '\t'
}

/**
 * Reads what a spreadsheet pastes or saves as CSV (RFC 4180: quotation marks around cells, doubled inside). Cells are
 * trimmed, empty lines left out. An unclosed quotation mark takes the rest of the text into its cell.
 */
export function readTable(text: string): ReadTable {
  const whole = text.replace(/^\ufeff/, '')
  const named = SEPARATOR_LINE.exec(whole)
  const source = named ? whole.slice(named[0].length) : whole
  const separator = named?.[1] ?? separatorOf(source)
  const rows: string[][] = []
  const lines: number[] = []
  let line = 1
  let row: string[] = []
  let at = 0
  let unclosedAt: number | undefined
  const endRow = () => {
    if (row.some((cell) => cell !== '')) {
      rows.push(row)
      lines.push(line)
    }
    row = []
    line += 1
  }
  while (at < source.length) {
    const cell = source[at] === '"' ? quotedCell(source, at, separator) : plainCell(source, at, separator)
    row.push(cell.text.trim())
    if (cell.isUnclosed) unclosedAt = line
    at = cell.end
    if (source[at] === separator) {
      at += 1
      // A separator at the very end stands before one more, empty cell.
      if (at === source.length) row.push('')
      continue
    }
    endRow()
    at += source.startsWith('\r\n', at) ? 2 : 1
  }
  endRow()
  return { rows: evenRows(rows), lines, ...(unclosedAt !== undefined && { unclosedAt }) }
}

/** Rows as long as the longest of the first 50. */
export function evenRows(rows: readonly string[][]): Table {
  const width = Math.max(0, ...rows.slice(0, 50).map((cells) => cells.length))
  return rows.map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? ''))
}

interface ReadCell {
  text: string
  end: number
  isUnclosed?: boolean
}

function plainCell(source: string, start: number, separator: string): ReadCell {
  let end = start
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end += 1
  return { text: source.slice(start, end), end }
}

/** Text after the closing mark belongs to the cell too: spreadsheets never write it, people do. */
function quotedCell(source: string, start: number, separator: string): ReadCell {
  let text = ''
  let at = start + 1
  while (at < source.length) {
    const quote = source.indexOf('"', at)
    if (quote === -1) return { text: text + source.slice(at), end: source.length, isUnclosed: true }
    text += source.slice(at, quote)
    if (source[quote + 1] !== '"') {
      const rest = plainCell(source, quote + 1, separator)
      return { text: text + rest.text, end: rest.end }
    }
    text += '"'
    at = quote + 2
  }
  return { text, end: source.length, isUnclosed: true }
}
