import type { TopUpItemStatus } from '@generated/api/model'
import { expect, test } from 'vitest'
import { cents } from '@/values/money'
import { plainDate } from '@/values/plain-date'
import { employee } from '../../../../tests/support/loadable-employees'
import { recipientRows } from '../recipients/employee-choice'
import { countOf, sinceLastLoad } from './last-load'

const holders = recipientRows(
  ['1', '2', '3', '4'].map((id) => ({ ...employee(id, 27_300), personalId: `p-${id}` })),
  'lunch',
)
const item = (personalId: string, amount: number, status: TopUpItemStatus = 'success') =>
  ({ firstName: 'Eero', lastName: personalId, personalId, status, amount }) as const

test('the dry run lists employees who are new, missing or get a different amount than in the last load [WHY-03]', () => {
  const [first, second, third] = holders
  if (!first || !second || !third) throw new Error('too few')
  const differences = sinceLastLoad(
    {
      holders,
      getting: [first, second, third],
      leftOut: [{ id: '4', name: 'x', reason: 'on-hold' }],
      amounts: new Map(holders.map(({ id }) => [id, cents(1000)])),
    },
    {
      day: plainDate('2026-10-05'),
      items: [item('p-1', 1000), item('p-2', 400), item('p-3', 1000, 'error'), item('p-4', 700), item('gone', 100)],
    },
  )
  expect(differences.map(({ id, kind, before, now, reason }) => [id, kind, before, now, reason])).toEqual([
    // Employees who no longer have the benefit are known from the last load only.
    ['gone', 'missing', 100, 0, undefined],
    ['p-4', 'missing', 700, 0, 'on-hold'],
    // A failed item loaded nothing.
    ['3', 'new', 0, 1000, undefined],
    ['2', 'other-amount', 400, 1000, undefined],
  ])
  expect([countOf(differences, 'missing'), countOf(differences, 'new')]).toEqual([2, 1])
})

test('treats two loads of a day as one, so that no employee counts as missing [WHY-03]', () => {
  const differences = sinceLastLoad(
    {
      holders,
      getting: holders.slice(0, 2),
      leftOut: [],
      amounts: new Map(holders.map(({ id }) => [id, cents(1000)])),
    },
    { day: plainDate('2026-10-05'), items: [item('p-1', 600), item('p-1', 400), item('p-2', 1000)] },
  )
  expect(differences).toEqual([])
})
