import { type Month, monthName } from '@/domain/months'
import { currentLocale } from '@/language/locale'

/** A month at the beginning of a line: Lokakuu 2026. */
export function monthHeading(month: Month): string {
  const name = monthName(month, currentLocale())
  return `${name.slice(0, 1).toLocaleUpperCase('fi')}${name.slice(1)}`
}
