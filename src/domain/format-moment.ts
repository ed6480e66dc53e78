import { m } from '@generated/messages/messages.js'
import { currentLocale } from '@/language/locale'
import { MISSING } from '@/values/collections/look-up'
import { formatInstant, formatInstantDate, formatTime, type Instant } from '@/values/dates/plain-date'

/** Finnish writes 14.05, English 14:05. */
const inLanguage = (text: string) => (currentLocale() === 'en' ? text.replace(/\.(\d\d)$/, ':$1') : text)

/** The time of an instant in Helsinki: `14.05`, in English `14:05`. `–` when unknown. */
export const timeText = (instant: Instant): string => inLanguage(formatTime(instant))

/** An instant in a table: `22.11.2026 14.05`. `–` when unknown. */
export const instantText = (instant: Instant): string => inLanguage(formatInstant(instant))

/** An instant in a sentence: `22.11.2026 klo 14.05`, `22.11.2026 at 14:05`. `–` when unknown. */
export function formatMoment(instant: Instant): string {
  const date = formatInstantDate(instant)
  return date === MISSING ? MISSING : m.date_and_time({ date, time: timeText(instant) })
}
