import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { validityText } from './order-summary'

test.each([
  ['2026-11-23', m.vouchers_fact_valid],
  ['2026-11-24', m.vouchers_fact_valid_short],
  ['2026-12-23', m.vouchers_fact_valid_short],
  ['2026-12-24', m.vouchers_fact_valid_later],
  ['2027-01-04', m.vouchers_fact_valid_later],
])('says of vouchers ordered on %s how long they are valid, and when that is short [VOU-20]', (day, text) => {
  expect(validityText(plainDate(day))).toBe(text())
})
