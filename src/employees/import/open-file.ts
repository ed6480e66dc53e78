import { type ReadTable, readTable } from './read-table'
import type { Sheet } from './read-workbook'

/** Why a file cannot be read. */
export type FileRefused = 'empty' | 'too-large' | 'old-excel' | 'web-page' | 'no-table' | 'unreadable'

/** `sheets`: a workbook with several of them, one of which is to be chosen. */
export type OpenedFile =
  | { kind: 'table'; table: ReadTable }
  | { kind: 'sheets'; sheets: readonly Sheet[] }
  | { kind: 'refused'; reason: FileRefused }

const MOST_BYTES = 10_000_000

const refused = (reason: FileRefused): OpenedFile => ({ kind: 'refused', reason })
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** Reads a table from a file: .xlsx, or text as CSV or with tabs. By its content; the name says little. */
export async function openFile(file: Blob): Promise<OpenedFile> {
  if (file.size > MOST_BYTES) return refused('too-large')
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    // It has gone, or may not be read.
    return refused('unreadable')
  }
  // An old .xls, or a workbook under a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return refused('old-excel')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return openWorkbook(bytes)
  const text = decodeText(bytes)
  // What reports call .xls is often a web page, or XML of Excel 2003.
  if (/^\s*(?:<[!?a-z]|MIME-Version:)/i.test(text)) return refused('web-page')
  // A control character but tab and line ends is no text.
  // oxlint-disable-next-line no-control-regex -- they are looked for
  if (/[\0-\u0008\u000e-\u001f\u007f]/.test(text.slice(0, 10_000))) return refused('no-table')
  return withRows(readTable(text))
}

async function openWorkbook(bytes: Uint8Array): Promise<OpenedFile> {
  try {
    const { readWorkbook } = await import('./read-workbook')
    const sheets = readWorkbook(bytes)
    const [first] = sheets
    if (!first) return refused('empty')
    return sheets.length > 1 ? { kind: 'sheets', sheets } : openSheet(first)
  } catch {
    // Some other zip file, a damaged or a huge one.
    return refused('no-table')
  }
}

/** Reads the sheet that was chosen. */
export function openSheet(sheet: Sheet): OpenedFile {
  try {
    return withRows(sheet.read())
  } catch {
    return refused('no-table')
  }
}

const withRows = (table: ReadTable): OpenedFile =>
  table.rows.length === 0 ? refused('empty') : { kind: 'table', table }

/** UTF-16 as Excel's "Unicode text", UTF-8, or Windows-1252 as Excel saves CSV in Finland. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
