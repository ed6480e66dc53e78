import { safeFileName } from '@/values/file-name'

/** The browser reads the file after the press; by then it has. */
const KEPT_MS = 10_000

/** Lets the browser save a file, under its own name made safe, always ending in `.extension`. */
export function saveFile(file: Blob, extension: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = safeFileName(file instanceof File ? file.name : '', extension)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** The same for a table that was made here: a text in CSV. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }), 'csv')
