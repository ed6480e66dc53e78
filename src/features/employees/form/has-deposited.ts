import { listTransactions } from '@generated/api/accounts/accounts'
import type { ListTransactionsParams } from '@generated/api/model'

/**
 * EMP-11: whether the company has ever deposited money. Reads the oldest transactions first, because nothing precedes
 * the first deposit. @throws ApiError
 */
export async function hasDeposited(): Promise<boolean> {
  const read = (page: number) => {
    const params: ListTransactionsParams = { page, sortingBy: 'date', descending: false }
    return listTransactions(params)
  }
  for (let page = 1; ; page += 1) {
    const { transactions, totalPages } = await read(page)
    if (transactions.some(({ isDeposit }) => isDeposit)) return true
    if (page >= totalPages) return false
  }
}
