import { getListTransactionsQueryKey, listTransactions, readCompanyAccounts } from '@generated/api/accounts/accounts'
import type { Transaction } from '@generated/api/model'
import { queryOptions } from '@tanstack/react-query'
import { today } from '@/values/clock'
import type { Cents } from '@/values/money'
import { addDays, compareDates, dateInHelsinki, type PlainDate } from '@/values/plain-date'
import { balanceOf } from './company-account'
import { addTo, daysOf, type Month, monthOf } from './months'
import { readTransactions } from './transactions'

/** Number of months in charts, including the current one. */
export const CHART_MONTHS = 12
/** Maximum number of pages to read: a thousand transactions. The charts show earlier days as unknown. */
const PAGE_CAP = 50
/** Attempts to read transactions and balance consistently when the balance changes meanwhile. */
const TRIES = 3

/** The months of the charts, the oldest first; the last one is the current month. */
export const chartMonths = (day: PlainDate): Month[] =>
  Array.from({ length: CHART_MONTHS }, (_, at) => addTo(monthOf(day), at + 1 - CHART_MONTHS))

/** The account during the months of the charts. */
export interface AccountYear {
  /** The balance after the last transaction. */
  balance: Cents
  transactions: Transaction[]
  /**
   * The first day from which every transaction is known: the day of the first transaction if none is earlier. Undefined
   * without transactions.
   */
  knownFrom: PlainDate | undefined
  /** Whether the page limit left out transactions of these months. */
  isCut: boolean
}

/** Reading a year on every focus or mount would cost too much. Commands invalidate it anyway. */
export const CHART_CACHING = { staleTime: 5 * 60_000, refetchOnWindowFocus: false, retryOnMount: false } as const

/** The transactions of the charts' months, and the balance after them. */
export const accountYearQuery = () =>
  queryOptions({
    queryKey: [getListTransactionsQueryKey()[0], 'year', today()],
    queryFn: async (): Promise<AccountYear> => {
      const day = today()
      const startDate = daysOf(chartMonths(day)[0] ?? monthOf(day), day).startDate
      const newestFirst = (page: number) => listTransactions({ page, sortingBy: 'date', descending: true })
      for (let tries = 0; tries < TRIES; tries += 1) {
        // oxlint-disable-next-line no-await-in-loop -- sequential: an unchanged balance proves consistent reads
        const before = balanceOf(await readCompanyAccounts())
        // oxlint-disable-next-line no-await-in-loop -- as above
        const read = await readTransactions(newestFirst, { startDate, endDate: day }, PAGE_CAP)
        // oxlint-disable-next-line no-await-in-loop -- as above
        const balance = balanceOf(await readCompanyAccounts())
        if (before === balance) return { balance, ...known(read, startDate) }
      }
      throw new RangeError('the balance changed each time that its transactions were read')
    },
    ...CHART_CACHING,
  })

/** Finds the first day from which all transactions are known. */
function known({ transactions, hasEarlier, isCut }: Awaited<ReturnType<typeof readTransactions>>, start: PlainDate) {
  const [oldest] = transactions.map(({ date }) => dateInHelsinki(date)).toSorted(compareDates)
  // The page limit may have cut off a part of the oldest day.
  const first = oldest && isCut ? addDays(oldest, 1) : oldest
  return { transactions, isCut, knownFrom: hasEarlier ? start : first }
}
