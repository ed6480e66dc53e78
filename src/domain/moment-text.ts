import { m } from '@generated/messages/messages.js'
import { formatInstantDate, formatTime, type Instant } from '@/values/plain-date'

/** An instant in a sentence: `22.11.2026 klo 14.05`, `22.11.2026 at 14.05`. Throws RangeError for no instant. */
export const momentText = (instant: Instant): string =>
  m.date_and_time({ date: formatInstantDate(instant), time: formatTime(instant) })
