/** What a spreadsheet takes for a formula, full-width forms too; tab and carriage return hide what follows. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Amounts and other numbers below zero, as `formatEuroInput` writes them. */
const NEGATIVE_NUMBER = /^-\d[\d \u00a0]*(?:[.,]\d+)?$/

/**
 * One cell: a text that a spreadsheet would run as a formula gets an apostrophe in front, negative numbers stay
 * numbers; quotation marks where the separator, a quotation mark or a line break demands them.
 */
export function escapeCsvCell(text: string, separator = ';'): string {
  const harmless = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text
  const quoted = /["\r\n]/.test(harmless) || harmless.includes(separator)
  return quoted ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows of cells with CRLF line ends (RFC 4180), to go on after others. */
export const csvLines = (rows: readonly (readonly string[])[], separator = ';'): string =>
  rows.map((row) => `${row.map((cell) => escapeCsvCell(cell, separator)).join(separator)}\r\n`).join('')

/** Rows of cells as CSV. The byte order mark in front lets Excel read å, ä and ö. */
export const toCsv = (rows: readonly (readonly string[])[], separator = ';'): string =>
  `\ufeff${csvLines(rows, separator)}`
