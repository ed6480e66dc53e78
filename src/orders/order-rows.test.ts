import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { MISSING } from '@/values/collections/look-up'
import { orderRows } from './order-rows'

const rowsOf = (order: { orderNumber?: string; count: string } | undefined, isError = false) =>
  orderRows({ order, isError }, 'Employees', ({ count }) => ({ value: count, kind: 'number' }))

test('the result of a payment shows number and size of its order, or says that they cannot be read [PAY-14]', () => {
  const size = { label: 'Employees', value: '12', kind: 'number' }
  expect(rowsOf({ orderNumber: '40012', count: '12' })).toEqual([
    { label: m.vouchers_order_number(), value: '40012' },
    size,
  ])
  expect(rowsOf({ count: '12' })).toEqual([size])
  expect(rowsOf(undefined)).toEqual([])
  expect(rowsOf(undefined, true)).toEqual([{ label: 'Employees', value: MISSING, note: m.orders_details_failed() }])
})
