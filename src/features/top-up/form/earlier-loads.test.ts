import type { TopUpItemStatus, TopUpLoad } from '@generated/api/model'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { request } from '@/api/calls/request'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { employee } from '../../../../tests/support/loadable-employees'
import { load as anyLoad, loadItem } from '../../../../tests/support/loads'
import { recipientRows } from '../recipients/employee-choice'
import { countOf, findDuplicate, readLastLoad, sinceLastLoad } from './earlier-loads'

const details = new Map<string, string[]>()
/** Ids of the loads that were read. */
let read: string[] = []
async function answerCall({ url }: { url: string }) {
  const id = url.replace('/api/top-up-load/', '')
  read.push(id)
  if (id === 'unread') throw new Error('not read')
  const people = details.get(id)
  return { topUpLoadItems: people ? people.map((personalId) => ({ personalId })) : [id] }
}
const NOW = Date.parse('2026-03-10T10:00:00Z')
beforeEach(() => {
  globalThis.answerCall = answerCall as typeof request
  read = []
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => vi.useRealTimers())

const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()
const load = (id: string, more: Partial<TopUpLoad> = {}) =>
  anyLoad({ id, createdAt: hoursAgo(1), totalSum: 20_000, ...more })
const wanted = { benefit: 'lunch', amount: 10_000, people: ['a', 'b'] } as const
details.set('same', ['b', 'a'])
details.set('fewer', ['a'])
details.set('others', ['a', 'c'])
details.set('more', ['a', 'b', 'c'])

test.each([
  ['the same people, in another order', [load('same')], 'same'],
  ['one that waits for its day', [load('same', { status: 'waiting_for_load_date' })], 'same'],
  ['one whose people cannot be read', [load('unread')], 'unread'],
  ['the newest of two', [load('same', { createdAt: hoursAgo(20) }), load('unread')], 'unread'],
  ['the newest of two, listed first', [load('unread'), load('same', { createdAt: hoursAgo(20) })], 'unread'],
  ['other people', [load('others'), load('more'), load('fewer')], undefined],
  ['another benefit', [load('same', { benefitType: 'recreational' })], undefined],
  ['another sum', [load('same', { totalSum: 20_001 })], undefined],
  ['one just within 24 hours', [load('same', { createdAt: hoursAgo(23.999) })], 'same'],
  ['one of 24 hours ago', [load('same', { createdAt: hoursAgo(24) })], undefined],
  ['one that gave nobody anything', [load('same', { status: 'canceled' })], undefined],
  ['one that was not paid for', [load('same', { status: 'payment_not_received' })], undefined],
] as const)('detects an equal load: %s [TOP-07]', async (_, loads, id) => {
  expect((await findDuplicate(loads, wanted))?.id).toBe(id)
})

test('says whether the employees of an equal load could be read [TOP-07]', async () => {
  expect((await findDuplicate([load('unread')], wanted))?.isUnread).toBe(true)
  expect(await findDuplicate([load('same')], wanted)).toEqual(load('same'))
})

const holders = recipientRows(
  ['1', '2', '3', '4'].map((id) => ({ ...employee(id, 27_300), personalId: `p-${id}` })),
  'lunch',
)
const item = (personalId: string, amount: number, status: TopUpItemStatus = 'success') =>
  loadItem(status, { lastName: personalId, personalId, amount })

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

const loadOn = (id: string, loadedOn: string, more: Partial<TopUpLoad> = {}) =>
  ({ id, loadedOn, createdAt: '2026-01-01T09:00:00Z', benefitType: 'lunch', status: 'success', ...more }) as TopUpLoad

test.each<[string, TopUpLoad[], string[] | undefined]>([
  ['no load', [], undefined],
  [
    'the latest of several days',
    [loadOn('a', '2026-02-05'), loadOn('b', '2026-03-05'), loadOn('c', '2026-01-05')],
    ['b'],
  ],
  ['all of its day', [loadOn('a', '2026-03-05'), loadOn('b', '2026-03-05'), loadOn('c', '2026-02-05')], ['a', 'b']],
  [
    'none of another benefit',
    [loadOn('a', '2026-02-05'), loadOn('b', '2026-03-05', { benefitType: 'massage' })],
    ['a'],
  ],
  ['one that partly failed', [loadOn('a', '2026-03-05', { status: 'closed_with_errors' })], ['a']],
  ['one that runs', [loadOn('a', '2026-03-05', { status: 'in_progress' })], ['a']],
  ['none that gave nobody anything', [loadOn('a', '2026-03-05', { status: 'canceled' })], undefined],
  ['none that still waits', [loadOn('a', '2026-03-05', { status: 'waiting_for_load_date' })], undefined],
  ['four of a day', ['a', 'b', 'c', 'd'].map((id) => loadOn(id, '2026-03-05')), ['a', 'b', 'c', 'd']],
  ['not five of a day', ['a', 'b', 'c', 'd', 'e'].map((id) => loadOn(id, '2026-03-05')), undefined],
  ['nothing if a report cannot be read', [loadOn('a', '2026-03-05'), loadOn('unread', '2026-03-05')], undefined],
])('compares with the last day of the benefit: %s [WHY-03]', async (_, loads, items) => {
  expect(await readLastLoad(loads, 'lunch')).toEqual(
    items && { day: loads.find(({ id }) => id === items[0])?.loadedOn, items },
  )
})

test('does not read the reports of a day with too many loads [WHY-03]', async () => {
  await readLastLoad(
    ['a', 'b', 'c', 'd', 'e'].map((id) => loadOn(id, '2026-03-05')),
    'lunch',
  )
  expect(read).toEqual([])
})
