import { currentLocale } from '@/language/locale'
import { type Month, monthName } from './months'

/** A month with a capital letter, for the beginning of a line: Lokakuu 2026. */
export function monthHeading(month: Month): string {
  const name = monthName(month, currentLocale())
  return `${name.slice(0, 1).toLocaleUpperCase('fi')}${name.slice(1)}`
}
