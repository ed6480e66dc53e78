import { m } from '@generated/messages/messages.js'
import { type ReadTable, readTable, TooLargeError } from './read-table'
import type { Sheet } from './read-workbook'

/** `sheets`: the workbook has several sheets, and the user must select one. */
export type OpenedFile =
  | { kind: 'table'; table: ReadTable }
  | { kind: 'sheets'; sheets: readonly Sheet[] }
  | { kind: 'refused'; reason: () => string }

const MAX_BYTES = 10_000_000

const refused = (reason: () => string): OpenedFile => ({ kind: 'refused', reason })
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/**
 * Reads .xlsx, CSV or tab-separated text. Detects the format from the content, because a file's extension may be wrong.
 * @throws when the code that reads workbooks cannot be loaded
 */
export async function openFile(file: Blob): Promise<OpenedFile> {
  if (file.size > MAX_BYTES) return refused(m.employees_import_file_large)
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    // The file was deleted or may not be read.
    return refused(m.employees_import_file_failed)
  }
  // An old .xls file, or a workbook with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return refused(m.employees_import_file_old)
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return openWorkbook(bytes)
  const text = decodeText(bytes)
  // Files that reports name .xls are often HTML or Excel 2003 XML.
  if (/^\s*(?:<[!?a-z]|MIME-Version:)/i.test(text)) return refused(m.employees_import_file_web_page)
  // Control characters other than tab and line ends mean a binary file.
  // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
  if (/[\0-\u0008\u000e-\u001f\u007f]/.test(text.slice(0, 10_000))) return refused(m.employees_import_file_no_table)
  return withRows(readTable(text))
}

async function openWorkbook(bytes: Uint8Array): Promise<OpenedFile> {
  const { readWorkbook } = await import('./read-workbook')
  try {
    const sheets = readWorkbook(bytes)
    const [first] = sheets
    if (!first) return refused(m.employees_import_file_empty)
    return sheets.length > 1 ? { kind: 'sheets', sheets } : openSheet(first)
  } catch (error) {
    return unread(error)
  }
}

export function openSheet(sheet: Sheet): OpenedFile {
  try {
    return withRows(sheet.read())
  } catch (error) {
    return unread(error)
  }
}

/** Of a workbook that is too large, damaged, or another kind of zip file. */
const unread = (error: unknown): OpenedFile =>
  refused(error instanceof TooLargeError ? m.employees_import_workbook_large : m.employees_import_file_no_table)

const withRows = (table: ReadTable): OpenedFile =>
  table.rows.length === 0 ? refused(m.employees_import_file_empty) : { kind: 'table', table }

/** Decodes UTF-16 (Excel's "Unicode text"), UTF-8, or Windows-1252 (Excel's CSV in Finland). */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
