/** Text that a spreadsheet would run as a formula, full-width characters and leading tabs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Negative numbers, as `formatEuroInput` writes them. */
const NEGATIVE_NUMBER = /^-\d[\d \u00a0]*(?:[.,]\d+)?$/

/** A formula gets an apostrophe in front; separators, quotation marks and line breaks are quoted. */
export function escapeCsvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Formats rows with CRLF line ends (RFC 4180), without a byte order mark. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(escapeCsvCell).join(';')}\r\n`).join('')

/** Formats a CSV file. The byte order mark in front lets Excel read å, ä and ö. */
export const toCsv = (rows: readonly (readonly string[])[]): string => `\ufeff${csvLines(rows)}`
