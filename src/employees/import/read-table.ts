/** Rows of cells, as they were pasted or stood in the file; every row is as long as the longest. */
export type Table = readonly (readonly string[])[]

const SEPARATORS = ['\t', ';', ','] as const

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
export function readTable(text: string): Table {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const endRow = () => {
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
  }
  while (at < source.length) {
    const cell = source[at] === '"' ? quotedCell(source, at, separator) : plainCell(source, at, separator)
    row.push(cell.text.trim())
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
  const width = Math.max(0, ...rows.slice(0, 50).map((cells) => cells.length))
  return rows.map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? ''))
}

function plainCell(source: string, start: number, separator: string) {
  let end = start
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end += 1
  return { text: source.slice(start, end), end }
}

/** Text after the closing mark belongs to the cell too: spreadsheets never write it, people do. */
function quotedCell(source: string, start: number, separator: string) {
  let text = ''
  let at = start + 1
  while (at < source.length) {
    const quote = source.indexOf('"', at)
    if (quote === -1) return { text: text + source.slice(at), end: source.length }
    text += source.slice(at, quote)
    if (source[quote + 1] !== '"') {
      const rest = plainCell(source, quote + 1, separator)
      return { text: text + rest.text, end: rest.end }
    }
    text += '"'
    at = quote + 2
  }
  return { text, end: source.length }
}
