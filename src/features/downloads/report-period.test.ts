import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import {
  endAfterStart,
  isWageTypeFit,
  otherDisabledReason,
  type PeriodChoice,
  payrollDisabledReason,
  reportPeriod,
} from './report-period'

const days = (startDate: string, endDate: string) => ({
  startDate: plainDate(startDate),
  endDate: plainDate(endDate),
})
const PICKED = days('2026-02-03', '2026-02-05')

test.each<{ choice: PeriodChoice; today: string; is: [string, string] | undefined }>([
  { choice: 'last-month', today: '2026-03-31', is: ['2026-02-01', '2026-02-28'] },
  { choice: 'last-month', today: '2026-01-01', is: ['2025-12-01', '2025-12-31'] },
  { choice: 'this-month', today: '2026-11-21', is: ['2026-11-01', '2026-11-21'] },
  { choice: 'this-month', today: '2026-11-01', is: ['2026-11-01', '2026-11-01'] },
  { choice: 'custom', today: '2026-11-21', is: ['2026-02-03', '2026-02-05'] },
])('$choice on $today is $is [DWN-02] [DWN-09]', ({ choice, today, is }) => {
  expect(reportPeriod({ choice, picked: PICKED }, plainDate(today))).toEqual(is && days(...is))
})

test('a custom period without dates is incomplete [DWN-05]', () => {
  expect(reportPeriod({ choice: 'custom' }, plainDate('2026-11-21'))).toBeUndefined()
})

test.each([
  { start: '2026-11-10', end: '2026-11-12', moved: '2026-11-12' },
  { start: '2026-11-12', end: '2026-11-12', moved: '2026-11-12' },
  { start: '2026-11-13', end: '2026-11-12', moved: '2026-11-14' },
  { start: '2026-10-31', end: '2026-01-01', moved: '2026-11-01' },
  { start: '2026-11-20', end: '2026-11-12', moved: '2026-11-21' },
  { start: '2026-11-21', end: '2026-11-12', moved: '2026-11-21' },
])('with a start on $start the end $end becomes $moved, today is 21.11.2026 [DWN-03]', ({ start, end, moved }) => {
  expect(endAfterStart(days(start, end), plainDate('2026-11-21'))).toBe(moved)
})

test.each([
  { text: undefined, fits: true },
  { text: '334', fits: true },
  { text: 'x'.repeat(50), fits: true },
  { text: ` ${'x'.repeat(50)} `, fits: true },
  { text: 'x'.repeat(51), fits: false },
  { text: '', fits: false },
  { text: '   ', fits: false },
])('wage type "$text" fits: $fits [DWN-02]', ({ text, fits }) => {
  expect(isWageTypeFit(text)).toBe(fits)
})

test.each([
  { period: PICKED, columns: 1, wageType: undefined, block: undefined },
  { period: undefined, columns: 0, wageType: undefined, block: m.downloads_block_dates() },
  { period: PICKED, columns: 0, wageType: undefined, block: m.downloads_block_no_columns() },
  { period: PICKED, columns: 2, wageType: '', block: m.downloads_block_wage_type() },
  { period: PICKED, columns: 2, wageType: '334', block: undefined },
])(
  'a payroll report with $columns columns and wage type $wageType waits for $block [DWN-05]',
  ({ block, ...choices }) => {
    expect(payrollDisabledReason(choices)).toBe(block)
  },
)

test.each([
  { period: PICKED, benefits: 1, employeeColumns: 1, block: undefined },
  { period: undefined, benefits: 1, employeeColumns: 1, block: m.downloads_block_dates() },
  { period: PICKED, benefits: 0, employeeColumns: 1, block: m.downloads_block_benefits() },
  { period: PICKED, benefits: 1, employeeColumns: 0, block: m.downloads_block_columns() },
])(
  'the other report with $benefits benefits and $employeeColumns employee columns waits for $block [DWN-05]',
  ({ block, ...choices }) => {
    expect(otherDisabledReason(choices)).toBe(block)
  },
)
