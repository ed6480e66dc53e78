import { expect, test } from 'vitest'
import { isKeyOf, lookUp } from './look-up'

const WORDS = { lunch: 'Lunch', transport: 'Transport' }

test('an unknown value gets the fallback, also a name that every object inherits [CTR-07]', () => {
  expect(lookUp(WORDS, 'lunch', 'Other')).toBe('Lunch')
  for (const value of ['sauna', '', 'constructor', '__proto__', 'toString', 7, undefined]) {
    expect(lookUp(WORDS, value, 'Other')).toBe('Other')
    expect(isKeyOf(WORDS, value)).toBe(false)
  }
  expect(isKeyOf(WORDS, 'transport')).toBe(true)
  const odd = { undefined: 'a key of this name' }
  expect([lookUp(odd, undefined, 'Other'), isKeyOf(odd, undefined)]).toEqual(['Other', false])
})

test('indexing a table with a possibly unknown value does not compile [CTR-07]', () => {
  const read = (value: import('@generated/api/model').AnyPaymentMethod) => {
    const table = {
      CreditCard: 'Card',
      LinkToOtherPerson: '',
      PrintInvoicePdf: '',
      Online: '',
      PrintInvoicePdfForTransferMoney: '',
    }
    // @ts-expect-error -- the type rule: only lookUp reads it
    return table[value]
  }
  expect(read('CreditCard')).toBe('Card')
})
