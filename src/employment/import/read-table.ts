/** Rows of cells as pasted or read. All rows have the same length. */
export type Table = readonly (readonly string[])[]

export interface ReadTable {
  rows: Table
  /** Row numbers as in a spreadsheet: counted from 1, including empty rows. */
  lines: readonly number[]
  /** Number of the row with an unclosed quotation mark; its cell contains the rest of the text. */
  unclosedAt?: number
  /** Number of rows hidden in the spreadsheet, e.g. by a filter. */
  hidden?: number
}

/** Removes the apostrophe that CSV files, the portal's included, put before values like +358 to disarm formulas. */
export const unescaped = (cell = ''): string => (cell.startsWith("'") && /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

const SEPARATORS = ['\t', ';', ','] as const

/** Excel's own first line, which names the separator and is not data. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i

/** Detects the separator from the first line: tab (pasted), semicolon (Excel in Finland) or comma. */
function separatorOf(text: string): string {
  const start = text.replace(/^[\r\n]+/, '')
  const firstLine = start.slice(0, start.search(/[\r\n]|$/)).replace(/"[^"]*"?/g, '')
  return SEPARATORS.find((separator) => firstLine.includes(separator)) ?? '\t'
}

/**
 * Parses pasted cells or CSV (RFC 4180). Trims cells and skips empty lines. An unclosed quotation mark includes the
 * rest of the text in its cell.
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
      // A separator at the very end is followed by one more, empty cell.
      if (at === source.length) row.push('')
      continue
    }
    endRow()
    at += source.startsWith('\r\n', at) ? 2 : 1
  }
  endRow()
  return { rows: evenRows(rows), lines, ...(unclosedAt !== undefined && { unclosedAt }) }
}

/** Pads or cuts rows to the length of the longest of the first 50. */
export function evenRows(rows: readonly string[][]): Table {
  const width = Math.max(0, ...rows.slice(0, 50).map((cells) => cells.length))
  return rows.map((cells) =>
    cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? ''),
  )
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

/** Text after the closing mark belongs to the cell too: spreadsheets never write it, but people do. */
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
