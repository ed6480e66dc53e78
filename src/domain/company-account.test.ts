import { expect, test } from 'vitest'
import { isKnownAmount } from '@/values/numbers/money'
import { balanceOf } from './company-account'

const account = { accountNumber: 'a-1', accountId: 'a-1' }

test('the balance is 0 without an account and unknown when it cannot be read [CTR-07]', () => {
  expect(balanceOf({ accounts: [] } as never)).toBe(0)
  expect(balanceOf({ accounts: [{ ...account, availableBalance: 12 }] } as never)).toBe(12)
  expect(isKnownAmount(balanceOf({ accounts: [account] } as never))).toBe(false)
})
