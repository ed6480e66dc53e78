import type { VoucherOrderSummary } from '@generated/api/model'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readSentOrders } from '@/orders/sent-order'
import { contentsOf, VOUCHER_ORDERS } from './sent-voucher-order'

const order = (id: string, over: Partial<VoucherOrderSummary> = {}) =>
  ({ id, voucherType: 'lunch', faceValue: 1300, totalQuantity: 50, ...over }) as VoucherOrderSummary

const sent = { contents: [contentsOf(order('o-2'))], seen: ['o-1'] }
const find = (evidence: Record<string, unknown>, orders: VoucherOrderSummary[]) =>
  readSentOrders(new QueryClient(), { ...VOUCHER_ORDERS, read: () => Promise.resolve(orders) }, { evidence })
const found = async (...orders: VoucherOrderSummary[]) => (await find(sent, orders))?.map(({ id }) => id)

test('finds the new orders of the same vouchers [PAY-12]', async () => {
  expect(await found(order('o-2'), order('o-1'))).toEqual(['o-2'])
  expect(await found(order('o-3'), order('o-2'), order('o-1'))).toEqual(['o-3', 'o-2'])
})

test.each<[string, Partial<VoucherOrderSummary>]>([
  ['of another quantity', { totalQuantity: 51 }],
  ['of another value', { faceValue: 1400 }],
  ['of the other kind', { voucherType: 'recreational' }],
])('a new order %s is somebody else’s', async (_, over) => {
  expect(await found(order('o-2', over), order('o-1'))).toEqual([])
})

test('nothing new means that nothing was ordered', async () => {
  expect(await found(order('o-1'))).toEqual([])
})

test.each([
  ['the orders before the press', { ...sent, seen: undefined }],
  ['what was ordered', { seen: ['o-1'] }],
  ['anything', {}],
])('without %s in storage nothing is known [PAY-12]', async (_, evidence) => {
  expect(await find(evidence, [order('o-2')])).toBeUndefined()
})
