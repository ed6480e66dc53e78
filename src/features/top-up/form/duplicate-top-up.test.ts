import type { TopUpLoad } from '@generated/api/model'
import { expect, test, vi } from 'vitest'
import { findDuplicate } from './duplicate-top-up'

const details = vi.hoisted(() => new Map<string, string[]>())
vi.mock('@generated/api/top-ups/top-ups', async (original) => ({
  ...(await original<object>()),
  readTopUp: async (id: string) => {
    const people = details.get(id)
    if (!people) throw new Error('not read')
    return { topUpLoadItems: people.map((personalId) => ({ personalId })) }
  },
}))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const load = (id: string, more: Partial<TopUpLoad> = {}): TopUpLoad => ({
  id,
  createdAt: hoursAgo(1),
  executorFirstName: 'Aino',
  executorLastName: 'Virtanen',
  status: 'success',
  benefitType: 'lunch',
  totalSum: 20_000,
  totalSumWithFees: 20_628,
  ...more,
})
const wanted = { benefit: 'lunch', amount: 10_000, people: ['a', 'b'] } as const
details.set('same', ['b', 'a'])
details.set('others', ['a', 'c'])
details.set('more', ['a', 'b', 'c'])

test.each([
  ['the same people, in another order', [load('same')], 'same'],
  ['one that waits for its day', [load('same', { status: 'waiting_for_load_date' })], 'same'],
  ['one whose people cannot be read', [load('unread')], 'unread'],
  ['the newest of two', [load('same', { createdAt: hoursAgo(20) }), load('unread')], 'unread'],
  ['other people', [load('others'), load('more')], undefined],
  ['another benefit', [load('same', { benefitType: 'recreational' })], undefined],
  ['another sum', [load('same', { totalSum: 20_001 })], undefined],
  ['one of the day before yesterday', [load('same', { createdAt: hoursAgo(24.1) })], undefined],
  ['one that gave nobody anything', [load('same', { status: 'canceled' })], undefined],
  ['one that was not paid for', [load('same', { status: 'payment_not_received' })], undefined],
] as const)('detects an equal load: %s [TOP-07]', async (_, loads, id) => {
  expect((await findDuplicate(loads, wanted))?.id).toBe(id)
})
