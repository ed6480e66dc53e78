import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { monthsToChoose, vouchersNeeded, workingDaysOf } from './lunch-need'

const day = plainDate

test.each([
  // December 2026: 23 weekdays without the 24th and 25th; Independence Day and St Stephen's Day are at a weekend.
  ['2026-12-15', '2026-12-01', 21],
  // June 2026: 22 weekdays without Midsummer Eve.
  ['2026-06-30', '2026-06-01', 21],
  ['2026-12-01', '2027-01-31', 21 + 19],
  ['2027-01-01', '2026-12-31', 0],
] as const)('from the month of %s to that of %s there are %i working days [VOU-21]', (from, to, days) => {
  expect(workingDaysOf(day(from), day(to))).toBe(days)
})

test('each employee needs a voucher for each working day [VOU-21]', () => {
  expect(vouchersNeeded(12, day('2026-06-01'), day('2026-06-01'))).toBe(12 * 21)
})

test('the months of a year from this one on can be chosen [VOU-21]', () => {
  const months = monthsToChoose(day('2026-11-22'))
  expect(months).toHaveLength(12)
  expect([months[0], months[1], months.at(-1)]).toEqual(['2026-11-01', '2026-12-01', '2027-10-01'])
})
