import type { Db } from '../../database/db.ts'
import type { EmployeeRow, TopUpRow } from '../../database/rows/benefits.ts'
import type { TransactionRow } from '../../database/rows/money.ts'
import { loadPostings, type Posting, refundPosting } from '../../values/loads.ts'

/** The balance of a company's first account, in cents. */
export const balanceOf = (db: Db, companyId: string): number => db.accounts.all(companyId)[0]?.availableBalance ?? 0

/**
 * Writes a transaction and changes the balance, by default of the company's first account (DEP-10); the only place that moves
 * money. Throws without an account.
 */
export function post(
  db: Db,
  companyId: string,
  { accountId, ...posting }: Posting & { accountId?: string },
): TransactionRow {
  const account = accountId === undefined ? db.accounts.all(companyId)[0] : db.accounts.get(companyId, accountId)
  if (!account) throw new Error(`company ${companyId} has no account to book on`)
  db.accounts.put(companyId, { ...account, availableBalance: account.availableBalance + posting.balanceChange })
  return db.transactions.put(companyId, {
    id: `tx-${crypto.randomUUID()}`,
    companyId,
    isDeposit: posting.transactionType === 'deposit',
    ...posting,
  })
}

/** Charges the account with a load and its fee. */
export function charge(db: Db, load: TopUpRow, at: number): void {
  for (const posting of loadPostings(load, at)) post(db, load.companyId, posting)
}

/** Adds a load of these employees. One that is paid from the balance at once is charged. */
export function addLoad(
  db: Db,
  load: Omit<TopUpRow, 'id' | 'items'>,
  employees: readonly Pick<EmployeeRow, 'id' | 'firstName' | 'lastName' | 'personalId'>[],
): TopUpRow {
  const { companyId, amount, paymentMethod, paidAt } = load
  const row = db.topUps.put(companyId, {
    ...load,
    id: `t-${crypto.randomUUID()}`,
    items: employees.map(({ id: employeeId, firstName, lastName, personalId }) => ({
      employeeId,
      firstName,
      lastName,
      personalId,
      amount,
    })),
  })
  if (paymentMethod === 'deduction' && paidAt !== undefined) charge(db, row, paidAt)
  return row
}

/** Refunds a part of a load that did not reach employees, or all of it. */
export const refund = (db: Db, load: TopUpRow, sum: number, count: number, at: number) =>
  post(db, load.companyId, refundPosting(load, sum, count, at))
