import { getListTransactionsQueryKey, listTransactions, readCompanyAccounts } from '@generated/api/accounts/accounts'
import type { Transaction, TransactionPage } from '@generated/api/model'
import { queryOptions } from '@tanstack/react-query'
import { requirePageCount, uniqueRows } from '@/api/calls/all-pages'
import { today } from '@/values/dates/clock'
import { addDays, compareDates, dateInHelsinki, isBefore, type PlainDate } from '@/values/dates/plain-date'
import type { Cents } from '@/values/numbers/money'
import { balanceOf } from './company-account'
import { daysOf, type Month, monthOf, type ReportPeriod, shiftMonth } from './months'

const AT_ONCE = 4

const dayOf = ({ date }: Transaction): PlainDate => dateInHelsinki(date)

/** Reads a page of the account's transactions. @throws ApiError */
export const newestFirst = (page: number) => listTransactions({ page, sortingBy: 'date', descending: true })

/**
 * Reads the transactions of a period, both days included, from pages in descending order.
 * @throws the error of `readPage` @param maxPages from the newest row of the period; unlimited when missing
 */
export async function readTransactions(
  readPage: (page: number) => Promise<TransactionPage>,
  { startDate, endDate }: ReportPeriod,
  maxPages = Number.POSITIVE_INFINITY,
) {
  const pages = new Map<number, Promise<TransactionPage>>()
  const read = (page: number) => {
    const asked = pages.get(page) ?? readPage(page)
    pages.set(page, asked)
    return asked
  }
  const { totalPages, transactions: newest } = await read(1)
  requirePageCount(totalPages)
  // When the last row of a page is later than the period, so is the whole page.
  const isBeforeAll = async (page: number) => {
    const last = (await read(page)).transactions.at(-1)
    return last !== undefined && isBefore(endDate, dayOf(last))
  }
  const [latest] = newest
  // When no row is later than the period, the period begins on the first page.
  let [first, end] = [1, latest && isBefore(endDate, dayOf(latest)) ? totalPages : 1]
  while (first < end) {
    const middle = Math.floor((first + end) / 2)
    if (await isBeforeAll(middle)) first = middle + 1
    else end = middle
  }
  const found: Transaction[] = []
  const lastPage = Math.min(totalPages, first + maxPages - 1)
  // There are transactions before the period, so the period is complete from its first day on.
  let hasEarlier = false
  for (let page = first; page <= lastPage && !hasEarlier; page += AT_ONCE) {
    const count = Math.min(AT_ONCE, lastPage - page + 1)
    const read4 = await Promise.all(Array.from({ length: count }, (_, at) => read(page + at)))
    const rows = read4.flatMap(({ transactions }) => transactions)
    found.push(...rows.filter((row) => !isBefore(dayOf(row), startDate) && !isBefore(endDate, dayOf(row))))
    const last = rows.at(-1)
    hasEarlier = last !== undefined && isBefore(dayOf(last), startDate)
  }
  // The page limit was reached: rows before the oldest one were not read.
  const isCut = !hasEarlier && lastPage < totalPages
  const transactions = uniqueRows(found)
  const [oldest] = transactions.map(dayOf).toSorted(compareDates)
  // The page limit may have cut off a part of the oldest day.
  const complete = oldest && isCut ? addDays(oldest, 1) : oldest
  // `knownFrom` is the first day from which every transaction is known; undefined without transactions.
  return { transactions, knownFrom: hasEarlier ? startDate : complete, hasEarlier, isCut }
}

export const CHART_MONTHS = 12
/** Maximum number of pages to read: a thousand transactions. The charts show earlier days as unknown. */
export const PAGE_CAP = 50
/** Attempts to read transactions and balance consistently when the balance changes meanwhile. */
const TRIES = 3

/** The months of the charts, the oldest first; the last one is the current month. */
export const chartMonths = (day: PlainDate): Month[] =>
  Array.from({ length: CHART_MONTHS }, (_, at) => shiftMonth(monthOf(day), at + 1 - CHART_MONTHS))

export interface AccountYear extends Awaited<ReturnType<typeof readTransactions>> {
  /** The balance after the last transaction. */
  balance: Cents
}

/** Years and reports cost too much to read on every focus or mount. Commands invalidate them anyway. */
export const SLOW_READ_CACHING = { staleTime: 5 * 60_000, refetchOnWindowFocus: false, retryOnMount: false } as const

export const accountYearQuery = () =>
  queryOptions({
    queryKey: [getListTransactionsQueryKey()[0], 'year', today()],
    queryFn: async (): Promise<AccountYear> => {
      const day = today()
      const startDate = daysOf(chartMonths(day)[0] ?? monthOf(day), day).startDate
      for (let tries = 0; tries < TRIES; tries += 1) {
        // oxlint-disable-next-line no-await-in-loop -- sequential: an unchanged balance proves consistent reads
        const before = balanceOf(await readCompanyAccounts())
        // oxlint-disable-next-line no-await-in-loop -- as above
        const read = await readTransactions(newestFirst, { startDate, endDate: day }, PAGE_CAP)
        // oxlint-disable-next-line no-await-in-loop -- as above
        const balance = balanceOf(await readCompanyAccounts())
        // Not `===`: an unknown balance (NaN) differs from itself, and would never count as unchanged.
        if (Object.is(before, balance)) return { balance, ...read }
      }
      throw new RangeError('the balance changed each time that its transactions were read')
    },
    ...SLOW_READ_CACHING,
  })
