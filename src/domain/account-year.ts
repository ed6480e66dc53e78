import { getListTransactionsQueryKey, listTransactions, readCompanyAccounts } from '@generated/api/accounts/accounts'
import type { Transaction } from '@generated/api/model'
import { queryOptions } from '@tanstack/react-query'
import { today } from '@/values/clock'
import type { Cents } from '@/values/money'
import { addDays, compareDates, dateInHelsinki, type PlainDate } from '@/values/plain-date'
import { balanceOf } from './company-account'
import { addTo, daysOf, type Month, monthOf } from './months'
import { readTransactions } from './transactions'

/** How many months charts look back on, the running one among them. */
export const CHART_MONTHS = 12
/** A thousand transactions; what lies before them the charts say they do not know. */
const MOST_PAGES = 50
/** How often the balance is read anew when it changes while its transactions are read. */
const TRIES = 3

/** The months of the charts, the oldest first; the last one runs. */
export const chartMonths = (day: PlainDate): Month[] =>
  Array.from({ length: CHART_MONTHS }, (_, at) => addTo(monthOf(day), at + 1 - CHART_MONTHS))

/** The account in the months of the charts. */
export interface AccountYear {
  /** What the transactions leave. */
  balance: Cents
  transactions: Transaction[]
  /** From this day on every transaction is known; the day of the first one when there is none before. Undefined without any. */
  knownFrom: PlainDate | undefined
  /** There are earlier ones within these months, too many to read. */
  isCut: boolean
}

/** Charts change with a command; they cost too much to be read again on every look. */
export const CHART_KEPT = { staleTime: 5 * 60_000, refetchOnWindowFocus: false, retryOnMount: false } as const

/** The transactions of the months of the charts, and the balance that they leave. */
export const accountYearQuery = () =>
  queryOptions({
    queryKey: [getListTransactionsQueryKey()[0], 'year', today()],
    queryFn: async (): Promise<AccountYear> => {
      const day = today()
      const startDate = daysOf(chartMonths(day)[0] ?? monthOf(day), day).startDate
      const newestFirst = (page: number) => listTransactions({ page, sortingBy: 'date', descending: true })
      for (let tries = 0; tries < TRIES; tries += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the balance belongs to the transactions only when it stands still
        const before = balanceOf(await readCompanyAccounts())
        // oxlint-disable-next-line no-await-in-loop -- as above
        const read = await readTransactions(newestFirst, { startDate, endDate: day }, MOST_PAGES)
        // oxlint-disable-next-line no-await-in-loop -- as above
        const balance = balanceOf(await readCompanyAccounts())
        if (before === balance) return { balance, ...known(read, startDate) }
      }
      throw new RangeError('the balance changed each time that its transactions were read')
    },
    ...CHART_KEPT,
  })

/** From when on the transactions that were read are all there are. */
function known({ transactions, hasEarlier, isCut }: Awaited<ReturnType<typeof readTransactions>>, start: PlainDate) {
  const [oldest] = transactions.map(({ date }) => dateInHelsinki(date)).toSorted(compareDates)
  // Of the oldest day that was read a part may be missing.
  const first = oldest && isCut ? addDays(oldest, 1) : oldest
  return { transactions, isCut, knownFrom: hasEarlier ? start : first }
}
