import { expect, test } from 'vitest'
import { neededFor } from './costs'

test('18 requests of 4 771,00 € need 4 920,70 € with their fee and its VAT [REQ-01] [REQ-05]', () => {
  expect(neededFor({ value: 477_100, commission: 11_928, commissionVAT: 3042 })).toBe(492_070)
})
