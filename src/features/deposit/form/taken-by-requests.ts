import type { Transaction } from '@generated/api/model'
import { TRANSACTION_FEE, TRANSACTION_REQUESTS } from '@generated/limits'
import { type Cents, cents, sum } from '@/values/money'

type Row = Pick<Transaction, 'date' | 'description' | 'isDeposit' | 'transactionType' | 'balanceChange'>

/**
 * What the requests took at once of a deposit that has come, with their fee (REQ-05): the loads that were booked at the
 * same instant as the newest deposit of that sum (cents). 0 when they took nothing; undefined when it is not among the
 * transactions.
 */
export function takenByRequests(transactions: readonly Row[], amount: number): Cents | undefined {
  const deposit = transactions.find(({ isDeposit, balanceChange }) => isDeposit && balanceChange === amount)
  if (!deposit) return undefined
  const together = transactions.filter(({ date }) => date === deposit.date)
  const loads = together.filter(({ transactionType }) => transactionType === TRANSACTION_REQUESTS)
  const fees = together.filter(
    ({ transactionType, description }) =>
      transactionType === TRANSACTION_FEE && loads.some((load) => load.description === description),
  )
  return sum([...loads, ...fees].map(({ balanceChange }) => cents(-balanceChange)))
}
