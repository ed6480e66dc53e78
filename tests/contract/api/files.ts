/** Extracts text from files without external programs. */
import { inflateSync } from 'node:zlib'

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

function inflated(bytes: Uint8Array): string {
  try {
    return latin1(inflateSync(bytes))
  } catch {
    return ''
  }
}

/** The texts in a PDF with standard fonts; empty if its fonts have their own encodings. */
export function textsOfPdf(bytes: Uint8Array): string[] {
  const source = latin1(bytes)
  const streams = [...source.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    const start = index + mark.length
    const end = source.indexOf('endstream', start)
    return inflated(bytes.slice(start, end < 0 ? undefined : end))
  })
  return streams.flatMap((stream) =>
    [...stream.matchAll(/<([0-9A-Fa-f]+)>\s*Tj|\(((?:\\.|[^\\)])*)\)\s*Tj/g)].map(([, hex, literal = '']) =>
      hex === undefined ? literal : latin1(Buffer.from(hex, 'hex')),
    ),
  )
}

/** The cells of a CSV with semicolons, row by row, the heading first. */
export const cellsOfCsv = (bytes: Uint8Array): string[][] =>
  new TextDecoder()
    .decode(bytes)
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(';').map((cell) => cell.replaceAll(/^"|"$/g, '')))
