import { expect, test } from 'vitest'
import { DepositSearch } from './deposit-search'

test.each([
  [{ payment: 'pay-1', unfinished: true }],
  [{ payment: 'x'.repeat(64), unfinished: false }],
  [{ payment: 'A' }],
  [{ amount: 1 }],
  [{ amount: 5_000_000 }],
  [{}],
])('%j names the payment to make again, or the amount to begin with [DEP-02]', (search) => {
  expect(DepositSearch.parse(search)).toEqual(search)
})

test.each([
  [{ payment: '', unfinished: '' }],
  [{ payment: 'x'.repeat(65), unfinished: 'true' }],
  [{ payment: '../pay-1', unfinished: 1 }],
  [{ payment: 'pay-1/', unfinished: null }],
  [{ payment: '/pay-1', unfinished: 0 }],
  [{ payment: 'pay 1', unfinished: [true] }],
  [{ payment: 1, unfinished: 'yes' }],
  [{ amount: 0 }],
  [{ amount: 5_000_001 }],
  [{ amount: 1.5 }],
  [{ amount: '100' }],
])('%j is nonsense, and is left out', (search) => {
  expect(DepositSearch.parse(search)).toEqual({})
})
