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

/** A file is larger than the portal reads. */
export class TooLargeError extends Error {}

/** Removes the apostrophe that CSV files, the portal's included, put before values like +358 to disarm formulas. */
export const unescaped = (cell = ''): string => (cell.startsWith("'") && /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

const SEPARATORS = ['\t', ';', ','] as const

/** Excel's own first line, which names the separator and is not data. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i

/**
 * Tab (pasted), semicolon (Excel in Finland) or comma: the one that occurs in most of the first 20 lines. The first line is not
 * enough, because it may be a title.
 */
function separatorOf(text: string): string {
  const start = text.slice(0, 10_000).replace(/"[^"]*"?/g, '')
  const lines = start.split(/[\r\n]+/).slice(0, 20)
  const counts = SEPARATORS.map((separator) => lines.filter((line) => line.includes(separator)).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? '\t'
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
  let row: string[] = []
  let [line, at] = [1, 0]
  let unclosedAt: number | undefined
  const quotedPart = /"([^"]*(?:""[^"]*)*)("|$)/y
  while (true) {
    let text = ''
    if (source[at] === '"') {
      quotedPart.lastIndex = at
      const [part = '', quoted = '', mark] = quotedPart.exec(source) ?? []
      text = quoted.replaceAll('""', '"')
      if (mark === '') unclosedAt = line
      at += part.length
    }
    // Text after the closing mark belongs to the cell too: spreadsheets never write it, but people do.
    const start = at
    while (at < source.length && source[at] !== separator && source[at] !== '\n' && source[at] !== '\r') at += 1
    row.push((text + source.slice(start, at)).trim())
    if (source[at] === separator) {
      at += 1
      continue
    }
    if (row.some((cell) => cell !== '')) {
      rows.push(row)
      lines.push(line)
    }
    if (at >= source.length) break
    at += source.startsWith('\r\n', at) ? 2 : 1
    row = []
    line += 1
  }
  return { rows: evenRows(rows), lines, ...(unclosedAt !== undefined && { unclosedAt }) }
}

/** Pads or cuts rows to the length of the longest of the first 50. */
export function evenRows(rows: readonly string[][]): Table {
  const width = Math.max(0, ...rows.slice(0, 50).map((cells) => cells.length))
  return rows.map((cells) =>
    cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? ''),
  )
}
