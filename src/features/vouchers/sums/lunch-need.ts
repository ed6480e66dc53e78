import { addMonths, endOfMonth, type PlainDate, startOfMonth, workingDaysBetween } from '@/values/plain-date'

/** VOU-21: the working days from the first of one month to the last of another (any day of each); 0 when they are the wrong way round. */
export const workingDaysOf = (fromMonth: PlainDate, toMonth: PlainDate): number =>
  workingDaysBetween(startOfMonth(fromMonth), endOfMonth(toMonth))

/** VOU-21: a voucher for each working day of each employee. */
export const vouchersNeeded = (employees: number, fromMonth: PlainDate, toMonth: PlainDate): number =>
  employees * workingDaysOf(fromMonth, toMonth)

const MONTHS_AHEAD = 12

/** The first days of this month and of those that follow within a year. */
export const monthsToChoose = (today: PlainDate): PlainDate[] =>
  Array.from({ length: MONTHS_AHEAD }, (_, ahead) => addMonths(startOfMonth(today), ahead))
