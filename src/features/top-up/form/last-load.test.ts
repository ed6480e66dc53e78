import type { TopUpItemStatus, TopUpLoad } from '@generated/api/model'
import { beforeEach, expect, test, vi } from 'vitest'
import { cents } from '@/values/money'
import { plainDate } from '@/values/plain-date'
import { employee } from '../../../../tests/support/loadable-employees'
import { recipientRows } from '../recipients/employee-choice'
import { countOf, readLastLoad, sinceLastLoad } from './last-load'

/** Ids of the loads that were read. */
let read: string[] = []
vi.mock('@generated/api/top-ups/top-ups', async (original) => ({
  ...(await original<object>()),
  readTopUp: async (id: string) => {
    read.push(id)
    if (id === 'unread') throw new Error('not read')
    return { topUpLoadItems: [id] }
  },
}))
beforeEach(() => {
  read = []
})

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

const load = (id: string, loadedOn: string, more: Partial<TopUpLoad> = {}) =>
  ({ id, loadedOn, createdAt: '2026-01-01T09:00:00Z', benefitType: 'lunch', status: 'success', ...more }) as TopUpLoad

test.each<[string, TopUpLoad[], string[] | undefined]>([
  ['no load', [], undefined],
  ['the latest of several days', [load('a', '2026-02-05'), load('b', '2026-03-05'), load('c', '2026-01-05')], ['b']],
  ['all of its day', [load('a', '2026-03-05'), load('b', '2026-03-05'), load('c', '2026-02-05')], ['a', 'b']],
  ['none of another benefit', [load('a', '2026-02-05'), load('b', '2026-03-05', { benefitType: 'massage' })], ['a']],
  ['one that partly failed', [load('a', '2026-03-05', { status: 'closed_with_errors' })], ['a']],
  ['one that runs', [load('a', '2026-03-05', { status: 'in_progress' })], ['a']],
  ['none that gave nobody anything', [load('a', '2026-03-05', { status: 'canceled' })], undefined],
  ['none that still waits', [load('a', '2026-03-05', { status: 'waiting_for_load_date' })], undefined],
  ['four of a day', ['a', 'b', 'c', 'd'].map((id) => load(id, '2026-03-05')), ['a', 'b', 'c', 'd']],
  ['not five of a day', ['a', 'b', 'c', 'd', 'e'].map((id) => load(id, '2026-03-05')), undefined],
  ['nothing if a report cannot be read', [load('a', '2026-03-05'), load('unread', '2026-03-05')], undefined],
])('compares with the last day of the benefit: %s [WHY-03]', async (_, loads, items) => {
  expect(await readLastLoad(loads, 'lunch')).toEqual(
    items && { day: loads.find(({ id }) => id === items[0])?.loadedOn, items },
  )
})

test('does not read the reports of a day with too many loads [WHY-03]', async () => {
  await readLastLoad(
    ['a', 'b', 'c', 'd', 'e'].map((id) => load(id, '2026-03-05')),
    'lunch',
  )
  expect(read).toEqual([])
})
