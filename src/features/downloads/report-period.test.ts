import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { endAfterStart, type PeriodChoice, reportPeriod, wageTypeError } from './report-period'

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
  { text: '334', error: undefined },
  { text: 'x'.repeat(50), error: undefined },
  { text: ` ${'x'.repeat(50)} `, error: undefined },
  { text: 'x'.repeat(51), error: m.form_error_too_long({ count: 50 }) },
  { text: '', error: m.downloads_wage_type_missing() },
  { text: '   ', error: m.downloads_wage_type_missing() },
])('of the wage type "$text" is said: $error [DWN-02]', ({ text, error }) => {
  expect(wageTypeError(text)).toBe(error)
})
