import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { daysOf, type Month, monthName, monthToOpen, parseMonth, shiftMonth, shownMonths, stateOf } from './months'

const day = plainDate('2026-11-22')
const month = (text: string) => text as Month

test.each(['2026-13', '2026-00', '2026-1', '0026-10', '2026-10-01', '', 'huhtikuu'])('%j is no month', (text) => {
  expect(parseMonth(text)).toBeUndefined()
})

test.each([
  ['2026-12', 'future'],
  ['2026-11', 'running'],
  ['2026-10', 'over'],
  ['2024-09', 'over'],
  ['2024-08', 'unknown'],
])('on 22.11.2026 the month %s is %s [MON-01]', (text, state) => {
  expect(stateOf(month(text), day)).toBe(state)
})

test('the current month is read up to today, other months completely [MON-01]', () => {
  expect(daysOf(month('2026-11'), day)).toEqual({ startDate: '2026-11-01', endDate: '2026-11-22' })
  expect(daysOf(month('2026-02'), day)).toEqual({ startDate: '2026-02-01', endDate: '2026-02-28' })
  expect(stateOf(month('2026-11'), plainDate('2026-11-30'))).toBe('running')
  expect(stateOf(month('2026-11'), plainDate('2026-12-01'))).toBe('over')
})

test.each([
  ['2026-12-05', '2026-11'],
  ['2026-12-06', '2026-12'],
  ['2026-01-01', '2025-12'],
  // The month before is earlier than the report data.
  ['2024-09-02', '2024-09'],
])('on %s the menu opens %s: the month that is reported until the 5th [MON-01]', (today, opened) => {
  expect(monthToOpen(plainDate(today))).toBe(opened)
})

test('the months to choose from begin with the first report data, and are named in both languages [MON-01]', () => {
  const months = shownMonths(day)
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2024-09', 27])
  expect([monthName(month('2026-10'), 'fi'), monthName(month('2026-10'), 'en')]).toEqual([
    'lokakuu 2026',
    'October 2026',
  ])
  expect(shiftMonth(month('2026-01'), -1)).toBe('2025-12')
})
