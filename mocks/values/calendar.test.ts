import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addWorkingDays,
  daysBetween,
  finnishDate,
  finnishMonth,
  firstOfMonth,
  helsinkiDate,
  helsinkiInstant,
  isWorkingDay,
  weekdayOf,
  workingDayFrom,
  workingDaysBetween,
  workingDayUntil,
} from './calendar.ts'

const at = (text: string) => Date.parse(text)

test('converts an instant to the date in Helsinki in any time zone', () => {
  expect(helsinkiDate(at('2026-01-01T21:59:59Z'))).toBe('2026-01-01')
  expect(helsinkiDate(at('2026-01-01T22:00:00Z'))).toBe('2026-01-02')
  expect(helsinkiDate(at('2026-07-01T20:59:59Z'))).toBe('2026-07-01')
  expect(helsinkiDate(at('2026-07-01T21:00:00Z'))).toBe('2026-07-02')
})

test('agrees with Intl in every hour around the clock changes', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })
  for (const day of ['2024-03-31', '2025-10-26', '2026-03-29', '2026-10-25', '2027-03-28']) {
    for (let hour = -30; hour < 30; hour += 1) {
      const instant = at(`${day}T00:00:00Z`) + hour * 3_600_000
      expect(helsinkiDate(instant)).toBe(format.format(instant))
    }
  }
})

test('converts a date and a time of day in Helsinki to an instant', () => {
  expect(helsinkiInstant('2026-01-15', 9, 15)).toBe(at('2026-01-15T07:15:00Z'))
  expect(helsinkiInstant('2026-07-15', 9, 15)).toBe(at('2026-07-15T06:15:00Z'))
  expect(helsinkiInstant('2026-03-29')).toBe(at('2026-03-28T22:00:00Z'))
  expect(helsinkiInstant('2026-03-29', 4)).toBe(at('2026-03-29T01:00:00Z'))
  expect(helsinkiInstant('2026-10-25', 12)).toBe(at('2026-10-25T10:00:00Z'))
})

test('adds days and months', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-03-29', -1)).toBe('2026-03-28')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
  expect(addMonths('2026-03-15', -3)).toBe('2025-12-15')
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3)
  expect(firstOfMonth('2026-02-17')).toBe('2026-02-01')
  expect(weekdayOf('2026-06-07')).toBe(7)
})

test('knows the Finnish holidays of 2026', () => {
  const free = [
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-06-19',
    '2026-12-24',
    '2026-12-25',
  ]
  const weekdays: string[] = []
  for (let day = '2026-01-01'; day <= '2026-12-31'; day = addDays(day, 1)) {
    if (weekdayOf(day) <= 5 && !isWorkingDay(day)) weekdays.push(day)
  }
  expect(weekdays).toEqual(free)
  // Midsummer Eve is between the 19th and the 25th.
  expect(['2027-06-25', '2024-06-21'].map(isWorkingDay)).toEqual([false, false])
  expect(isWorkingDay('2027-06-18')).toBe(true)
})

test('moves by working days', () => {
  expect(workingDayFrom('2026-04-03')).toBe('2026-04-07')
  expect(workingDayUntil('2026-04-06')).toBe('2026-04-02')
  expect(workingDayFrom('2026-04-07')).toBe('2026-04-07')
  expect(addWorkingDays('2026-12-23', 1)).toBe('2026-12-28')
  expect(addWorkingDays('2026-06-22', -2)).toBe('2026-06-17')
  expect(workingDaysBetween('2026-06-01', '2026-06-30')).toBe(21)
  expect(workingDaysBetween('2026-12-01', '2026-12-31')).toBe(21)
})

test('formats dates and months in Finnish', () => {
  expect(finnishDate('2026-06-07')).toBe('07.06.2026')
  expect(finnishMonth('2026-06-07')).toBe('Kesäkuu 2026')
})
