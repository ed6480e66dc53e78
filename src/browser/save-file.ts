import { safeFileName } from '@/values/text/file-name'

/** The browser reads the blob some time after the click, so its URL is revoked this much later. */
const REVOKE_AFTER_MS = 10_000

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
}

/** Saves a file with the browser under its own name, made safe and with the extension of its type. */
export function saveFile(file: Blob): void {
  const [type = ''] = file.type.split(';')
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = safeFileName(file instanceof File ? file.name : '', EXTENSIONS[type] ?? 'bin')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}

export const saveCsv = (name: string, csv: string): void =>
  saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }))
