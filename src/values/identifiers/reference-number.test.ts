import { expect, test } from 'vitest'
import { formatReferenceNumber } from './reference-number'

test.each([
  ['12345672', '123 45672'],
  ['11112', '11112'],
  ['00000000000012345672', '123 45672'],
  ['12345678901234567894', '12345 67890 12345 67894'],
  ['RF9811112', 'RF98 11112'],
  ['rf98 11112', 'RF98 11112'],
  ['invoice 5', 'invoice 5'],
  ['5 invoices', '5 invoices'],
  ['', ''],
])('%j is shown as %j', (reference, expected) => {
  expect(formatReferenceNumber(reference)).toBe(expected)
})
