import { type PlainDate, plainDate } from '@/values/plain-date'

/** Converts a plain date to the browser's local midnight, only for the calendar, which works with local dates. */
export function localDateOf(day: PlainDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** Converts a local date of the calendar back to a plain date. */
export const dayOfLocalDate = (date: Date): PlainDate =>
  plainDate(
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`,
  )
