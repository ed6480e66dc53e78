import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { validityText } from './order-summary'

test.each([
  ['2026-11-23', true],
  ['2026-12-23', true],
  ['2026-12-24', false],
  ['2027-01-04', false],
])('vouchers ordered on %s are promised until the end of 2026: %s [VOU-20]', (day, isPromised) => {
  expect(validityText(plainDate(day))).toBe(isPromised ? m.vouchers_fact_valid() : m.vouchers_fact_valid_later())
})
