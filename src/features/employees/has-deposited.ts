import { listTransactions } from '@generated/api/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { requirePageCount } from '@/api/calls/all-pages'

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

/** EMP-11: whether to suggest a first deposit to a company that `hasAdded` employees; not if that cannot be read. */
export function useNeedsDeposit(hasAdded: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['hasDeposited'],
    queryFn: hasDeposited,
    enabled: hasAdded,
    // Saving the next employee must not wait for all transactions once more.
    staleTime: 'static',
    gcTime: 0,
  })
  return hasAdded && data === false
}
