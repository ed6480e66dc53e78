import { afterEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { instantText, momentText, timeText } from './moment-text'

afterEach(() => setCurrentLocale('fi'))

test.each([
  ['fi', '14.05', '22.11.2026 14.05', '22.11.2026 klo 14.05'],
  ['en', '14:05', '22.11.2026 14:05', '22.11.2026 at 14:05'],
] as const)('a time is written as %s writes it', (locale, time, inTable, inSentence) => {
  setCurrentLocale(locale)
  const instant = '2026-11-22T12:05:00Z'
  expect([timeText(instant), instantText(instant), momentText(instant)]).toEqual([time, inTable, inSentence])
})
