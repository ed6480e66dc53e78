import { expect, test } from 'vitest'
import { ProviderRedirectSearch } from './provider-redirect-search'

test.each([
  [{ payment: 'pay-1', order: 'deposit' }],
  [{ payment: 'A', order: 'voucher' }],
  [{ payment: 'x'.repeat(64), order: 'digital' }],
  [{}],
])('%j leads to the payment that is handed off', (search) => {
  expect(ProviderRedirectSearch.parse(search)).toEqual(search)
})

test.each([
  [{ payment: '', order: '' }],
  [{ payment: 'x'.repeat(65), order: 'Deposit' }],
  [{ payment: '../pay-1', order: 'card' }],
  [{ payment: 'pay-1/', order: ['deposit'] }],
  [{ payment: '/pay-1', order: 'deposits' }],
  [{ payment: 'pay 1', order: null }],
  [{ payment: 'maksu-ä', order: 0 }],
  [{ payment: 1, order: true }],
])('%j is nonsense, and is left out', (search) => {
  expect(ProviderRedirectSearch.parse(search)).toEqual({ payment: undefined, order: undefined })
})
