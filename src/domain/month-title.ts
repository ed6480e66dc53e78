import { m } from '@generated/messages/messages.js'
import { currentLocale } from '@/language/locale'
import { type Month, monthName, parseMonth } from './months'

/** A month with a capital letter, for the beginning of a line: Lokakuu 2026. */
export function monthHeading(month: Month): string {
  const name = monthName(month, currentLocale())
  return `${name.slice(0, 1).toLocaleUpperCase('fi')}${name.slice(1)}`
}

/** The title of a month's page, from the month in its URL. */
export function monthTitle(text: string | undefined): string {
  const month = parseMonth(text ?? '')
  return month ? `${m.menu_month()} ${monthName(month, currentLocale())}` : m.menu_month()
}
