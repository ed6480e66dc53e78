import { expect, test } from 'vitest'
import { takenByRequests } from './taken-by-requests'

const AT = '2026-11-22T09:00:00.000Z'
const row = (
  transactionType: 'Deposit' | 'RequestedLoad' | 'ServiceFee' | 'TopUp',
  balanceChange: number,
  more = {},
) => ({
  date: AT,
  description: 'Joulukuu 2026, 17 pyyntöä',
  isDeposit: transactionType === 'Deposit',
  transactionType,
  balanceChange,
  ...more,
})
// 4 511,00 € with 112,78 € and its VAT 28,76 €.
const booked = [
  row('ServiceFee', -14_154),
  row('RequestedLoad', -451_100),
  row('Deposit', 1000, { description: 'Viite' }),
]

test('4 822,40 € less 4 652,54 € of requests: reports what was booked with the deposit [REQ-05]', () => {
  expect(takenByRequests(booked, 1000)).toBe(465_254)
  expect(482_240 - 465_254).toBe(16_986)
})

test('other loads, other fees and other instants are not of the requests', () => {
  const earlier = { date: '2026-11-20T09:00:00.000Z' }
  const others = [
    row('TopUp', -5000),
    row('ServiceFee', -157, { description: 'Lounasedun lataus' }),
    row('RequestedLoad', -9900, earlier),
  ]
  expect(takenByRequests([...others, ...booked], 1000)).toBe(465_254)
  expect(takenByRequests([...others, row('Deposit', 1000)], 1000)).toBe(0)
  expect(takenByRequests(booked, 999)).toBeUndefined()
})
