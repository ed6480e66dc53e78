import type { Answer } from '../calls/wire-call'

/** The file name from Content-Disposition, in either form of RFC 6266; empty without one. */
export function fileNameOf(contentDisposition: unknown): string {
  if (typeof contentDisposition !== 'string') return ''
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(contentDisposition)?.[1]
  if (extended) {
    try {
      return decodeURIComponent(extended.trim())
    } catch {
      return ''
    }
  }
  return /filename="?([^";]+)"?/i.exec(contentDisposition)?.[1]?.trim() ?? ''
}

/** Skipped for other origins, where compression cannot be detected. */
function isCutShort(bytes: number, { config, headers }: Answer): boolean {
  const isOwn = new URL(config?.url ?? '', location.href).origin === location.origin
  return isOwn && !headers['content-encoding'] && bytes < Number(headers['content-length'])
}

const EXCEL = 'application/vnd.ms-excel'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const STARTS = [
  ['application/pdf', '%PDF-'],
  [EXCEL, '\u00D0\u00CF\u0011\u00E0'],
  [XLSX, 'PK\u0003\u0004'],
] as const

/** Media types of web pages and errors, which are never the file, whatever the status. */
const NO_FILE = /[/+](html|json|xml)$/

/** The media type of a file by its content. CSV has no first bytes: its first line has columns and no binary data. */
async function typeByContent(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 2048).arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  const known = STARTS.find(([, start]) => text.startsWith(start))
  if (known) return known[0]
  const [heading = ''] = text.split(/\r?\n/, 1)
  return heading.includes(';') && !/^\s*[<{[]/.test(text) && !text.includes('\u0000') ? 'text/csv' : undefined
}

/** The media type of a response, without its parameters. */
const declaredType = ({ headers }: Answer): string =>
  String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase() ?? ''

/** Undefined for another, empty or cut file: it goes into payroll. Other media types are judged by content (CTR-07). */
export async function receivedFile(
  mediaTypes: readonly string[],
  response: Answer,
  onOtherType: () => void,
): Promise<File | undefined> {
  const { data, headers } = response
  if (!(data instanceof Blob) || data.size === 0 || isCutShort(data.size, response)) return undefined
  const declared = declaredType(response)
  let type: string | undefined = declared
  if (!mediaTypes.includes(declared)) {
    type = NO_FILE.test(declared) ? undefined : await typeByContent(data)
    if (!type || !mediaTypes.includes(type === XLSX ? EXCEL : type)) return undefined
    onOtherType()
  }
  return new File([data], fileNameOf(headers['content-disposition']), { type })
}
