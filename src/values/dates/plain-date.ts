import { lookUp, MISSING } from '../collections/look-up'
import { accept, isBlank, type Result, refuse } from '../text/text'

declare const brand: unique symbol
/**
 * A day as yyyy-MM-dd, years 1000–9999 (FMT-05). '' is an unknown day: every calculation with it is unknown, it sorts
 * before all other days, and it is shown as missing.
 */
export type PlainDate = string & { readonly [brand]: 'PlainDate' }

/** A point in time: ms since 1970, or RFC 3339 text with its offset, as the API sends it. */
export type Instant = number | string

export type DateRefused = 'blank' | 'not-a-date' | 'no-such-day' | 'year-out-of-range'

const MS_PER_DAY = 86_400_000
const UNKNOWN_DATE = '' as PlainDate
const ISO = /^([1-9]\d{3})-(\d\d)-(\d\d)$/
const FINNISH = /^(\d{1,2})\.(\d{1,2})\.([1-9]\d{3})$/

export const isKnownDate = (date: PlainDate): boolean => date !== UNKNOWN_DATE

/** Days since 1970-01-01. Uses UTC for arithmetic only, because it has no daylight saving time. */
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY
const FIRST_DAY = dayNumber('1000-01-01')
const LAST_DAY = dayNumber('9999-12-31')

function ofDayNumber(days: number): PlainDate {
  if (!Number.isInteger(days) || days < FIRST_DAY || days > LAST_DAY) return UNKNOWN_DATE
  return new Date(days * MS_PER_DAY).toISOString().slice(0, 10) as PlainDate // the check above ensures four-digit years
}

const LONG_MONTHS: ReadonlySet<number> = new Set([1, 3, 5, 7, 8, 10, 12])

/** `month` is 1–12. */
function daysInMonth(year: number, month: number): number {
  if (month !== 2) return LONG_MONTHS.has(month) ? 31 : 30
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** Whether the day of a yyyy-MM-dd text exists. Without Date, because lists and imports parse tens of thousands. */
function exists(date: string): date is PlainDate {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Parses yyyy-MM-dd, as the API sends it; unknown for any other text and for a day that does not exist (CTR-07). */
export const plainDate = (text: string): PlainDate => (ISO.test(text) && exists(text) ? text : UNKNOWN_DATE)

const two = (part: number | string) => String(part).padStart(2, '0')

/** Limits typed and imported dates (CTR-07), so that dates calculated from them keep four-digit years. */
const FIRST_TYPED_YEAR = '1900'
const LAST_TYPED_YEAR = '2200'

/** Parses a typed or pasted date: 7.6.2026, 07.06.2026 or 2026-06-07, with white space around it; years 1900–2200. */
export function parseDate(text: string): Result<PlainDate, DateRefused> {
  if (isBlank(text)) return refuse('blank')
  const iso = text
    .trim()
    .replace(FINNISH, (_, day: string, month: string, year: string) => `${year}-${two(month)}-${two(day)}`)
  if (!ISO.test(iso)) return refuse('not-a-date')
  if (!exists(iso)) return refuse('no-such-day')
  const year = iso.slice(0, 4)
  return year < FIRST_TYPED_YEAR || year > LAST_TYPED_YEAR ? refuse('year-out-of-range') : accept(iso)
}

/** Formats as DD.MM.YYYY in both languages (FMT-05). */
export const formatDate = (date: PlainDate): string =>
  date === UNKNOWN_DATE ? MISSING : `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`

const partsOf = (date: PlainDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8)),
})

/** Adds days; a negative number subtracts. Unknown for a fraction or beyond the years 1000–9999. */
export const addDays = (date: PlainDate, days: number): PlainDate => ofDayNumber(dayNumber(date) + days)

/** Unknown beyond the years 1000–9999. `month` is 1–12. */
function dayOfMonth(year: number, month: number, day: number): PlainDate {
  return plainDate(`${year}-${two(month)}-${two(Math.min(day, daysInMonth(year, month)))}`)
}

/** Adds months; the day becomes the last of a shorter month: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + month - 1 + months
  return dayOfMonth(Math.floor(index / 12), (index % 12) + 1, day)
}

export const startOfMonth = (date: PlainDate): PlainDate => plainDate(`${date.slice(0, 8)}01`)

export const endOfMonth = (date: PlainDate): PlainDate => {
  const { year, month } = partsOf(date)
  return dayOfMonth(year, month, 31)
}

export const isBefore = (a: PlainDate, b: PlainDate): boolean => a < b

/** Comparator for sorting: negative when `a` is earlier, 0 on the same day, positive when later. */
export const compareDates = (a: PlainDate, b: PlainDate): number => (a === b ? 0 : isBefore(a, b) ? -1 : 1)

/** Number of days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from)

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekday = (date: PlainDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1

/** Easter Sunday of a Gregorian year (the anonymous algorithm of 1876, as given by Meeus). */
function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - e + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return dayOfMonth(year, month, ((h + l - 7 * m + 114) % 31) + 1)
}

const FIXED_HOLIDAYS = {
  '01-01': 'newYear',
  '01-06': 'epiphany',
  '05-01': 'mayDay',
  '12-06': 'independenceDay',
  '12-24': 'christmasEve',
  '12-25': 'christmasDay',
  '12-26': 'secondChristmasDay',
} as const
/** Holidays by the number of days after Easter Sunday. Whit Sunday is always a Sunday, so it is not listed. */
const EASTER_HOLIDAYS = {
  '-2': 'goodFriday',
  1: 'easterMonday',
  39: 'ascensionDay',
} as const

type Named<Table> = Table[keyof Table]
/** Finnish public holidays that can fall on Monday to Friday, and the two eves that are days off as well. */
export type Holiday = Named<typeof FIXED_HOLIDAYS> | Named<typeof EASTER_HOLIDAYS> | 'midsummerEve'

/** By the present law for all years; Monday to Friday. */
function holidayOf(date: PlainDate): Holiday | undefined {
  const day = weekday(date)
  if (day > 5) return undefined
  const monthAndDay = date.slice(5)
  if (day === 5 && monthAndDay >= '06-19' && monthAndDay <= '06-25') return 'midsummerEve'
  const afterEaster = daysBetween(easterSunday(partsOf(date).year), date)
  const fixed = lookUp<Holiday | undefined>(FIXED_HOLIDAYS, monthAndDay, undefined)
  return fixed ?? lookUp<Holiday | undefined>(EASTER_HOLIDAYS, afterEaster, undefined)
}

/** True from Monday to Friday except on holidays. */
export const isWorkingDay = (date: PlainDate): boolean => weekday(date) <= 5 && holidayOf(date) === undefined

/** Adds working days; a negative count subtracts. */
export function addWorkingDays(date: PlainDate, count: number): PlainDate {
  const step = Math.sign(count)
  let day = date
  if (!Number.isInteger(count)) return UNKNOWN_DATE
  for (let left = Math.abs(count); left > 0 && day !== UNKNOWN_DATE; ) {
    day = addDays(day, step)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** The days of a period, both ends included; none when `to` is earlier or a day is unknown. */
const daysOf = (from: PlainDate, to: PlainDate): PlainDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))

/** The number of working days of a period, both ends included; 0 when `to` is earlier. */
export const workingDaysBetween = (from: PlainDate, to: PlainDate): number =>
  daysOf(from, to).filter(isWorkingDay).length

/** The holidays on Monday to Friday of a period, both ends included. */
export const holidaysBetween = (from: PlainDate, to: PlainDate): { date: PlainDate; holiday: Holiday }[] =>
  daysOf(from, to).flatMap((date) => {
    const holiday = holidayOf(date)
    return holiday ? [{ date, holiday }] : []
  })

const helsinki = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Helsinki',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** RFC 3339 with an offset: Date.parse would read a text without one in the machine's own zone. */
const RFC_3339 = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** The date and time of an instant in Europe/Helsinki; unknown outside the years 1000–9999. */
function inHelsinki(instant: Instant): { date: PlainDate; time: string } {
  const ms = typeof instant === 'number' ? instant : RFC_3339.test(instant) ? Date.parse(instant) : Number.NaN
  if (!(ms >= FIRST_DAY * MS_PER_DAY && ms < (LAST_DAY + 1) * MS_PER_DAY)) return { date: UNKNOWN_DATE, time: MISSING }
  const part = Object.fromEntries(helsinki.formatToParts(ms).map(({ type, value }) => [type, value]))
  return { date: plainDate(`${part.year}-${part.month}-${part.day}`), time: `${part.hour}.${part.minute}` }
}

/** The date of an instant in Europe/Helsinki (FMT-05); unknown for an invalid instant. */
export const dateInHelsinki = (instant: Instant): PlainDate => inHelsinki(instant).date

/** Formats an instant as DD.MM.YYYY in Europe/Helsinki, in both languages; `–` when invalid (CTR-07). */
export const formatInstantDate = (instant: Instant): string => formatDate(dateInHelsinki(instant))

/** Formats an instant as DD.MM.YYYY HH.MM in Europe/Helsinki, in both languages; `–` when invalid (CTR-07). */
export function formatInstant(instant: Instant): string {
  const { date, time } = inHelsinki(instant)
  return date === UNKNOWN_DATE ? MISSING : `${formatDate(date)} ${time}`
}

/** Formats the time of an instant as HH.MM in Europe/Helsinki, in both languages; `–` when invalid (CTR-07). */
export const formatTime = (instant: Instant): string => inHelsinki(instant).time
