import type { CompanyAccount, CompanyAccounts } from '@generated/api/model'
import { type Cents, cents } from '@/values/numbers/money'

export const accountOf = ({ accounts }: CompanyAccounts): CompanyAccount | undefined => accounts[0]

/** The balance of the company's account in cents; 0 without an account. */
export function balanceOf(accounts: CompanyAccounts): Cents {
  const account = accountOf(accounts)
  return cents(account ? account.availableBalance : 0)
}
