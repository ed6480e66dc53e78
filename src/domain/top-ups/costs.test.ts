import { expect, test } from 'vitest'
import { cents } from '@/values/money'
import { missingOf, neededFor } from './costs'

test('18 requests of 4 771,00 € need 4 920,70 €: a balance of 4 812,40 € lacks 108,30 € [REQ-01] [REQ-05]', () => {
  const needed = neededFor({ value: 477_100, commission: 11_928, commissionVAT: 3042 })
  expect(needed).toBe(492_070)
  expect(missingOf(needed, cents(481_240))).toBe(10_830)
  expect(missingOf(needed, cents(492_070))).toBe(0)
})
