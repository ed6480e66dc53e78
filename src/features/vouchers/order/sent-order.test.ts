import { expect, test } from 'vitest'
import { findSentOrder, readEvidence } from './sent-order'

const sent = { voucherType: 'lunch', faceValue: 1300, quantity: 50, seen: ['o-1'] }
const order = (id: string, over: object = {}) => ({
  id,
  voucherType: 'lunch' as const,
  faceValue: 1300,
  totalQuantity: 50,
  ...over,
})

test('an order of the same vouchers that was not there before is the one that was sent [PAY-12]', () => {
  expect(findSentOrder(sent, [order('o-2'), order('o-1')])).toEqual({ kind: 'arrived', orderId: 'o-2' })
})

test.each([
  ['of another quantity', { totalQuantity: 51 }],
  ['of another value', { faceValue: 1400 }],
  ['of the other kind', { voucherType: 'recreational' }],
])('a new order %s is somebody else’s', (_, over) => {
  expect(findSentOrder(sent, [order('o-2', over), order('o-1')])).toEqual({ kind: 'nothing' })
})

test('nothing new means that nothing was ordered', () => {
  expect(findSentOrder(sent, [order('o-1')])).toEqual({ kind: 'nothing' })
})

test('without both readings nothing can be told [PAY-12]', () => {
  expect(findSentOrder({ ...sent, seen: undefined }, [order('o-2')])).toEqual({ kind: 'undecided' })
  expect(findSentOrder(sent, undefined)).toEqual({ kind: 'undecided' })
  expect(findSentOrder(undefined, [order('o-2')])).toEqual({ kind: 'undecided' })
})

test('what storage holds is read, and nonsense is not', () => {
  expect(readEvidence({ ...sent, body: {} })).toEqual(sent)
  expect(readEvidence({ voucherType: 'lunch' })).toBeUndefined()
})
