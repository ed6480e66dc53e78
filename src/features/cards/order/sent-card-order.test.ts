import type { CardOrderReply } from '@generated/api/model'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readSentOrders } from '@/orders/sent-order'
import { CARD_ORDERS, contentsOf } from './sent-card-order'

const helmi = { firstName: 'Helmi', lastName: 'Rantanen' }
const aino = { firstName: 'Aino', lastName: 'Rantanen' }
const order = (id: string, over: Partial<CardOrderReply> = {}) =>
  ({
    id,
    isCanceled: false,
    benefits: ['recreational', 'lunch'],
    employees: [helmi, aino].map((person) => ({ ...person, personalId: '010190-901A' })),
    ...over,
  }) as CardOrderReply
const sent = {
  contents: [contentsOf({ benefits: ['lunch', 'recreational'], employees: [aino, helmi] })],
  seen: ['o-1'],
}
function find(evidence: Record<string, unknown>, cardOrders: CardOrderReply[]) {
  const client = new QueryClient()
  client.fetchQuery = () => Promise.resolve({ cardOrders } as never)
  return readSentOrders(client, CARD_ORDERS, { evidence })
}
const found = async (...orders: CardOrderReply[]) => (await find(sent, orders))?.map(({ id }) => id)

test('finds the new orders of the same benefits for the same people [CRD-09] [PAY-12]', async () => {
  expect(await found(order('o-1'), order('o-2'))).toEqual(['o-2'])
  expect(await found(order('o-1'), order('o-2'), order('o-3'))).toEqual(['o-2', 'o-3'])
})

test.each([
  ['that was there before', order('o-1')],
  ['of other benefits', order('o-2', { benefits: ['lunch'] })],
  ['for others', order('o-2', { employees: [{ ...helmi, personalId: '010190-901A' }] })],
  ['that is cancelled', order('o-2', { isCanceled: true })],
])('an order %s is another one [CRD-09]', async (_, other) => {
  expect(await found(other)).toEqual([])
})

test('without the orders before the press, or with a damaged storage, nothing is known [PAY-12]', async () => {
  expect(await find({ ...sent, seen: undefined }, [order('o-2')])).toBeUndefined()
  expect(await find({ people: [helmi] }, [order('o-2')])).toBeUndefined()
  // The order has been sent: what cannot be compared must not fail it.
  expect(await find(sent, [order('o-2', { benefits: undefined as never })])).toBeUndefined()
})

test('stores no name [CRD-09]', () => {
  expect(JSON.stringify(sent)).not.toMatch(/Helmi|Aino|Rantanen/)
})
