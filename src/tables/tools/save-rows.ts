import { pause } from '@/browser/pause'
import { saveFile } from '@/browser/save-file'
import { today } from '@/values/dates/clock'
import { csvLines, toCsv } from '@/values/text/csv'
import type { DataColumn } from '../data-column'
import { csvText, fileColumns } from './file-columns'

const PIECE = 500

/** Splits the rows into chunks and yields to the event loop after each, so that the page stays responsive. */
async function* inPieces<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += PIECE) {
    yield rows.slice(at, at + PIECE)
    await pause(0)
  }
}

export type FileFormat = 'csv' | 'xlsx'

export interface SavedTable<Row> {
  name: string
  about?: string | undefined
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
}

/** EXP-01, EXP-02: exports the visible columns of the rows to a file. @throws when it cannot be written */
export async function saveRows<Row>(format: FileFormat, table: SavedTable<Row>): Promise<void> {
  const { rows, name, about } = table
  // EXP-01: named by subject, day and filters: `Työntekijät 2026-11-22 Osa-aikainen`.
  const fileName = [name, today(), about].filter(Boolean).join(' ')
  const columns = fileColumns(table.columns)
  const pieces = inPieces(rows)
  if (format === 'xlsx') {
    const { writeWorkbook } = await import('./write-workbook')
    const blob = await writeWorkbook(name, columns, rows, pieces)
    saveFile(new File([blob], `${fileName}.xlsx`, { type: blob.type }))
    return
  }
  const texts = [toCsv([columns.map(({ header }) => header)])]
  for await (const piece of pieces) {
    texts.push(csvLines(piece.map((row) => columns.map(({ kind, read }) => csvText(kind, read(row))))))
  }
  saveFile(new File(texts, `${fileName}.csv`, { type: 'text/csv;charset=utf-8' }))
}
