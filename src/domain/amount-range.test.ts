import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { cents } from '@/values/numbers/money'
import { type AmountRange, amountFault, rangeError } from './amount-range'

const RANGE = { min: cents(880), max: cents(1400) }
const rangeOf = (reason: AmountRange['reason']): AmountRange => ({ ...RANGE, reason })

test('the limits themselves are allowed, a cent beyond them is not [GRP-09]', () => {
  const range = rangeOf('plain')
  expect([879, 880, 1400, 1401].map((amount) => amountFault(amount, range))).toEqual([
    'below',
    undefined,
    undefined,
    'above',
  ])
})

const LUNCH = () => m.benefits_error_lunch({ range: '8,80–14,00 €', year: 2026 })
const BELOW = () => m.benefits_error_below({ min: '8,80 €' })
const max = '14,00 €'

test.each<[AmountRange['reason'], 'below' | 'above', () => string]>([
  ['lunch-of-year', 'below', LUNCH],
  ['lunch-of-year', 'above', LUNCH],
  ['on-request', 'below', BELOW],
  ['on-request', 'above', () => m.benefits_error_on_request({ max })],
  ['tax-free', 'below', BELOW],
  ['tax-free', 'above', () => m.benefits_error_tax_free({ max })],
  ['plain', 'below', BELOW],
  ['plain', 'above', () => m.benefits_error_above({ max })],
])('a range that is %s says what is wrong with an amount %s it [GRP-09]', (reason, fault, text) => {
  expect(rangeError(fault, rangeOf(reason), 2026)()).toBe(text())
})
