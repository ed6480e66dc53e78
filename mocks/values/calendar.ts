/**
 * Dates of the fake API: plain dates yyyy-MM-dd and instants (ms) in Europe/Helsinki (FMT-05). Pure arithmetic, so that it
 * does not depend on the machine's time zone and locale, and is fast enough for 10 000 employees.
 */

/** yyyy-MM-dd, without a time zone. */
export type PlainDate = string

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Cached: the seed of a company asks for the same few hundred days thousands of times. */
const NUMBERS = new Map<PlainDate, number>()
function dayNumber(date: PlainDate): number {
  const number = NUMBERS.get(date) ?? Date.parse(`${date}T00:00:00Z`) / DAY_MS
  NUMBERS.set(date, number)
  return number
}
const DATES = new Map<number, PlainDate>()
function fromDayNumber(day: number): PlainDate {
  const date = DATES.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10)
  DATES.set(day, date)
  return date
}
const pad = (value: number): string => String(value).padStart(2, '0')

export const yearOf = (date: PlainDate): number => Number(date.slice(0, 4))
/** yyyy-MM. */
export const monthOf = (date: PlainDate): string => date.slice(0, 7)
/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: PlainDate): number => ((dayNumber(date) + 3) % 7) + 1
export const firstOfMonth = (date: PlainDate): PlainDate => `${monthOf(date)}-01`

export const addDays = (date: PlainDate, days: number): PlainDate => fromDayNumber(dayNumber(date) + days)
/** Days from one date to another; negative when the other is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from)

/** The same day of another month, or its last day when it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const total = yearOf(date) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(total / 12), total % 12]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return `${year}-${pad(month + 1)}-${pad(Math.min(Number(date.slice(8)), last))}`
}

/** 01:00 UTC on the last Sunday of a month (counted from 0), when summer time begins or ends. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}

/** Begin and end of summer time by year; cached, because it is needed a hundred thousand times. */
const SUMMERS = new Map<number, [from: number, to: number]>()
function summerOf(year: number): [from: number, to: number] {
  const summer = SUMMERS.get(year) ?? [clockChange(year, 2), clockChange(year, 9)]
  SUMMERS.set(year, summer)
  return summer
}

/** The offset of Helsinki from UTC (ms) at an instant. */
function offsetAt(instant: number): number {
  const [from, to] = summerOf(new Date(instant).getUTCFullYear())
  const isSummer = instant >= from && instant < to
  return (isSummer ? 3 : 2) * HOUR_MS
}

/** The date in Helsinki at an instant (ms). */
export const helsinkiDate = (instant: number): PlainDate =>
  fromDayNumber(Math.floor((instant + offsetAt(instant)) / DAY_MS))

/** The instant (ms) of a date and a time of day in Helsinki. */
export function helsinkiInstant(date: PlainDate, hour = 0, minute = 0): number {
  const local = dayNumber(date) * DAY_MS + hour * HOUR_MS + minute * 60_000
  const guess = local - 2 * HOUR_MS
  return local - offsetAt(guess)
}

/** 07.06.2026, as in texts and documents (FMT-05). */
export const finnishDate = (date: PlainDate): string => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`

const MONTHS = 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu'.split(' ')
/** Maaliskuu 2026 */
export function finnishMonth(date: PlainDate): string {
  const name = MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}kuu ${date.slice(0, 4)}`
}

/** Easter Sunday (the anonymous Gregorian computus). */
function easter(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${pad(Math.floor(f / 31))}-${pad((f % 31) + 1)}`
}

const holidays = new Map<number, ReadonlySet<PlainDate>>()
/** Public holidays on weekdays, with Midsummer Eve and Christmas Eve. */
function holidaysOf(year: number): ReadonlySet<PlainDate> {
  const known = holidays.get(year)
  if (known) return known
  const sunday = easter(year)
  const june19 = `${year}-06-19`
  const days = new Set([
    ...['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'].map((day) => `${year}-${day}`),
    ...[-2, 1, 39].map((days) => addDays(sunday, days)),
    // Midsummer Eve: the Friday of 19–25 June.
    addDays(june19, (12 - weekdayOf(june19)) % 7),
  ])
  holidays.set(year, days)
  return days
}

/** Monday to Friday, and no Finnish public holiday. */
export const isWorkingDay = (date: PlainDate): boolean => weekdayOf(date) <= 5 && !holidaysOf(yearOf(date)).has(date)

/** The date itself or the first working day after it. */
export function workingDayFrom(date: PlainDate): PlainDate {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

/** The date itself or the last working day before it. */
export function workingDayUntil(date: PlainDate): PlainDate {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, -1)
  return day
}

/** The date a number of working days later, or earlier if negative. */
export function addWorkingDays(date: PlainDate, days: number): PlainDate {
  const step = Math.sign(days)
  let day = date
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, step)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** Working days from one date to another, both included. */
export function workingDaysBetween(from: PlainDate, to: PlainDate): number {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1
  return count
}
