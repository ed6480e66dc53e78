import { FIRST_REPORT_DAY } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { currentLocale } from '@/language/locale'
import { addMonths, endOfMonth, isBefore, type PlainDate, plainDate, startOfMonth } from '@/values/dates/plain-date'

declare const brand: unique symbol
/** A calendar month as yyyy-MM. */
export type Month = string & { readonly [brand]: 'Month' }

const FORM = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/

/** Parses yyyy-MM from an address; undefined for anything else. */
export const parseMonth = (text: string): Month | undefined => (FORM.test(text) ? (text as Month) : undefined)

export const monthOf = (day: PlainDate): Month => day.slice(0, 7) as Month

const firstDayOf = (month: Month): PlainDate => plainDate(`${month}-01`)

/** The month `months` later; earlier when negative. */
export const shiftMonth = (month: Month, months: number): Month => monthOf(addMonths(firstDayOf(month), months))

/** DWN-03: report data begins on this day. */
export const FIRST_DAY = plainDate(FIRST_REPORT_DAY)

export interface ReportPeriod {
  startDate: PlainDate
  endDate: PlainDate
}

/** `unknown`: before report data begins (DWN-03). `running`: the current month. */
export type MonthState = 'future' | 'unknown' | 'running' | 'over'

export function stateOf(month: Month, today: PlainDate): MonthState {
  const first = firstDayOf(month)
  if (isBefore(today, first)) return 'future'
  if (isBefore(first, startOfMonth(FIRST_DAY))) return 'unknown'
  return isBefore(endOfMonth(first), today) ? 'over' : 'running'
}

/** The period of a month for which reports can be read: the whole month, or up to today in the current month. */
export function daysOf(month: Month, today: PlainDate): ReportPeriod {
  const startDate = firstDayOf(month)
  const last = endOfMonth(startDate)
  return { startDate, endDate: isBefore(today, last) ? today : last }
}

export function shownMonths(today: PlainDate): Month[] {
  const months: Month[] = []
  for (let month = monthOf(today); stateOf(month, today) !== 'unknown'; month = shiftMonth(month, -1))
    months.push(month)
  return months
}

/** A month is reported to the Incomes Register by this day of the next month. */
const REGISTER_DAY = 5

/** MON-01: the month to show first: the current one, or the previous one while its figures are still to be reported. */
export function monthToOpen(today: PlainDate): Month {
  const isReporting = Number(today.slice(8)) <= REGISTER_DAY
  const before = shiftMonth(monthOf(today), -1)
  return isReporting && stateOf(before, today) === 'over' ? before : monthOf(today)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function written(month: Month, language: 'fi' | 'en', parts: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${parts.month}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language === 'fi' ? 'fi-FI' : 'en-GB', { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1))
}

/** A month with its year: lokakuu 2026, October 2026. */
export const monthName = (month: Month, language: 'fi' | 'en'): string =>
  written(month, language, { month: 'long', year: 'numeric' })

/** A short month without its year: loka, Oct. */
export const shortMonthName = (month: Month, language: 'fi' | 'en'): string =>
  written(month, language, { month: 'short' })

/** A month with a capital letter, for the beginning of a line: Lokakuu 2026. */
export function monthHeading(month: Month): string {
  const name = monthName(month, currentLocale())
  return `${name.slice(0, 1).toLocaleUpperCase('fi')}${name.slice(1)}`
}

export function monthTitle(text: string | undefined): string {
  const month = parseMonth(text ?? '')
  return month ? `${m.menu_month()} ${monthName(month, currentLocale())}` : m.menu_month()
}
