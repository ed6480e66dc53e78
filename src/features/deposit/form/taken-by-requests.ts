import type { Transaction } from '@generated/api/model'
import { TRANSACTION_FEE, TRANSACTION_REQUESTS } from '@generated/limits'
import { type Cents, cents, sum } from '@/values/money'

type Row = Pick<Transaction, 'date' | 'description' | 'isDeposit' | 'transactionType' | 'balanceChange'>

/**
 * What the load requests took from an arrived deposit, including fees (REQ-05): the request loads with the same
 * timestamp as the newest deposit of this amount (cents). 0 if they took nothing, undefined if the deposit is not
 * listed.
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
