import type { CompanyAccount, CompanyAccounts } from '@generated/api/model'
import { type Cents, cents } from '@/values/money'

/** The account that the portal works with: the first one (DEP-10). */
export const accountOf = ({ accounts }: CompanyAccounts): CompanyAccount | undefined => accounts[0]

/** Cents on the company's account; 0 where there is none. */
export function balanceOf(accounts: CompanyAccounts): Cents {
  const account = accountOf(accounts)
  return cents(account ? account.availableBalance : 0)
}
