import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  addMonths,
  addWorkingDays,
  compareDates,
  dateInHelsinki,
  daysBetween,
  endOfMonth,
  formatDate,
  formatInstant,
  formatInstantDate,
  formatTime,
  holidaysBetween,
  isBefore,
  isKnownDate,
  isWorkingDay,
  parseDate,
  plainDate,
  startOfMonth,
  weekday,
  workingDaysBetween,
} from './plain-date'

const d = plainDate
const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => d(date.toISOString().slice(0, 10)))

afterEach(() => vi.unstubAllEnvs())

describe('parsing and formatting', () => {
  test.each([
    ['07.06.2026', '2026-06-07'],
    ['7.6.2026', '2026-06-07'],
    [' 2026-06-07 ', '2026-06-07'],
    [' 7.6.2026\n', '2026-06-07'],
    ['29.2.2024', '2024-02-29'],
    ['29.2.2000', '2000-02-29'],
    ['31.12.2200', '2200-12-31'],
    ['1.1.1900', '1900-01-01'],
  ])('%j is the day %s [FMT-05]', (text, expected) => {
    expect(parseDate(text)).toEqual({ ok: true, value: expected })
  })

  test.each([
    ['', 'blank'],
    ['\u00a0', 'blank'],
    ['29.2.2026', 'no-such-day'],
    ['29.2.1900', 'no-such-day'],
    ['31.4.2026', 'no-such-day'],
    ['2026-02-30', 'no-such-day'],
    ['31.12.9999', 'year-out-of-range'],
    ['01.01.2201', 'year-out-of-range'],
    ['31.12.1899', 'year-out-of-range'],
    ['0.1.2026', 'no-such-day'],
    ['1.13.2026', 'no-such-day'],
    ['2026-00-10', 'no-such-day'],
    ['1.1.26', 'not-a-date'],
    ['1.1.0026', 'not-a-date'],
    ['1/2/2026', 'not-a-date'],
    ['2026-6-7', 'not-a-date'],
    ['2026-06-07T00:00:00Z', 'not-a-date'],
    ['7.6.', 'not-a-date'],
    ['tomorrow', 'not-a-date'],
    ['１.１.２０２６', 'not-a-date'],
  ])('%j is refused: %s [FMT-05]', (text, reason) => {
    expect(parseDate(text)).toEqual({ ok: false, reason })
  })

  test('formats as DD.MM.YYYY [FMT-05]', () => {
    expect(formatDate(d('2026-06-07'))).toBe('07.06.2026')
  })

  test('formatted dates parse back to the same day [FMT-05]', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDate(formatDate(day))).toEqual({ ok: true, value: day })
      }),
    )
  })

  test.each(['2026-02-29', '7.6.2026', '', '2026-06-07T00:00:00Z', ' 2026-06-07'])(
    '%j is no date: the day is unknown, and is shown as missing [FMT-05] [CTR-07]',
    (text) => {
      expect(isKnownDate(d(text))).toBe(false)
      expect(formatDate(d(text))).toBe('–')
    },
  )
})

describe('calendar arithmetic', () => {
  test('adds days over months, years and leap days [FMT-05]', () => {
    expect(addDays(d('2026-12-31'), 1)).toBe('2027-01-01')
    expect(addDays(d('2024-02-28'), 1)).toBe('2024-02-29')
    expect(addDays(d('2026-03-01'), -1)).toBe('2026-02-28')
    expect(addDays(d('1969-12-31'), 2)).toBe('1970-01-02')
  })

  test('reaches from the year 1000 to 9999', () => {
    expect(addDays(d('1000-01-02'), -1)).toBe('1000-01-01')
    expect(addDays(d('9999-12-30'), 1)).toBe('9999-12-31')
    expect(isKnownDate(d('1000-01-01'))).toBe(true)
    expect(isKnownDate(addDays(d('1000-01-01'), -1))).toBe(false)
    expect(isKnownDate(addDays(d('9999-12-31'), 1))).toBe(false)
  })

  test('never shifts a day on the days that clocks change [FMT-05]', () => {
    expect(addDays(d('2026-03-28'), 1)).toBe('2026-03-29')
    expect(addDays(d('2026-03-29'), 1)).toBe('2026-03-30')
    expect(addDays(d('2026-10-25'), 1)).toBe('2026-10-26')
    expect(daysBetween(d('2026-03-28'), d('2026-03-30'))).toBe(2)
    expect(daysBetween(d('2026-10-24'), d('2026-10-26'))).toBe(2)
  })

  test('adds months, and takes the last day of a shorter month [FMT-05]', () => {
    expect(addMonths(d('2026-01-31'), 1)).toBe('2026-02-28')
    expect(addMonths(d('2024-01-31'), 1)).toBe('2024-02-29')
    expect(addMonths(d('2026-12-15'), 1)).toBe('2027-01-15')
    expect(addMonths(d('2026-01-15'), -1)).toBe('2025-12-15')
    expect(addMonths(d('2026-03-31'), -13)).toBe('2025-02-28')
  })

  test('finds the first and the last day of a month [FMT-05]', () => {
    expect(startOfMonth(d('2026-02-14'))).toBe('2026-02-01')
    expect(endOfMonth(d('2026-02-14'))).toBe('2026-02-28')
    expect(endOfMonth(d('2024-02-01'))).toBe('2024-02-29')
    expect(endOfMonth(d('2026-04-30'))).toBe('2026-04-30')
    expect(endOfMonth(d('2026-12-31'))).toBe('2026-12-31')
  })

  test('compares dates [FMT-05]', () => {
    const [early, late] = [d('2025-12-31'), d('2026-01-01')]
    expect(isBefore(early, late)).toBe(true)
    expect(isBefore(late, early)).toBe(false)
    expect(isBefore(late, late)).toBe(false)
    expect([late, early, late].sort(compareDates)).toEqual([early, late, late])
    expect(daysBetween(late, early)).toBe(-1)
  })

  test('numbers weekdays from Monday, also before 1970 [FMT-05]', () => {
    expect(weekday(d('2026-06-01'))).toBe(1)
    expect(weekday(d('2026-06-07'))).toBe(7)
    expect(weekday(d('1917-12-06'))).toBe(4)
  })

  test('dates out of range or calculated from an unknown day are unknown [CTR-07]', () => {
    for (const step of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, -1e6]) {
      expect(isKnownDate(addDays(d('2026-01-01'), step))).toBe(false)
      expect(isKnownDate(addMonths(d('2026-01-01'), step))).toBe(false)
    }
    const unknown = d('')
    const led = [addDays(unknown, 1), addMonths(unknown, 1), startOfMonth(unknown), endOfMonth(unknown)]
    expect([...led, addWorkingDays(unknown, 3), addWorkingDays(d('2026-01-01'), 0.5)].some(isKnownDate)).toBe(false)
    expect(workingDaysBetween(unknown, d('2026-01-01'))).toBe(0)
    expect(isWorkingDay(unknown)).toBe(false)
  })

  test('daysBetween is the inverse of addDays [FMT-05]', () => {
    fc.assert(
      fc.property(days, days, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to)
        expect(Math.sign(compareDates(from, to))).toBe(-Math.sign(daysBetween(from, to)) + 0)
        expect(weekday(addDays(from, 7))).toBe(weekday(from))
      }),
    )
  })
})

describe('Finnish working days', () => {
  test.each([
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-06-19',
    '2024-12-06',
    '2026-12-24',
    '2026-12-25',
    '2025-12-26',
    '2024-03-29',
    '2025-04-21',
    '2038-04-26',
    '2008-03-24',
    // Easter in other centuries, and the years for which the rule has a correction.
    '1999-04-05',
    '2014-04-18',
    '2029-04-02',
    '2049-04-16',
    '2076-04-20',
    '2027-06-25',
    '2026-06-06',
    '2026-06-07',
  ])('%s is no working day', (day) => {
    expect(isWorkingDay(d(day))).toBe(false)
  })

  test.each([
    '2026-01-05',
    '2026-04-02',
    '2026-04-07',
    '2026-05-15',
    '2026-06-12',
    '2026-06-18',
    '2026-06-26',
    '2026-12-31',
  ])('%s is a working day', (day) => {
    expect(isWorkingDay(d(day))).toBe(true)
  })

  test.each([
    ['2026-01-01', '2026-01-31', 20],
    ['2026-04-01', '2026-04-30', 20],
    ['2026-05-01', '2026-05-31', 19],
    ['2026-06-01', '2026-06-30', 21],
    ['2026-12-01', '2026-12-31', 21],
    ['2024-01-01', '2024-12-31', 252],
    ['2025-01-01', '2025-12-31', 251],
    ['2026-01-01', '2026-12-31', 252],
    ['2026-06-08', '2026-06-08', 1],
    ['2026-06-09', '2026-06-08', 0],
  ])('from %s to %s there are %i working days, both ends included', (from, to, expected) => {
    expect(workingDaysBetween(d(from), d(to))).toBe(expected)
  })
})

test.each([
  ['1000-01-01T00:00:00Z', '01.01.1000 01.39'],
  ['2026-01-15T22:00:00Z', '16.01.2026 00.00'],
  ['2026-07-15T20:59:59.999Z', '15.07.2026 23.59'],
  ['9999-12-31T21:59:59Z', '31.12.9999 23.59'],
])('%s is %s in Helsinki [FMT-05]', (instant, expected) => {
  expect(formatInstant(instant)).toBe(expected)
  expect(formatInstant(Date.parse(instant))).toBe(expected)
})

describe.each(['America/Los_Angeles', 'UTC', 'Europe/Helsinki', 'Pacific/Kiritimati'])('on a machine in %s', (zone) => {
  test.each([
    ['2026-01-15T21:59:59Z', '15.01.2026 23.59'],
    ['2026-01-15T22:00:00Z', '16.01.2026 00.00'],
    ['2026-07-15T20:59:59.999Z', '15.07.2026 23.59'],
    ['2026-07-15T21:00:00Z', '16.07.2026 00.00'],
    ['2026-07-15T23:30:00-01:00', '16.07.2026 03.30'],
    // The hour from 03 to 04 does not exist on 29 March and occurs twice on 25 October.
    ['2026-03-28T22:00:00Z', '29.03.2026 00.00'],
    ['2026-03-29T00:59:59Z', '29.03.2026 02.59'],
    ['2026-03-29T01:00:00Z', '29.03.2026 04.00'],
    ['2026-03-29T20:59:59Z', '29.03.2026 23.59'],
    ['2026-03-29T21:00:00Z', '30.03.2026 00.00'],
    ['2026-10-24T21:00:00Z', '25.10.2026 00.00'],
    ['2026-10-25T00:30:00Z', '25.10.2026 03.30'],
    ['2026-10-25T01:30:00Z', '25.10.2026 03.30'],
    ['2026-10-25T21:59:59Z', '25.10.2026 23.59'],
    ['2026-10-25T22:00:00Z', '26.10.2026 00.00'],
  ])('%s is %s in Helsinki [FMT-05]', (instant, expected) => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(formatInstant(instant)).toBe(expected)
    expect(formatInstantDate(Date.parse(instant))).toBe(expected.slice(0, 10))
    expect(formatDate(dateInHelsinki(instant))).toBe(expected.slice(0, 10))
  })

  test('a date without time is not shifted [FMT-05]', () => {
    vi.stubEnv('TZ', zone)
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26', '2026-01-01', '2026-12-31']) {
      const parsed = parseDate(day)
      expect(parsed).toEqual({ ok: true, value: day })
      expect(addMonths(addDays(addDays(d(day), 1), -1), 0)).toBe(day)
      expect(formatDate(d(day)).split('.').toReversed().join('-')).toBe(day)
    }
  })
})

test.each([
  '2026-07-15',
  '2026-07-15T21:00:00',
  '2026-02-45T00:00:00Z',
  'now',
  '',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  9e15,
  // The first moment of the year 10000 in UTC.
  253_402_300_800_000,
  // The year 1200 BCE, which Intl formats as 1200.
  -1e14,
])('%j is no point in time, and shows as missing [FMT-05] [CTR-07]', (instant) => {
  expect(isKnownDate(dateInHelsinki(instant))).toBe(false)
  expect([formatInstant(instant), formatInstantDate(instant), formatTime(instant)]).toEqual(['–', '–', '–'])
})

test.each([
  // Banks do not transfer money at weekends and from Christmas Eve to St Stephen's Day.
  ['2026-12-01', -3, '2026-11-26'],
  ['2026-12-28', -3, '2026-12-21'],
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-12-23', 1, '2026-12-28'],
  ['2026-12-06', 0, '2026-12-06'],
])('the working day from %s by %i is %s [PAY-13]', (date, count, day) => {
  expect(addWorkingDays(plainDate(date), count)).toBe(day)
})

test('a holiday on the last day counts, one after it does not', () => {
  expect(holidaysBetween(d('2026-12-24'), d('2026-12-25'))).toHaveLength(2)
  expect(holidaysBetween(d('2026-12-23'), d('2026-12-24'))).toHaveLength(1)
})

test('names the holidays of a year that fall on Monday to Friday', () => {
  // From the almanac of 2027: Independence Day is a Monday, Christmas Day and St Stephen's Day are at a weekend.
  expect(holidaysBetween(d('2027-01-01'), d('2027-12-31')).map(({ date, holiday }) => `${date} ${holiday}`)).toEqual([
    '2027-01-01 newYear',
    '2027-01-06 epiphany',
    '2027-03-26 goodFriday',
    '2027-03-29 easterMonday',
    '2027-05-06 ascensionDay',
    '2027-06-25 midsummerEve',
    '2027-12-06 independenceDay',
    '2027-12-24 christmasEve',
  ])
})
