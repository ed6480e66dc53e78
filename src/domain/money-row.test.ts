import { expect, test } from 'vitest'
import { moneyRow } from './money-row'

test('a row shows cents as euros, right-aligned as money, with what else is given [FMT-03]', () => {
  expect(moneyRow('Summa', 123_450)).toEqual({ label: 'Summa', value: '1\u00a0234,50\u00a0€', kind: 'money' })
  expect(moneyRow('Saldo', -1, { strong: true })).toMatchObject({ value: '−0,01\u00a0€', strong: true })
})
