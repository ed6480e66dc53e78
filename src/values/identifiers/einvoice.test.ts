import { expect, test } from 'vitest'
import { isEinvoiceAddress, normaliseEinvoiceAddress } from './einvoice'

test.each([
  [' 0037 1629 2845 ', '003716292845'],
  ['te003716292845ab', 'TE003716292845AB'],
  ['\u00a0', ''],
])('%j is sent as %j [VAL-13]', (text, expected) => {
  expect(normaliseEinvoiceAddress(text)).toBe(expected)
})

test.each([
  ['003716292845', true],
  ['00371629284501', true],
  ['003716292845ABCDE', true],
  ['FI2112345600000785', true],
  ['abc', false],
  ['0037162928', false],
  ['003716292845ABCDEF', false],
  ['0037ABCDEFGH', false],
  ['SE2112345600000785', false],
  ['X003716292845', false],
  ['XFI2112345600000785', false],
  ['FI21123456000007850', false],
])('%s can be an e-invoice address: %s [TOP-10]', (address, can) => {
  expect(isEinvoiceAddress(address)).toBe(can)
})
