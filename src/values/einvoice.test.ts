import { expect, test } from 'vitest'
import { normaliseEinvoiceAddress } from './einvoice'

test.each([
  [' 0037 1629 2845 ', '003716292845'],
  ['te003716292845ab', 'TE003716292845AB'],
  ['\u00a0', ''],
])('%j is sent as %j [VAL-13]', (text, expected) => {
  expect(normaliseEinvoiceAddress(text)).toBe(expected)
})
