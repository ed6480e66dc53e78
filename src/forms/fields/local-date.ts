import { type PlainDate, plainDate } from '@/values/plain-date'

/** A day as the browser's local midnight, for the calendar only, which draws local dates. */
export function localDateOf(day: PlainDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day that the calendar means by a local date. */
export const dayOfLocalDate = (date: Date): PlainDate =>
  plainDate(
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`,
  )
