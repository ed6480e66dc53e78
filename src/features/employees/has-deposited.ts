import { listTransactions } from '@generated/api/accounts/accounts'
import { requirePageCount } from '@/api/all-pages'

/**
 * EMP-11: whether the company has ever deposited money. Reads the oldest transactions first, because nothing precedes the
 * first deposit.
 * @throws ApiError, TypeError without a page count
 */
export async function hasDeposited(): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { transactions, totalPages } = await listTransactions({ page, sortingBy: 'date', descending: false })
    if (transactions.some(({ isDeposit }) => isDeposit)) return true
    requirePageCount(totalPages)
    if (page >= totalPages) return false
  }
}
