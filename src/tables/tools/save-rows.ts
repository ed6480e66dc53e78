import { saveFile } from '@/browser/save-file'
import { today } from '@/values/clock'
import { csvLines, toCsv } from '@/values/csv'
import type { DataColumn } from '../data-column'
import { csvText, fileColumns } from './file-columns'

/** Rows that are written before the page gets its turn. */
const PIECE = 500

/** The rows in pieces, with a rest after each in which the page draws and hears. */
async function* inPieces<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += PIECE) {
    yield rows.slice(at, at + PIECE)
    await new Promise((done) => setTimeout(done))
  }
}

export type FileFormat = 'csv' | 'xlsx'

export interface SavedTable<Row> {
  /** What the file holds: its name begins with it. */
  name: string
  /** What the rows are narrowed to. */
  about?: string | undefined
  /** Those that are shown. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
}

/** EXP-01: what, of which day, and narrowed to what: `Työntekijät 2026-11-22 Osa-aikainen`. */
const nameOf = ({ name, about }: Pick<SavedTable<never>, 'name' | 'about'>): string =>
  [name, today(), about].filter(Boolean).join(' ')

/** EXP-01, EXP-02: saves rows as a file of the columns that are shown. @throws when it cannot be written */
export async function saveRows<Row>(format: FileFormat, table: SavedTable<Row>): Promise<void> {
  const { rows, name } = table
  const columns = fileColumns(table.columns)
  const pieces = inPieces(rows)
  if (format === 'xlsx') {
    const { writeWorkbook } = await import('./write-workbook')
    const blob = await writeWorkbook(name, columns, rows, pieces)
    saveFile(new File([blob], `${nameOf(table)}.xlsx`, { type: blob.type }), 'xlsx')
    return
  }
  const texts = [toCsv([columns.map(({ header }) => header)])]
  for await (const piece of pieces) {
    texts.push(csvLines(piece.map((row) => columns.map(({ kind, read }) => csvText(kind, read(row))))))
  }
  saveFile(new File(texts, `${nameOf(table)}.csv`, { type: 'text/csv;charset=utf-8' }), 'csv')
}
