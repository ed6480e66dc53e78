import type { CardOrderReply } from '@generated/api/model'
import { expect, test } from 'vitest'
import { cardOrderPath, isOpenCardOrder, isPaidHere, ordersOfSame } from './card-orders'

const order = (rest: Partial<CardOrderReply>): CardOrderReply => ({
  id: 'o-1',
  orderNumber: '300001',
  date: '2026-11-20T08:00:00Z',
  paymentId: 'p/1',
  paymentStatus: 'Created',
  paymentMethod: 'Online',
  isCanceled: false,
  amountInCents: 1000,
  benefits: ['lunch'],
  employees: [{ firstName: 'Eero', lastName: 'Mäkelä', personalId: '010190-900P' }],
  ...rest,
})

test.each([
  ['Created', true],
  ['Pending', true],
  ['Error', true],
  ['Canceled', true],
  ['Completed', false],
  ['Expired', false],
  ['New', false],
] as const)('an order whose payment is %s can still be paid or cancelled: %s [CRD-13]', (paymentStatus, open) => {
  expect(isOpenCardOrder(order({ paymentStatus } as Partial<CardOrderReply>))).toBe(open)
  expect(isOpenCardOrder(order({ paymentStatus, isCanceled: true } as Partial<CardOrderReply>))).toBe(false)
})

test.each([
  ['Created', 'Online', true],
  ['Created', 'CreditCard', true],
  ['Created', 'PrintInvoicePdf', false],
  ['Pending', 'Online', false],
  ['Error', 'PrintInvoicePdf', true],
  ['Canceled', 'PrintInvoicePdf', true],
] as const)('%s by %s is paid on the page of the order: %s [CRD-13]', (paymentStatus, paymentMethod, here) => {
  const one = order({ paymentStatus, paymentMethod })
  expect(isPaidHere(one)).toBe(here)
  expect(cardOrderPath(one)).toBe(here ? '/card-order-payment/p%2F1' : '/order/status/p%2F1')
  expect(cardOrderPath({ ...one, isCanceled: true })).toBe('/order/status/p%2F1')
})

test('an open order for the same person and benefit is found, however the identity code is written [CRD-13]', () => {
  const open = order({
    benefits: ['transport', 'lunch'],
    employees: [
      { firstName: 'Sanni', lastName: 'Yksin', personalId: '010190-902S' },
      { firstName: 'Eero', lastName: 'Mäkelä', personalId: '010190-900P' },
    ],
  })
  expect(ordersOfSame([open], ['recreational', 'lunch'], ['', ' 010190-900p '])).toEqual([open])
  expect(ordersOfSame([open], ['recreational'], ['010190-900P'])).toEqual([])
  expect(ordersOfSame([open], ['lunch'], ['010190-901R'])).toEqual([])
  expect(ordersOfSame([order({ isCanceled: true })], ['lunch'], ['010190-900P'])).toEqual([])
  expect(
    ordersOfSame([order({ employees: [{ firstName: '', lastName: '', personalId: '' }] })], ['lunch'], ['']),
  ).toEqual([])
})
