import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { generalExpiry, validityText } from './validity'

const date = '31.12.2026'

test.each([
  ['2026-11-23', m.vouchers_fact_valid, date],
  ['2026-11-24', m.vouchers_fact_valid_short, date],
  ['2026-12-23', m.vouchers_fact_valid_short, date],
  ['2026-12-24', m.vouchers_fact_valid_later, undefined],
  ['2027-01-04', m.vouchers_fact_valid_later, undefined],
] as const)(
  'says of vouchers ordered on %s how long they are valid, and when that is short [VOU-20]',
  (day, text, expiry) => {
    expect(validityText(plainDate(day))).toBe(text({ date }))
    const known = generalExpiry(plainDate(day))
    expect(known && formatDate(known)).toBe(expiry)
  },
)

test('the texts about the validity name its date, not a year of their own [VOU-20]', () => {
  const texts = [m.vouchers_fact_valid, m.vouchers_fact_valid_short].flatMap((text) =>
    (['fi', 'en'] as const).map((locale) => text({ date: '30.06.2031' }, { locale })),
  )
  for (const text of texts) {
    expect(text).toContain('30.06.2031')
    expect(text.match(/\d{4}/g)).toEqual(['2031'])
  }
})
