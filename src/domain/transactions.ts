import type { Transaction, TransactionPage } from '@generated/api/model'
import { dateInHelsinki, isBefore, type PlainDate } from '@/values/plain-date'
import type { ReportPeriod } from './report-days'

/** Pages that are asked for at a time. */
const AT_ONCE = 4

const dayOf = ({ date }: Transaction): PlainDate => dateInHelsinki(date)

export interface SomeTransactions {
  transactions: Transaction[]
  /** The list goes further back than the days: they are there from the first one on. */
  hasEarlier: boolean
  /** More pages than may be read: those before the oldest row were not read. */
  isCut: boolean
}

/**
 * The transactions of some days, both included, from pages that come newest first: the page on which they begin is
 * found by halving, the others are read a few at a time until they end. @throws what `readPage` throws
 * @param mostPages how many are read at most, from the newest on; without it all
 */
export async function readTransactions(
  readPage: (page: number) => Promise<TransactionPage>,
  { startDate, endDate }: ReportPeriod,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<SomeTransactions> {
  const pages = new Map<number, Promise<TransactionPage>>()
  const read = (page: number) => {
    const asked = pages.get(page) ?? readPage(page)
    pages.set(page, asked)
    return asked
  }
  const { totalPages, transactions: newest } = await read(1)
  // Without it the month would seem to be without transactions.
  if (!Number.isInteger(totalPages)) throw new TypeError('the reply does not say how many pages there are')
  // A page whose last row is still after the days lies before all of them.
  const isBeforeAll = async (page: number) => {
    const last = (await read(page)).transactions.at(-1)
    return last !== undefined && isBefore(endDate, dayOf(last))
  }
  const [latest] = newest
  // Without a later row they begin on the first page.
  let [first, end] = [1, latest && isBefore(endDate, dayOf(latest)) ? totalPages : 1]
  while (first < end) {
    const middle = Math.floor((first + end) / 2)
    if (await isBeforeAll(middle)) first = middle + 1
    else end = middle
  }
  // By id: a row that comes meanwhile pushes others to the next page, where they are read again.
  const found = new Map<string, Transaction>()
  const lastPage = Math.min(totalPages, first + mostPages - 1)
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

/** All transactions of some days, both included. @throws what `readPage` throws */
export const transactionsOf = async (
  readPage: (page: number) => Promise<TransactionPage>,
  period: ReportPeriod,
): Promise<Transaction[]> => (await readTransactions(readPage, period)).transactions

const isIn = (day: PlainDate, from: PlainDate, to: PlainDate) => !isBefore(day, from) && !isBefore(to, day)
