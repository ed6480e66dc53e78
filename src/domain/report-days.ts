import { FIRST_REPORT_DAY } from '@generated/limits'
import { type PlainDate, plainDate } from '@/values/plain-date'

/** DWN-03: report data begins on this day. */
export const FIRST_DAY = plainDate(FIRST_REPORT_DAY)

/** A period with both days included. */
export interface ReportPeriod {
  startDate: PlainDate
  endDate: PlainDate
}
