import type { Transaction, TransactionPage } from '@generated/api/model'
import { dateInHelsinki, isBefore, type PlainDate } from '@/values/plain-date'
import type { ReportPeriod } from './report-days'

/** Number of pages read at the same time. */
const AT_ONCE = 4

const dayOf = ({ date }: Transaction): PlainDate => dateInHelsinki(date)

export interface SomeTransactions {
  transactions: Transaction[]
  /** There are transactions before the period, so the period is complete from its first day on. */
  hasEarlier: boolean
  /** The page limit was reached: rows before the oldest one were not read. */
  isCut: boolean
}

/**
 * Reads the transactions of a period, both days included, from pages in descending order. A binary search finds the
 * first page of the period; the following pages are read a few at a time. @throws the error of `readPage`
 * @param maxPages maximum number of pages, from the newest row of the period; unlimited when missing
 */
export async function readTransactions(
  readPage: (page: number) => Promise<TransactionPage>,
  { startDate, endDate }: ReportPeriod,
  maxPages = Number.POSITIVE_INFINITY,
): Promise<SomeTransactions> {
  const pages = new Map<number, Promise<TransactionPage>>()
  const read = (page: number) => {
    const asked = pages.get(page) ?? readPage(page)
    pages.set(page, asked)
    return asked
  }
  const { totalPages, transactions: newest } = await read(1)
  // Without a page count the period would seem to have no transactions.
  if (!Number.isInteger(totalPages)) throw new TypeError('the reply does not say how many pages there are')
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
  // By id: a new row pushes others to the next page, where they are read a second time.
  const found = new Map<string, Transaction>()
  const lastPage = Math.min(totalPages, first + maxPages - 1)
  let hasEarlier = false
  for (let page = first; page <= lastPage && !hasEarlier; page += AT_ONCE) {
    const count = Math.min(AT_ONCE, lastPage - page + 1)
    const read4 = await Promise.all(Array.from({ length: count }, (_, at) => read(page + at)))
    const rows = read4.flatMap(({ transactions }) => transactions)
    for (const row of rows) if (isIn(dayOf(row), startDate, endDate)) found.set(row.id, row)
    const last = rows.at(-1)
    if (!last) return { transactions: [...found.values()], hasEarlier, isCut: false }
    hasEarlier = isBefore(dayOf(last), startDate)
  }
  return { transactions: [...found.values()], hasEarlier, isCut: !hasEarlier && lastPage < totalPages }
}

/** All transactions of a period, both days included. @throws the error of `readPage` */
export const transactionsOf = async (
  readPage: (page: number) => Promise<TransactionPage>,
  period: ReportPeriod,
): Promise<Transaction[]> => (await readTransactions(readPage, period)).transactions

const isIn = (day: PlainDate, from: PlainDate, to: PlainDate) => !isBefore(day, from) && !isBefore(to, day)
