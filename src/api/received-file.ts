import type { Answer } from './send'

/** The file name that the server gives, in either form of RFC 6266; empty when it gives none. */
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

/** Whether fewer bytes came than were announced. Of another origin's answer nobody sees whether it was compressed. */
function isCutShort(bytes: number, { config, headers }: Answer): boolean {
  const isOwn = new URL(config?.baseURL ?? '', location.href).origin === location.origin
  return isOwn && !headers['content-encoding'] && bytes < Number(headers['content-length'])
}

/**
 * The file that a call answered, under the server's name. Undefined when it is not the file that was asked for: another
 * media type than the contract names, nothing in it, or only a part of it. What is saved as a report goes into payroll.
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
