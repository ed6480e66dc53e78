import { addMonths, endOfMonth, type PlainDate, startOfMonth, workingDaysBetween } from '@/values/plain-date'

/** VOU-21: working days from the first of one month to the last of another (any day of each); 0 if reversed. */
export const workingDaysOf = (fromMonth: PlainDate, toMonth: PlainDate): number =>
  workingDaysBetween(startOfMonth(fromMonth), endOfMonth(toMonth))

/** VOU-21: one voucher per employee and working day. */
export const vouchersNeeded = (employees: number, fromMonth: PlainDate, toMonth: PlainDate): number =>
  employees * workingDaysOf(fromMonth, toMonth)

const MONTHS_AHEAD = 12

/** First days of the current month and the next eleven. */
export const monthsToChoose = (today: PlainDate): PlainDate[] =>
  Array.from({ length: MONTHS_AHEAD }, (_, ahead) => addMonths(startOfMonth(today), ahead))
