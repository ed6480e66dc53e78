import type { ReportFormat } from '../../../generated/api/model/index.ts'
import type { FileReply } from '../../calls/implement.ts'
import { monthOf, type PlainDate } from '../../values/calendar.ts'

/** One value of a report: text, cents, or a date. Undefined is an empty cell. */
export type Cell = { text: string } | { cents: number } | { date: PlainDate } | { month: PlainDate } | undefined
export type Table = { headings: readonly string[]; rows: readonly (readonly Cell[])[] }

const finnish = (date: PlainDate): string => date.split('-').toReversed().join('.')

/** x-assumed (downloadDeductionReport): a text that spreadsheets would read as a formula gets an apostrophe. */
const harmless = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text)
const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A cell as text; money has a decimal comma, dates are DD.MM.YYYY (FMT-02). */
function plain(cell: Cell): string {
  if (!cell) return ''
  if ('text' in cell) return harmless(cell.text)
  if ('cents' in cell) return (cell.cents / 100).toFixed(2).replace('.', ',')
  return 'date' in cell ? finnish(cell.date) : finnish(monthOf(cell.month))
}

/** x-assumed (downloadDeductionReport): UTF-8 with a byte order mark and semicolons. */
const csvOf = ({ headings, rows }: Table): string =>
  `\uFEFF${[headings.map((text) => ({ text })), ...rows].map((row) => `${row.map((cell) => quoted(plain(cell))).join(';')}\r\n`).join('')}`

const DAY_MS = 86_400_000
/** Day 0 of spreadsheet dates. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const serialOf = (date: PlainDate) => (Date.parse(`${date}T00:00:00Z`) - DAY_ZERO) / DAY_MS

/** A workbook cell with its format; money, dates and months are numbers, so that they can be summed and sorted. */
function bookCell(cell: Cell) {
  if (!cell) return { t: 's' as const, v: '' }
  if ('text' in cell) return { t: 's' as const, v: cell.text }
  if ('cents' in cell) return { t: 'n' as const, v: cell.cents / 100, z: '#,##0.00' }
  if ('date' in cell) return { t: 'n' as const, v: serialOf(cell.date), z: 'dd.mm.yyyy' }
  return { t: 'n' as const, v: serialOf(`${monthOf(cell.month)}-01`), z: 'mm.yyyy' }
}

/** The width of a column's longest text, in characters. */
const widthOf = (heading: string, cells: readonly Cell[]) => ({
  wch: Math.min(40, 2 + Math.max(heading.length, ...cells.map((cell) => plain(cell).length))),
})

/** An Excel 97–2004 workbook with numeric cells for numbers and dates. */
async function xlsOf({ headings, rows }: Table): Promise<Uint8Array<ArrayBuffer>> {
  // Lazy: the library is loaded only for a download.
  const xlsx = await import('@e965/xlsx')
  const sheet = xlsx.utils.aoa_to_sheet([[...headings], ...rows.map((row) => row.map(bookCell))])
  sheet['!cols'] = headings.map((heading, at) =>
    widthOf(
      heading,
      rows.map((row) => row[at]),
    ),
  )
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, sheet, 'Raportti')
  const bytes: unknown = xlsx.write(book, { type: 'array', bookType: 'biff8' })
  // The library types `array` as any; it is an ArrayBuffer.
  return new Uint8Array(bytes as ArrayBuffer)
}

/** The report in the requested format; its file name ends with the period. */
export async function reportFile(
  table: Table,
  name: string,
  { startDate, endDate, downloadAs }: { startDate: PlainDate; endDate: PlainDate; downloadAs: ReportFormat },
): Promise<FileReply> {
  const isMonth = monthOf(startDate) === monthOf(endDate)
  const period = isMonth ? monthOf(startDate) : `${startDate}_${endDate}`
  const fileName = `${name}-${period}.${downloadAs}`
  return downloadAs === 'csv'
    ? { fileName, contentType: 'text/csv;charset=UTF-8', content: csvOf(table) }
    : { fileName, contentType: 'application/vnd.ms-excel', content: await xlsOf(table) }
}
