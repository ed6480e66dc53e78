import { expect, test } from 'vitest'
import { holdsPersonalId } from './personal-id-in-text'

const SPELLINGS = [
  '131052-308T',
  '131052-308t',
  '131052A308T',
  '131052a308t',
  '131052308T',
  '131052308t',
  '131052 308T',
  '131052 308 T',
  '131052- 308T',
  '13 10 52-308T',
  '13.10.52-308T',
  '13/10/52 308T',
  '13-10-52-308T',
  '131052.308T',
  '131052_308T',
  '131052\u2013308T',
  '131052\u2212308T',
  '131052\u2010308T',
  '131052\uFF0D308T',
  '１３１０５２－３０８Ｔ',
  '131052\u00A0308T',
  '131\u200B052-308\u00ADT',
  '1 3 1 0 5 2 - 3 0 8 T',
  '010190-900P',
  '010190900p',
  '010594Y9032',
  '0105949032',
  '290200903e',
  '290200A903E',
  // The last day and the last month.
  '310190-9002',
  '011290-900K',
]
test.each(SPELLINGS)('%j holds a personal id, also in the middle of a text', (text) => {
  for (const whole of [
    text,
    `hetu:${text}.`,
    `Matti ${text} Meikäläinen`,
    `(${text})`,
    `5 ${text} 7`,
    `${text}\n${text}`,
  ]) {
    expect(holdsPersonalId(whole), whole).toBe(true)
  }
})

test('a UUID separates the digits before and after it', () => {
  expect(holdsPersonalId('5a1131052-308d-4cc4-a69c-88d5540089ae131052-308T')).toBe(true)
})

test.each([
  '',
  'Matti Meikäläinen',
  // The check character or the day is wrong.
  '131052-308U',
  '131052308U',
  '321352-308T',
  // The check character is right, the day or the month is wrong.
  '000190-9002',
  '320190-900P',
  '011390-900C',
  '010090-900W',
  // UUIDs.
  'a1131052-308d-4cc4-a69c-88d5540089ae',
  '00000000-0000-4000-8000-a0105949032b',
  '00000000-0000-4000-8000-a131052a308b',
  // Phone numbers, business ids, invoice and reference numbers, IBAN, bank barcodes, amounts, dates.
  '+358401234567',
  '0401234567',
  '040 123 4567',
  '040-1234567',
  '09 310 1691',
  '1234567-1',
  'FI12345671',
  '2026010112345',
  '010126-1235',
  'RF18 5390 0754 7034',
  '12345 67894',
  'FI21 1234 5600 0007 85',
  '458101710000001220004829900000000590073311012013',
  '1 234 567,89 €',
  '13.10.1952',
  '13.10.2026 klo 13.08',
  // Too far apart.
  `131052${'\u2013'.repeat(10)}308T`,
])('%j holds no personal id', (text) => {
  expect(holdsPersonalId(text)).toBe(false)
})

test('many spaces after a birthday hold no personal id', () => {
  expect(holdsPersonalId(`131052${' '.repeat(100_000)}x`)).toBe(false)
})

test('few of ten thousand numbers of the same length are taken for a personal id', () => {
  const numbers = Array.from({ length: 10_000 }, (_, at) =>
    String((at * 7_368_787 + 1_234_567_891) % 10 ** 10).padStart(10, '0'),
  )
  expect(numbers.filter(holdsPersonalId).length).toBeLessThan(50)
})
