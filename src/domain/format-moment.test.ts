import { afterEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { formatMoment, instantText, timeText } from './format-moment'

afterEach(() => setCurrentLocale('fi'))

test.each([
  ['fi', '14.05', '22.11.2026 14.05', '22.11.2026 klo 14.05'],
  ['en', '14:05', '22.11.2026 14:05', '22.11.2026 at 14:05'],
] as const)('a time is written as %s writes it', (locale, time, inTable, inSentence) => {
  setCurrentLocale(locale)
  const instant = '2026-11-22T12:05:00Z'
  expect([timeText(instant), instantText(instant), formatMoment(instant)]).toEqual([time, inTable, inSentence])
  // An unreadable instant of a reply [CTR-07].
  expect([timeText('?'), instantText('?'), formatMoment('?')]).toEqual(['–', '–', '–'])
})
