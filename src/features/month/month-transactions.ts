import type { Transaction, TransactionPage } from '@generated/api/model'
import type { ReportPeriod } from '@/domain/report-days'
import { dateInHelsinki, isBefore, type PlainDate } from '@/values/plain-date'

/** Pages that are asked for at a time. */
const AT_ONCE = 4

const dayOf = ({ date }: Transaction): PlainDate => dateInHelsinki(date)

/**
 * The transactions of some days, both included, from pages that come newest first: the page on which they begin is
 * found by halving, the others are read a few at a time until they end. @throws what `readPage` throws
 */
export async function transactionsOf(
  readPage: (page: number) => Promise<TransactionPage>,
  { startDate, endDate }: ReportPeriod,
): Promise<Transaction[]> {
  const pages = new Map<number, Promise<TransactionPage>>()
  const read = (page: number) => {
    const asked = pages.get(page) ?? readPage(page)
    pages.set(page, asked)
    return asked
  }
  const { totalPages } = await read(1)
  // Without it the month would seem to be without transactions.
  if (!Number.isInteger(totalPages)) throw new TypeError('the reply does not say how many pages there are')
  // A page whose last row is still after the days lies before all of them.
  const isBeforeAll = async (page: number) => {
    const last = (await read(page)).transactions.at(-1)
    return last !== undefined && isBefore(endDate, dayOf(last))
  }
  let [first, end] = [1, totalPages]
  while (first < end) {
    const middle = Math.floor((first + end) / 2)
    if (await isBeforeAll(middle)) first = middle + 1
    else end = middle
  }
  // By id: a row that comes meanwhile pushes others to the next page, where they are read again.
  const found = new Map<string, Transaction>()
  for (let page = first; page <= totalPages; page += AT_ONCE) {
    const count = Math.min(AT_ONCE, totalPages - page + 1)
    const read4 = await Promise.all(Array.from({ length: count }, (_, at) => read(page + at)))
    const rows = read4.flatMap(({ transactions }) => transactions)
    for (const row of rows) if (isIn(dayOf(row), startDate, endDate)) found.set(row.id, row)
    const last = rows.at(-1)
    if (!last || isBefore(dayOf(last), startDate)) break
  }
  return [...found.values()]
}

const isIn = (day: PlainDate, from: PlainDate, to: PlainDate) => !isBefore(day, from) && !isBefore(to, day)
