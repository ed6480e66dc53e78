import type { Answer } from './send'

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

/**
 * Whether fewer bytes arrived than Content-Length says. Skipped for other origins, where compression cannot be
 * detected.
 */
function isCutShort(bytes: number, { config, headers }: Answer): boolean {
  const isOwn = new URL(config?.baseURL ?? '', location.href).origin === location.origin
  return isOwn && !headers['content-encoding'] && bytes < Number(headers['content-length'])
}

/**
 * The file of a response, under the server's file name. Undefined when it has another media type than the contract
 * names, is empty or is incomplete: a saved report goes into payroll, so a wrong file must not be saved.
 */
export function receivedFile(mediaTypes: readonly string[], response: Answer): File | undefined {
  const { data, headers } = response
  if (!(data instanceof Blob)) return undefined
  const type = String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase()
  if (!type || !mediaTypes.includes(type) || data.size === 0 || isCutShort(data.size, response)) return undefined
  return new File([data], fileNameOf(headers['content-disposition']), { type })
}
