import { safeFileName } from '@/values/file-name'

/** The browser reads the blob after the click; its URL is revoked after this time. */
const KEPT_MS = 10_000

/** Saves a file with the browser, under its own name made safe, always ending in `.extension`. */
export function saveFile(file: Blob, extension: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = safeFileName(file instanceof File ? file.name : '', extension)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Saves a CSV text as a file. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }), 'csv')
