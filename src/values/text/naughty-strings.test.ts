import fc from 'fast-check'
import { test } from 'vitest'
import { withoutStacks } from '../../../mocks/calls/without-stacks'
import { NAUGHTY_STRINGS } from '../../../tests/support/naughty-strings'
import { formatInstant, isKnownDate, parseDate, plainDate } from '../dates/plain-date'
import { checkDigitFits, isFinnishBusinessId, normaliseBusinessId } from '../identifiers/business-id'
import { normaliseEinvoiceAddress } from '../identifiers/einvoice'
import { isPersonalId, normalisePersonalId } from '../identifiers/personal-id'
import { formatReferenceNumber } from '../identifiers/reference-number'
import { cents, formatEuroInput, formatEuros, isKnownAmount, parseEuros, percentOf } from '../numbers/money'
import { isAllowedAsUsername, looksLikeEmail, passwordRules } from '../people/credentials'
import { compareFinnish } from '../people/names'
import { normalisePhone } from '../people/phone'
import { isPoBox, zipFits } from '../people/postal-address'
import { escapeCsvCell, toCsv } from './csv'
import { safeFileName } from './file-name'
import { trimmed } from './text'

const fail = (text: string, what: string): never => {
  throw new Error(`${what}: ${JSON.stringify(text.slice(0, 200))}`)
}

function checkMoney(text: string): void {
  const read = parseEuros(text)
  if (!read.ok) return
  if (!Number.isSafeInteger(read.value) || Object.is(read.value, -0)) fail(text, `read as ${read.value}`)
  const again = parseEuros(formatEuros(read.value))
  const typed = parseEuros(formatEuroInput(read.value))
  if (!again.ok || again.value !== read.value) fail(text, 'not read back from what is shown')
  if (!typed.ok || typed.value !== read.value) fail(text, 'not read back from a field')
}

function checkDates(text: string): void {
  const read = parseDate(text)
  if (read.ok && plainDate(read.value) !== read.value) fail(text, `read as ${read.value}`)
  const day = plainDate(text)
  if (isKnownDate(day) && day !== text) fail(text, `read as ${day}`)
  const shown = formatInstant(text)
  if (shown !== '–' && !/^\d\d\.\d\d\.\d{4} \d\d\.\d\d$/.test(shown)) fail(text, `shown as ${shown}`)
}

const normalisers = { trimmed, normaliseBusinessId, normalisePersonalId, normalisePhone, normaliseEinvoiceAddress }

function checkIdentifiers(text: string): void {
  for (const [name, normalise] of Object.entries(normalisers)) {
    const once = normalise(text)
    if (normalise(once) !== once) fail(text, `${name} has more to do on its own outcome`)
    for (const check of [isFinnishBusinessId, checkDigitFits, isPersonalId, isPoBox]) check(once)
  }
  for (const check of [
    isFinnishBusinessId,
    checkDigitFits,
    isPersonalId,
    isPoBox,
    looksLikeEmail,
    isAllowedAsUsername,
  ]) {
    if (typeof check(text) !== 'boolean') fail(text, 'neither true nor false')
  }
  zipFits('FI', text)
  compareFinnish(text, 'a')
  for (const rule of passwordRules({ min: 1, max: 9 })) rule.test(text, text)
  const shown = formatReferenceNumber(text)
  if (formatReferenceNumber(shown) !== shown) fail(text, `shown as ${shown}`)
}

const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/u

function checkFiles(text: string): void {
  const name = safeFileName(text, 'pdf')
  if (FORBIDDEN.test(name) || !/^[^.\s].*\.pdf$/.test(name) || name.length > 140) fail(text, `saved as ${name}`)
  if (safeFileName(name, 'pdf') !== name) fail(text, 'a safe name is made safe again')
  const cell = escapeCsvCell(text)
  // The cell as a spreadsheet reads it, without CSV quotes. An apostrophe in front marks it as text.
  const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
  if (read !== text && read !== `'${text}`) fail(text, `cell ${cell}`)
  if (/^[=+@\t\r\n]|^-(?![\d \u00a0.,]+$)/.test(read)) fail(text, `cell ${cell}`)
  if (!toCsv([[text]]).endsWith('\r\n')) fail(text, 'no line end')
}

function checkAll(text: string): void {
  checkMoney(text)
  checkDates(text)
  checkIdentifiers(text)
  checkFiles(text)
}

test('no naughty string makes a parser throw, yield NaN or a fraction of a cent [FMT-04]', () => {
  for (const text of NAUGHTY_STRINGS) {
    checkAll(text)
    for (const around of [`1${text}`, `${text}1`, ` ${text} `, `1,${text}`, `1.1.${text}`, text + text])
      checkAll(around)
  }
})

test('no random string out of 20 000 makes a parser throw [FMT-04]', () => {
  const alphabets = [
    '0123456789.,-−€ \u00a0\u202f',
    '0123456789.-:TZ+',
    '0123456789-+()/ RFI',
    'PLBOXpb. 0123,',
    '=+-@\t";\'\r\n1,',
  ]
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    ...alphabets.map((alphabet) => fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 24 })),
  )
  // Stack traces would take most of the time, because thousands of strings are refused. A failure names its string.
  withoutStacks(() => fc.assert(fc.property(typed, checkAll), { numRuns: 20_000 }))
}, 120_000)

test('20 000 random numbers give whole cents or an unknown amount [FMT-04]', () => {
  const numbers = fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger())
  const property = fc.property(numbers, fc.double({ min: 0, max: 100 }), (amount, percent) => {
    const text = `${amount} ${percent}`
    const part = percentOf(cents(amount), percent)
    if (isKnownAmount(part) && !Number.isSafeInteger(part)) fail(text, `made ${part}`)
  })
  withoutStacks(() => fc.assert(property, { numRuns: 20_000 }))
}, 60_000)
