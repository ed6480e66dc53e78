import { m } from '@generated/messages/messages.js'
import { currentLocale } from '@/language/locale'
import { type Month, monthName, parseMonth } from './months'

/** A month at the beginning of a line: Lokakuu 2026. */
export function monthHeading(month: Month): string {
  const name = monthName(month, currentLocale())
  return `${name.slice(0, 1).toLocaleUpperCase('fi')}${name.slice(1)}`
}

/** What the page of a month is called: the month. */
export function monthTitle(text: string | undefined): string {
  const month = text === undefined ? undefined : parseMonth(text)
  return month ? monthHeading(month) : m.menu_month()
}
