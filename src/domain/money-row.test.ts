import { expect, test } from 'vitest'
import { countRow, moneyRow } from './money-row'

test('a row shows cents as euros, right-aligned as money, with what else is given [FMT-03]', () => {
  expect(moneyRow('Summa', 123_450)).toEqual({ label: 'Summa', value: '1\u00a0234,50\u00a0€', kind: 'money' })
  expect(moneyRow('Saldo', -1, { strong: true })).toMatchObject({ value: '−0,01\u00a0€', strong: true })
})

test('an unknown sum is a dash, and a count is a number [FMT-03]', () => {
  expect(moneyRow('Summa', undefined)).toEqual({ label: 'Summa', value: '–', kind: 'money' })
  expect(countRow('Työntekijöitä', 10_000)).toEqual({
    label: 'Työntekijöitä',
    value: '10\u00a0000',
    kind: 'number',
  })
})
