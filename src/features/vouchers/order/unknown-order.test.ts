import type { VoucherOrderSummary } from '@generated/api/model'
import { expect, test } from 'vitest'
import { newOrders } from '@/orders/sent-order'
import { contentsOf } from './unknown-order'

const order = (id: string, over: Partial<VoucherOrderSummary> = {}) =>
  ({ id, voucherType: 'lunch', faceValue: 1300, totalQuantity: 50, ...over }) as VoucherOrderSummary

const sent = { contents: contentsOf(order('o-2')), seen: ['o-1'] }
const found = (...orders: VoucherOrderSummary[]) => newOrders(sent, orders, contentsOf)?.map(({ id }) => id)

test('finds the new orders of the same vouchers [PAY-12]', () => {
  expect(found(order('o-2'), order('o-1'))).toEqual(['o-2'])
  expect(found(order('o-3'), order('o-2'), order('o-1'))).toEqual(['o-3', 'o-2'])
})

test.each<[string, Partial<VoucherOrderSummary>]>([
  ['of another quantity', { totalQuantity: 51 }],
  ['of another value', { faceValue: 1400 }],
  ['of the other kind', { voucherType: 'recreational' }],
])('a new order %s is somebody else’s', (_, over) => {
  expect(found(order('o-2', over), order('o-1'))).toEqual([])
})

test('nothing new means that nothing was ordered', () => {
  expect(found(order('o-1'))).toEqual([])
})

test.each([
  ['the orders before the press', { ...sent, seen: undefined }],
  ['what was ordered', { seen: ['o-1'] }],
  ['anything', undefined],
])('without %s in storage nothing is known [PAY-12]', (_, evidence) => {
  expect(newOrders(evidence, [order('o-2')], contentsOf)).toBeUndefined()
})
