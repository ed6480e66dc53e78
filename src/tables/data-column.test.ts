import { expect, test } from 'vitest'
import { cellOf } from './data-column'

type Row = { sum?: number; note?: string }
const header = () => 'Summa'

test.each([
  ['an amount', { kind: 'money', value: ({ sum }: Row) => sum }, '–'],
  ['a number', { kind: 'number', file: ({ sum }: Row) => sum }, '–'],
  ['a text', { value: ({ note }: Row) => note }, undefined],
] as const)('%s that a reply lacks is shown as %j [CTR-07]', (_, column, shown) => {
  expect(cellOf({ id: 'sum', header, ...column }, {})).toBe(shown)
})
