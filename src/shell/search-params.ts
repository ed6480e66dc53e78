import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/** @throws SyntaxError if the text is not JSON, or if JSON would write it differently: such text stays a string */
function parseExactly(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (JSON.stringify(value) !== text) throw new SyntaxError('JSON.stringify would write this text differently')
  return value
}

/** The router's query parser, except that a long number in a mailed link keeps all its digits. */
export const parseSearch = parseSearchWith(parseExactly)

/** The inverse of parseSearch: quotes text that would be parsed as another type. */
export const stringifySearch = stringifySearchWith(JSON.stringify, parseExactly)
