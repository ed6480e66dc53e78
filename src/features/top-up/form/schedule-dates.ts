import { addDays, addMonths, isBefore, type PlainDate, plainDate } from '@/values/plain-date'

export interface DateBounds {
  min: PlainDate
  max: PlainDate
}

/** TOP-05: from tomorrow to the end of this year, or of the next year if today is after 1 December. */
export function scheduleBounds(today: PlainDate): DateBounds {
  const firstOfDecember = plainDate(`${today.slice(0, 4)}-12-01`)
  const lastYear = isBefore(firstOfDecember, today) ? addMonths(today, 12) : today
  return { min: addDays(today, 1), max: plainDate(`${lastYear.slice(0, 4)}-12-31`) }
}
