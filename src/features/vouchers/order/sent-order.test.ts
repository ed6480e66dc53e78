import { expect, test } from 'vitest'
import { findSentOrders, readEvidence } from './sent-order'

const sent = { voucherType: 'lunch', faceValue: 1300, quantity: 50, seen: ['o-1'] }
const order = (id: string, over: object = {}) => ({
  id,
  orderNumber: '5001',
  voucherType: 'lunch' as const,
  faceValue: 1300,
  totalQuantity: 50,
  ...over,
})

const found = (...orders: ReturnType<typeof order>[]) => findSentOrders(sent, orders)?.map(({ id }) => id)

test('finds the new orders of the same vouchers [PAY-12]', () => {
  expect(found(order('o-2'), order('o-1'))).toEqual(['o-2'])
  expect(found(order('o-3'), order('o-2'), order('o-1'))).toEqual(['o-3', 'o-2'])
})

test.each([
  ['of another quantity', { totalQuantity: 51 }],
  ['of another value', { faceValue: 1400 }],
  ['of the other kind', { voucherType: 'recreational' }],
])('a new order %s is somebody else’s', (_, over) => {
  expect(found(order('o-2', over), order('o-1'))).toEqual([])
})

test('nothing new means that nothing was ordered', () => {
  expect(found(order('o-1'))).toEqual([])
})

test('without both lists nothing is known [PAY-12]', () => {
  expect(findSentOrders({ ...sent, seen: undefined }, [order('o-2')])).toBeUndefined()
  expect(findSentOrders(sent, undefined)).toBeUndefined()
  expect(findSentOrders(undefined, [order('o-2')])).toBeUndefined()
})

test('what storage holds is read, and nonsense is not', () => {
  expect(readEvidence({ ...sent, body: {} })).toEqual(sent)
  expect(readEvidence({ voucherType: 'lunch' })).toBeUndefined()
})
