import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/** @throws SyntaxError for text that is no JSON, or that JSON would not write the same: such text stays as it is. */
function parseExactly(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (JSON.stringify(value) !== text) throw new SyntaxError('not the same when written')
  return value
}

/** The router's reading of a query; the long number of a mailed link keeps all of its digits. */
export const parseSearch = parseSearchWith(parseExactly)

/** The way back: text that would be read as a value is quoted. */
export const stringifySearch = stringifySearchWith(JSON.stringify, parseExactly)
