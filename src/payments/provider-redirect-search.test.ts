import { expect, test } from 'vitest'
import { ProviderRedirectSearch } from './provider-redirect-search'

test.each([
  [{ payment: 'pay-1', order: 'deposit' }],
  [{ payment: 'A', order: 'voucher' }],
  [{ payment: 'x'.repeat(64), order: 'digital' }],
  [{}],
])('%j names the payment to hand off', (search) => {
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
])('%j is invalid and ignored', (search) => {
  expect(ProviderRedirectSearch.parse(search)).toEqual({ payment: undefined, order: undefined })
})
